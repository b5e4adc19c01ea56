import type { Database } from "~/database/open-database.server";
import { countUrgent, listUrgentSurveys } from "~/features/inbox/inbox.queries.server";
import { countSuspected } from "~/features/spam/quarantine.queries.server";
import { localTimestampsOf } from "~/lib/time/dates";
import { loadTraffic, type TrafficQuery } from "./load-traffic.server";
import { countSubmissions, countWaiting, listLatestSubmissions } from "./overview.queries.server";
import { formFigures } from "./traffic-figures";

const LATEST = 10;

export async function loadOverview(db: Database, query: TrafficQuery, now: Date) {
  const { counts, before, ...traffic } = await loadTraffic(db, "overview", query, now);
  return {
    ...traffic,
    rangeBefore: before.range,
    forms: formFigures(counts, await countSubmissions(db, localTimestampsOf(traffic.range)), before.counts),
    urgent: await countUrgent(db),
    urgentSurveys: await listUrgentSurveys(db),
    waiting: await countWaiting(db, now),
    suspected: await countSuspected(db),
    latest: await listLatestSubmissions(db, LATEST),
  };
}
