import { readDateRange, stepOf, stepsOf } from "~/lib/date-range";
import { localDay } from "~/lib/time-zone";
import { type AnalyticsForm, formKinds, trackedForms } from "~/lib/tracked-forms";
import type { Database } from "~/server/open-database.server";
import { renderTraffic } from "./render-traffic.server";
import { countTraffic } from "./traffic.queries.server";
import { type ChartName, chartDescription, chartSeries, readChartView } from "./traffic-chart";
import { figuresOf, stepFigures } from "./traffic-figures";

function formsOf(tab: string): readonly AnalyticsForm[] | undefined {
  const kind = formKinds.find((one) => one === tab);
  return kind && trackedForms[kind];
}

export async function loadTraffic(db: Database, name: ChartName, search: URLSearchParams, now: Date) {
  const { range, problem } = readDateRange(search, now);
  const view = readChartView(search);
  const forms = formsOf(name === "analytics" ? (search.get("form") ?? "") : name);
  const counts = await countTraffic(db, range, stepOf(range), forms);
  const total = figuresOf(counts);
  const steps = stepFigures(counts, stepsOf(range));
  const lines = chartSeries[name][view];
  const description = chartDescription(lines, view, range, total);
  return {
    range,
    today: localDay(now),
    problem,
    view,
    counts,
    total,
    steps,
    description,
    charts: renderTraffic({ lines, view, steps, description }),
  };
}
