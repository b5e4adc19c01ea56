import type { Database } from "~/database/open-database.server";
import { type AnalyticsForm, formKinds, trackedForms } from "~/database/schema/tracked-forms";
import { type DateRange, previousRange, readDateRange, stepOf, stepsOf } from "~/lib/time/date-range";
import { dayOf } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import { renderTraffic } from "./render-traffic.server";
import { countTraffic } from "./traffic.queries.server";
import {
  type ChartName,
  type ChartView,
  chartDescription,
  chartSeries,
  readChartView,
  unfinishedStep,
} from "./traffic-chart";
import { figuresOf, stepFigures } from "./traffic-figures";

/** Undefined for all. */
function formsOf(tab: string): readonly AnalyticsForm[] | undefined {
  const kind = formKinds.find((one) => one === tab);
  return kind && trackedForms[kind];
}

/** What the query of a tab asks for, beside its table. */
export interface TrafficQuery {
  range: DateRange;
  problem: string | undefined;
  view: ChartView;
  /** Undefined for all. */
  forms: readonly AnalyticsForm[] | undefined;
}

export function readTrafficQuery(name: ChartName, search: URLSearchParams, now: Date): TrafficQuery {
  const { range, problem } = readDateRange(search, now);
  const forms = formsOf(name === "analytics" ? (search.get("form") ?? "") : name);
  return { range, problem, view: readChartView(search), forms };
}

/** The figures of a range, and the counts of as long a one before it. */
export async function loadTraffic(
  db: Database,
  name: ChartName,
  { range, problem, view, forms }: TrafficQuery,
  now: Date,
) {
  const counts = await countTraffic(db, range, stepOf(range), forms);
  const total = figuresOf(counts);
  const rangeBefore = previousRange(range);
  const countsBefore = await countTraffic(db, rangeBefore, "month", forms);
  const steps = stepFigures(counts, stepsOf(range));
  const lines = chartSeries[name][view];
  const unfinished = unfinishedStep(
    steps.map(({ step }) => step),
    dayOf(now),
  );
  const description = chartDescription(lines, view, range, total);
  return {
    range,
    today: localDay(now),
    problem,
    view,
    counts,
    before: { counts: countsBefore, range: rangeBefore },
    total,
    steps,
    unfinished,
    description,
    charts: renderTraffic({ lines, view, steps, unfinished, description }),
  };
}
