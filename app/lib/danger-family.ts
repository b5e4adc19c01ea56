/** Whose danger a text tells of, or what kind. The place of each stands in addresses: new ones come last. */
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

/** What a text may tell of, in the order of what was learned. */
export const dangerKinds = ["none", ...dangerFamilies] as const;

export const isDangerFamily = (text: unknown): text is DangerFamily =>
  dangerFamilies.some((family) => family === text);

/** Tells nobody who reads an address what it is about. */
export const dangerCode = (family: DangerFamily): string => String(dangerFamilies.indexOf(family) + 1);

export const dangerOfCode = (code: string | null | undefined): DangerFamily | undefined =>
  dangerFamilies.find((family) => dangerCode(family) === code);
