import type { Database } from "~/database/open-database.server";
import { csvResponse } from "~/kits/admin-table/export-csv.server";
import { toCsv } from "~/lib/csv";
import { dayOf } from "~/lib/time/dates";
import { chartCopy as copy } from "./charts.copy";
import { loadTraffic, type TrafficQuery } from "./load-traffic.server";
import { type ChartName, chartSeries } from "./traffic-chart";
import { valueAt } from "./traffic-figures";

export async function chartCsv(
  db: Database,
  name: ChartName,
  query: TrafficQuery,
  now: Date,
): Promise<Response> {
  const { steps } = await loadTraffic(db, name, query, now);
  const series = [...chartSeries[name].raw, ...chartSeries[name].rates];
  const first = steps[0]?.step.length === 7 ? "Month (UTC)" : "Day (UTC)";
  const rows = steps.map((figures) => [
    figures.step,
    ...series.map((id) => (valueAt(figures, id) === null ? "" : figures[id])),
  ]);
  const text = toCsv([[first, ...series.map((id) => copy.series[id])], ...rows]);
  return csvResponse(`${name}-chart-${dayOf(now)}.csv`, text);
}
