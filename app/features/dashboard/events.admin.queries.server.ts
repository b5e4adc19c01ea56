import { type SqlBool, sql } from "kysely";
import { equals } from "~/kits/admin-table/column-sql.queries.server";
import type { Condition, DayCount, ServerTable } from "~/kits/admin-table/table-queries";
import { analyticsEvents, analyticsForms, trackedForms } from "~/lib/tracked-forms";
import type { Database } from "~/server/open-database.server";
import { eventsTable } from "./events.admin";

/** A name also matches with spaces for underscores, a session as the table shows it: its start and three dots. */
export function searchEvents(text: string): Condition {
  const typed = text.toLowerCase();
  const contains = (name: string) => name.includes(typed) || name.replaceAll("_", " ").includes(typed);
  const forms = analyticsForms.filter(contains);
  const events = analyticsEvents.filter(contains);
  const parts: Condition[] = [];
  if (forms.length > 0) parts.push(sql<SqlBool>`form_name in (${sql.join(forms)})`);
  if (events.length > 0) parts.push(sql<SqlBool>`event_type in (${sql.join(events)})`);
  const session = typed.replace(/\.{3}$/, "");
  if (/^[0-9a-f-]+$/.test(session)) parts.push(inSession(session));
  return parts.length > 0 ? sql<SqlBool>`(${sql.join(parts, sql` or `)})` : sql<SqlBool>`0`;
}

/** Scans the index alone, which is a tenth of the table. */
function inSession(text: string): Condition {
  return sql<SqlBool>`id in (select id from form_analytics indexed by form_analytics_by_session
    where session_id is not null and instr(session_id, ${text}) > 0)`;
}

function ofForm(form: string): Condition {
  if (form !== "partnership") return sql<SqlBool>`form_name = ${form}`;
  return sql<SqlBool>`form_name in (${sql.join(trackedForms.partnership)})`;
}

const DAY_LENGTH = "2026-11-20".length;

/** Reads the stored daily totals of events that are still there, which is exact because the range is of whole days. @returns the newest day first */
async function countEventsByDay(db: Database, choices: Record<string, string>): Promise<DayCount[]> {
  const { form, event, from, before } = choices;
  const conditions = [
    sql<SqlBool>`total > 0`,
    form && ofForm(form),
    event && sql<SqlBool>`event_type = ${event}`,
    from && sql<SqlBool>`day >= ${from.slice(0, DAY_LENGTH)}`,
    before && sql<SqlBool>`day < ${before.slice(0, DAY_LENGTH)}`,
  ].filter((condition) => condition !== undefined && condition !== "");
  const { rows } = await sql<DayCount>`
    select day, sum(total) as count from form_daily_totals
    where ${sql.join(conditions, sql` and `)}
    group by day order by day desc`.execute(db);
  return rows;
}

export const events: ServerTable = {
  ...eventsTable,
  queries: {
    table: "form_analytics",
    numericIds: true,
    created: "created_at",
    columns: {
      form_name: "form_name",
      event_type: "event_type",
      session_id: "session_id",
      user_agent: "substr(user_agent, 1, 120)",
      created_at: "created_at",
    },
    fields: {
      "Form Name": "form_name",
      "Event Type": "event_type",
      "Session ID": "session_id",
      "User Agent": "user_agent",
      Created: "created_at",
    },
    filters: {
      form: ofForm,
      event: equals("event_type"),
    },
    search: searchEvents,
    countByDay: countEventsByDay,
    forms: [],
  },
};
