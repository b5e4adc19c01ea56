import type { Language } from "~/lib/contexts";

/** The label of what was sent from a page in Spanish: staff see it, filter by it and can take it off. */
export const SPANISH_LABEL = "spanish";

/** The column `labels` of a new row. @param language of the page that it was sent from */
export const labelsOfPage = (language: Language): string | null =>
  language === "es" ? JSON.stringify([SPANISH_LABEL]) : null;
