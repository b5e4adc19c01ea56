/** Whose danger a text tells of, or what kind. */
export const dangerFamilies = [
  "self",
  "other",
  "home",
  "child",
  "overdose",
  "trafficking",
  "violence",
] as const;
export type DangerFamily = (typeof dangerFamilies)[number];

export const isDangerFamily = (text: unknown): text is DangerFamily =>
  dangerFamilies.some((family) => family === text);
