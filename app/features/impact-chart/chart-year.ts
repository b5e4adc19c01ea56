import {
  defaultImpactYear,
  firstImpactYear,
  firstProjectedYear,
  type ImpactYear,
  impactYears,
  lastImpactYear,
} from "~/content/impact-years";

export const YEAR_PARAMETER = "year";

/** A whole year of the chart: the nearest to `year` (public specification, section 5). */
export function clampYear(year: number): number {
  return Math.min(lastImpactYear, Math.max(firstImpactYear, Math.round(year)));
}

/** The year an address asks for, as the text of its `year` parameter; anything but a number gives 2024. */
export function readYear(text: string | null): number {
  if (text === null || text.trim() === "") return defaultImpactYear;
  const year = Number(text);
  return Number.isNaN(year) ? defaultImpactYear : clampYear(year);
}

/** @throws when the year is not one of the chart's */
export function impactOf(year: number): ImpactYear {
  const record = impactYears.find((candidate) => candidate.year === year);
  if (!record) throw new RangeError(`No impact record for ${year}`);
  return record;
}

export function isProjected(year: number): boolean {
  return year >= firstProjectedYear;
}

export const CHART_ANCHOR = "chart";
/** Names the sentence that describes the handle. */
export const HINT_ID = "chart-hint";

export function yearUrl(year: number): string {
  return `/?${YEAR_PARAMETER}=${year}#${CHART_ANCHOR}`;
}
