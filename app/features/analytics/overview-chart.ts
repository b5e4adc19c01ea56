import { overview } from "~/content/staff";
import type { DateRange } from "~/lib/date-range";
import { formatDay, formatDayOfYear, formatMonth } from "~/lib/dates";
import type { Figures } from "./overview-figures";

/** What a chart shows; the value of the parameter `view`. */
export type ChartView = "raw" | "rates";

export type SeriesId = "uniqueViews" | "completions" | "conversion";

/** Colour never stands alone: each line has its own dashes too. */
export const seriesLooks: Record<SeriesId, { color: string; dashes?: string }> = {
  uniqueViews: { color: "var(--blue)", dashes: "7 5" },
  completions: { color: "var(--green)" },
  conversion: { color: "var(--red)" },
};

/** The lines of each view. */
export const seriesOf: Record<ChartView, readonly SeriesId[]> = {
  raw: ["uniqueViews", "completions"],
  rates: ["conversion"],
};

export function readChartView(search: URLSearchParams): ChartView {
  return search.get("view") === "rates" ? "rates" : "raw";
}

/** A step as the axis and the table name it: "Nov 20, 2026" or "Nov 2026". */
export function stepName(step: string): string {
  return step.length === 7 ? formatMonth(step) : formatDay(step);
}

/** As `stepName`, as short as an axis needs it. */
export function shortStepName(step: string): string {
  return step.length === 7 ? formatMonth(step) : formatDayOfYear(step);
}

/** Which steps the axis names: the first, the last and evenly between, `most` at most. */
export function namedSteps(steps: readonly string[], most: number): string[] {
  const every = Math.max(1, Math.ceil((steps.length - 1) / (most - 1)));
  return steps.filter((_, index) => index % every === 0);
}

/** The chart in words, for who cannot see it. */
export function chartDescription(view: ChartView, range: DateRange, total: Figures): string {
  return overview.chart.description({
    title: overview.chart.titles[view],
    from: formatDay(range.from),
    to: formatDay(range.to),
    ...total,
  });
}
