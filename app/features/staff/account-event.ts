export const accountEvents = [
  "password reset",
  "password changed",
  "second factor on",
  "second factor off",
  "codes refused",
  "sign-ins refused",
  "invitation",
  "role changed",
  "account suspended",
  "account reactivated",
  "access removed",
] as const;

export type AccountEvent = (typeof accountEvents)[number];
