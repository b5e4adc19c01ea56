import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { AnalyticsEvent, AnalyticsForm, LeftOutReason } from "~/database/schema/schema.server";
import { formKinds, trackedForms } from "~/database/schema/tracked-forms";
import { csvResponse, refusedFile } from "~/kits/admin-table/export-csv.server";
import { toCsv } from "~/lib/csv";
import {
  type DateRange,
  previousRange,
  readDateRange,
  type Step,
  type StepName,
  stepOf,
  stepStarts,
  stepsOf,
} from "~/lib/time/date-range";
import { addDays, startOfDay, startOfLocalDay } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import { renderTraffic } from "./render-traffic.server";
import {
  type ChartName,
  type ChartView,
  chartDescription,
  chartSeries,
  chartCopy as copy,
  readChartView,
  unfinishedStep,
} from "./traffic-chart";
import { type EventCount, figuresOf, stepFigures, valueAt } from "./traffic-figures";

const STEP_LENGTH: Record<Step, number> = { day: "2026-11-20".length, month: "2026-11".length };

/**
 * Between the beginnings of a day in UTC, by which totals are stored, and in the organization's time zone: events that
 * the totals have in one step and that belong to the other.
 */
interface MovedHours {
  start: string;
  end: string;
  to: StepName | undefined;
  of: StepName | undefined;
}

function movedHours(range: DateRange, step: Step): MovedHours[] {
  const steps = stepStarts(range, step);
  const bounds = [...steps, { step: undefined, day: addDays(range.to, 1) }];
  return bounds.flatMap(({ step: after, day }, index) => {
    const [utc, local] = [startOfDay(day), startOfLocalDay(day)];
    const before = steps[index - 1]?.step;
    if (utc === local) return [];
    return local < utc
      ? { start: local, end: utc, to: after, of: before }
      : { start: utc, end: local, to: before, of: after };
  });
}

/**
 * Reads the stored daily totals, which outlive the events, and corrects them by the events of the hours between days in
 * UTC and local ones, as long as there are such events. Steps without events are left out.
 */
async function countTraffic(
  db: Database,
  range: DateRange,
  step: Step,
  forms?: readonly AnalyticsForm[],
): Promise<EventCount[]> {
  const ofForms = forms ? sql`form_name in (${sql.join(forms)})` : sql`1`;
  const { rows } = await sql<EventCount>`
    with moved as materialized (
      select value ->> 'to' as later, value ->> 'of' as earlier, form_name, event_type, count(*) as count
      from json_each(${JSON.stringify(movedHours(range, step))}) cross join form_analytics
      where created_at >= value ->> 'start' and created_at < value ->> 'end' and ${ofForms}
      group by key, form_name, event_type
    ), counted as (
      select substr(day, 1, ${sql.lit(STEP_LENGTH[step])}) as step, form_name, event_type, total + rolled_up as count
      from form_daily_totals where day >= ${range.from} and day <= ${range.to} and ${ofForms}
      union all select later, form_name, event_type, count from moved where later is not null
      union all select earlier, form_name, event_type, -count from moved where earlier is not null
    )
    select step, form_name, event_type, sum(count) as count from counted
    group by step, form_name, event_type having sum(count) > 0`.execute(db);
  return rows;
}

/** Events that are in no total. */
export async function countLeftOut(
  db: Database,
  { from, to }: DateRange,
  forms?: readonly AnalyticsForm[],
): Promise<{ event_type: AnalyticsEvent; reason: LeftOutReason; count: number }[]> {
  return await db
    .selectFrom("left_out_events")
    .select(["event_type", "reason", ({ fn }) => fn.sum<number>("total").as("count")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .$if(forms !== undefined, (query) => query.where("form_name", "in", forms ?? []))
    .groupBy(["event_type", "reason"])
    .execute();
}

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
    localDay(now),
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

export async function chartCsv(
  db: Database,
  name: ChartName,
  query: TrafficQuery,
  now: Date,
): Promise<Response> {
  if (query.problem !== undefined) return refusedFile(query.problem);
  const { steps } = await loadTraffic(db, name, query, now);
  const series = [...chartSeries[name].raw, ...chartSeries[name].rates];
  const first = steps[0]?.step.length === 7 ? "Month" : "Day";
  const rows = steps.map((figures) => [
    figures.step,
    ...series.map((id) => (valueAt(figures, id) === null ? "" : figures[id])),
  ]);
  const text = toCsv([[first, ...series.map((id) => copy.series[id])], ...rows]);
  return csvResponse(`${name}-chart-${localDay(now)}.csv`, text);
}
