import { formatCount } from "~/lib/numbers";
import { type DateRange, type StepName, stepOf } from "~/lib/time/date-range";
import { type Day, formatDay, formatDayOfYear, formatMonth, isDay } from "~/lib/time/dates";
import type { Figures } from "./traffic-figures";

/** Staff specification, section 2. */
export const chartCopy = {
  toggle: { label: "Chart", raw: "Show Raw Data", rates: "Show Conversion Rates" },
  series: {
    views: "Views",
    uniqueViews: "Unique views",
    starts: "Starts",
    completions: "Completions",
    partials: "Partial completions",
    conversion: "Conversion rate",
    partialRate: "Partial completion rate",
    startRate: "Start rate",
    abandonment: "Abandonment rate",
  },
  table: { summary: "The chart's figures as a table" },
};

export type ChartView = "raw" | "rates";

export type SeriesId = keyof Figures;

/** Each line has its own dashes, so that color is not the only difference (WCAG 1.4.1). */
export const seriesStyles: Record<SeriesId, { color: string; dashes?: string }> = {
  views: { color: "var(--soft)", dashes: "2 5" },
  uniqueViews: { color: "var(--blue)", dashes: "7 5" },
  starts: { color: "var(--gold)", dashes: "12 4 2 4" },
  completions: { color: "var(--green)" },
  partials: { color: "var(--red)", dashes: "10 3" },
  conversion: { color: "var(--red)" },
  partialRate: { color: "var(--blue)", dashes: "7 5" },
  startRate: { color: "var(--blue)", dashes: "7 5" },
  abandonment: { color: "var(--soft)", dashes: "2 5" },
};

export const chartNames = [
  "overview",
  "newsletter",
  "survey",
  "volunteer",
  "partnership",
  "contact",
  "analytics",
] as const;
export type ChartName = (typeof chartNames)[number];

const simple = { raw: ["views", "uniqueViews", "completions"], rates: ["conversion"] } as const;

export const chartSeries: Record<ChartName, Record<ChartView, readonly SeriesId[]>> = {
  overview: { raw: ["uniqueViews", "completions"], rates: ["conversion"] },
  newsletter: simple,
  survey: { raw: ["uniqueViews", "partials", "completions"], rates: ["conversion", "partialRate"] },
  volunteer: simple,
  partnership: simple,
  contact: simple,
  analytics: {
    raw: ["views", "uniqueViews", "starts", "completions", "partials"],
    rates: ["conversion", "startRate", "abandonment"],
  },
};

const rates: readonly SeriesId[] = ["conversion", "partialRate", "startRate", "abandonment"];

export function isRate(id: SeriesId): boolean {
  return rates.includes(id);
}

export function readChartView(search: URLSearchParams): ChartView {
  return search.get("view") === "rates" ? "rates" : "raw";
}

/** A step as the axis and the table name it: "Nov 20, 2026" or "Nov 2026". */
export function stepName(step: StepName): string {
  return isDay(step) ? formatDay(step) : formatMonth(step);
}

export function shortStepName(step: StepName): string {
  return isDay(step) ? formatDayOfYear(step) : formatMonth(step);
}

export function namedSteps(steps: readonly StepName[], most: number): StepName[] {
  const every = Math.max(1, Math.ceil((steps.length - 1) / (most - 1)));
  return steps.filter((_, index) => index % every === 0);
}

/** "Views and completions per day" */
export function chartTitle(view: ChartView, range: DateRange): string {
  return `${{ raw: "Views and completions", rates: "Conversion rates" }[view]} ${{ day: "per day", month: "per month" }[stepOf(range)]}`;
}

/** The day or month of a step that is not over. */
export function unfinishedStep(steps: readonly StepName[], today: Day): StepName | undefined {
  return steps.find((step) => step === today.slice(0, step.length));
}

export function chartDescription(
  lines: readonly SeriesId[],
  view: ChartView,
  range: DateRange,
  total: Figures,
): string {
  const totals = lines.map((id) => {
    const value = total[id];
    return `${chartCopy.series[id]} ${typeof value === "number" ? formatCount(value) : `${value}%`} in all`;
  });
  return `${chartTitle(view, range)} from ${formatDay(range.from)} to ${formatDay(range.to)}: ${totals.join(", ")}. The table below the chart has every figure.`;
}
