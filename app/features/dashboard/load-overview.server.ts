import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { FormKind } from "~/database/schema/tracked-forms";
import {
  countAssigned,
  countDue,
  countUrgent,
  listUrgentSurveys,
} from "~/features/inbox/inbox.queries.server";
import { inboxKinds } from "~/features/inbox/inbox-rows";
import { countSuspected } from "~/features/spam/quarantine.queries.server";
import { findLastVisit } from "~/features/staff/sessions/sessions.queries.server";
import { localTimestampsOf } from "~/lib/time/dates";
import { loadTraffic, type TrafficQuery } from "./load-traffic.server";
import { formFigures } from "./traffic-figures";

/** ISO timestamps: from `start` on, before `end`. */
interface Moments {
  start: string;
  end: string;
}

async function countSubmissions(db: Database, { start, end }: Moments): Promise<Record<FormKind, number>> {
  const row = await db
    .selectNoFrom(({ selectFrom }) => {
      const created = (
        table:
          | "ai_impact_surveys"
          | "volunteer_applications"
          | "partnership_applications"
          | "contact_submissions",
      ) =>
        selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("created_at", ">=", start)
          .where("created_at", "<", end);
      return [
        selectFrom("newsletter_subscribers")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("subscribed_at", ">=", start)
          .where("subscribed_at", "<", end)
          .as("newsletter"),
        created("ai_impact_surveys").as("survey"),
        created("volunteer_applications").as("volunteer"),
        created("partnership_applications").as("partnership"),
        created("contact_submissions").as("contact"),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    newsletter: row.newsletter ?? 0,
    survey: row.survey ?? 0,
    volunteer: row.volunteer ?? 0,
    partnership: row.partnership ?? 0,
    contact: row.contact ?? 0,
  };
}

export interface LatestSubmission {
  kind: FormKind;
  id: string;
  name: string;
  email: string;
  created_at: string;
}

/** The newest submissions of all forms; each table is read no further than `limit`. */
async function listLatestSubmissions(db: Database, limit: number): Promise<LatestSubmission[]> {
  const newest = (kind: FormKind, table: string, name: string, created = "created_at") => sql`
    select kind, id, name, email, created_at from (
      select ${sql.lit(kind)} as kind, id, ${sql.raw(name)} as name, email, ${sql.ref(created)} as created_at
      from ${sql.table(table)} order by ${sql.ref(created)} desc, id desc limit ${limit}
    )`;
  const tables = [
    newest("newsletter", "newsletter_subscribers", "name", "subscribed_at"),
    newest("survey", "ai_impact_surveys", "name"),
    newest("volunteer", "volunteer_applications", "first_name || ' ' || last_name"),
    newest("partnership", "partnership_applications", "contact_name || ' (' || company_name || ')'"),
    newest("contact", "contact_submissions", "name"),
  ];
  const { rows } = await sql<LatestSubmission>`
    ${sql.join(tables, sql` union all `)} order by created_at desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

const LATEST = 10;

export async function loadOverview(db: Database, query: TrafficQuery, now: Date) {
  const { counts, before, ...traffic } = await loadTraffic(db, "overview", query, now);
  return {
    ...traffic,
    rangeBefore: before.range,
    forms: formFigures(counts, await countSubmissions(db, localTimestampsOf(traffic.range)), before.counts),
    latest: await listLatestSubmissions(db, LATEST),
  };
}

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
