export const accountEvents = [
  "password reset",
  "password changed",
  "second factor on",
  "second factor off",
  "codes refused",
  "sign-ins refused",
] as const;

export type AccountEvent = (typeof accountEvents)[number];
