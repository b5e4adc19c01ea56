import type { ImpactYear } from "~/content/impact-years";

export type SeriesKey = Exclude<keyof ImpactYear, "year">;

/** Lines are told apart by marks, outline and label, not by colour alone. */
export interface SeriesStyle {
  color: string;
  /** Under the line, a little wider: gold alone is too pale on paper. */
  outline?: string;
  mark: "circle" | "square" | "diamond";
}

export const LINE_WIDTH = 4;

/** Of projected years. */
export const PROJECTION_DASHES = "7 5";

export const seriesStyles: Record<SeriesKey, SeriesStyle> = {
  displaced: { color: "var(--red)", mark: "circle" },
  atRisk: { color: "var(--gold)", outline: "var(--ink)", mark: "square" },
  newJobs: { color: "var(--green)", mark: "diamond" },
};

export const seriesKeys: readonly SeriesKey[] = ["displaced", "atRisk", "newJobs"];
