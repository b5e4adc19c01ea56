import type { Database } from "~/database/open-database.server";
import {
  countAssigned,
  countDue,
  countUrgent,
  listUrgentSurveys,
} from "~/features/inbox/inbox.queries.server";
import { inboxKinds } from "~/features/inbox/inbox-rows";
import { countSuspected } from "~/features/spam/quarantine.queries.server";
import { findLastVisit } from "~/features/staff/sessions/sessions.queries.server";
import { countSubmissions } from "./load-overview.server";

/** What came in by any form, reports included, since somebody was here; undefined on the first visit. */
async function countNew(db: Database, since: string | null, now: Date) {
  if (since === null) return undefined;
  const forms = await countSubmissions(db, { start: since, end: now.toISOString() });
  const reports = await db
    .selectFrom("resource_reports")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("created_at", ">=", since)
    .executeTakeFirst();
  return { since, count: Object.values(forms).reduce((sum, count) => sum + count, reports?.count ?? 0) };
}

/** What a person needs to know first. @param me id of the account */
export async function loadDesk(db: Database, me: string, now: Date) {
  const waiting = await Promise.all(inboxKinds.map((kind) => countDue(db, kind, now)));
  return {
    mine: await countAssigned(db, me, now),
    urgent: await countUrgent(db),
    urgentSurveys: await listUrgentSurveys(db),
    overdue: waiting.reduce((sum, { overdue }) => sum + overdue, 0),
    fresh: await countNew(db, await findLastVisit(db, me), now),
    waiting,
    suspected: await countSuspected(db),
  };
}

export type Desk = Awaited<ReturnType<typeof loadDesk>>;
