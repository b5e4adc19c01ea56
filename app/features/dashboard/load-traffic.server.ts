import { readDateRange, stepOf, stepsOf } from "~/lib/date-range";
import type { Database } from "~/server/open-database.server";
import type { AnalyticsForm } from "~/server/schema.server";
import { drawTraffic } from "./draw-traffic.server";
import { countTraffic } from "./traffic.queries.server";
import { type ChartName, chartDescription, chartSeries, readChartView } from "./traffic-chart";
import { figuresOf, stepFigures } from "./traffic-figures";

/** The events of each tab's forms; all forms where there is no entry. */
const formsOf = new Map<string, readonly AnalyticsForm[]>([
  ["newsletter", ["newsletter"]],
  ["survey", ["survey"]],
  ["volunteer", ["volunteer"]],
  ["partnership", ["partnership", "corporate_partnership"]],
  ["contact", ["contact"]],
]);

/**
 * What happened at the forms of a tab in its date range: in all, step by step, and drawn.
 *
 * @param search the page's parameters `from`, `to`, `view`, and `form` on the analytics tab
 */
export async function loadTraffic(db: Database, name: ChartName, search: URLSearchParams, now: Date) {
  const { range, problem } = readDateRange(search, now);
  const view = readChartView(search);
  const forms = formsOf.get(name === "analytics" ? (search.get("form") ?? "") : name);
  const counts = await countTraffic(db, range, stepOf(range), forms);
  const total = figuresOf(counts);
  const steps = stepFigures(counts, stepsOf(range));
  const lines = chartSeries[name][view];
  const description = chartDescription(lines, view, range, total);
  return {
    range,
    problem,
    view,
    counts,
    total,
    steps,
    description,
    drawings: drawTraffic({ lines, view, steps, description }),
  };
}
