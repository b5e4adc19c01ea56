/** Both partnership forms count as one. */
export const trackedForms = {
  newsletter: ["newsletter"],
  survey: ["survey"],
  volunteer: ["volunteer"],
  partnership: ["partnership", "corporate_partnership"],
  contact: ["contact"],
} as const;

export type FormKind = keyof typeof trackedForms;
export type AnalyticsForm = (typeof trackedForms)[FormKind][number];

/** The Overview page has this order. */
export const formKinds = [
  "newsletter",
  "survey",
  "volunteer",
  "partnership",
  "contact",
] as const satisfies FormKind[];

export const analyticsForms: readonly AnalyticsForm[] = formKinds.flatMap((kind) => [...trackedForms[kind]]);

export const analyticsEvents = [
  "view",
  "unique_view",
  "start",
  "complete",
  "partial_complete",
  "error",
] as const;
/** Counted by the browser; completions and errors by the server. */
export const browserEvents = [
  "view",
  "unique_view",
  "start",
  "partial_complete",
] as const satisfies AnalyticsEvent[];
export type BrowserEvent = (typeof browserEvents)[number];

export type AnalyticsEvent = (typeof analyticsEvents)[number];
