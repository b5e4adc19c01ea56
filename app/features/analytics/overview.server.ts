import { momentsOf, readDateRange, stepOf, stepsOf } from "~/lib/date-range";
import type { Database } from "~/server/open-database.server";
import { drawOverview } from "./draw-overview.server";
import { countSubmissions, countTraffic, listLatestSubmissions } from "./overview.queries.server";
import { chartDescription, readChartView } from "./overview-chart";
import { figuresOf, formFigures, stepFigures } from "./overview-figures";

const LATEST = 10;

/**
 * Everything the Overview shows, counted by the database.
 *
 * @param search the page's parameters `from`, `to` and `view`
 */
export async function getOverview(db: Database, search: URLSearchParams, now: Date) {
  const { range, problem } = readDateRange(search, now);
  const view = readChartView(search);
  const moments = momentsOf(range);
  const counts = await countTraffic(db, moments, stepOf(range));
  const total = figuresOf(counts);
  const steps = stepFigures(counts, stepsOf(range));
  return {
    range,
    problem,
    view,
    forms: formFigures(counts, await countSubmissions(db, moments)),
    steps,
    total,
    drawings: drawOverview(view, steps, chartDescription(view, range, total)),
    latest: await listLatestSubmissions(db, LATEST),
  };
}

export type Overview = Awaited<ReturnType<typeof getOverview>>;
