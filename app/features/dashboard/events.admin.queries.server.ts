import { type RawBuilder, type SqlBool, sql } from "kysely";
import { retentionCutoff } from "~/content/privacy/personal-data";
import { deleteInBatches } from "~/database/in-slices.server";
import type { Database } from "~/database/open-database.server";
import { analyticsEvents, analyticsForms, trackedForms } from "~/database/schema/tracked-forms";
import { equals } from "~/kits/admin-table/column-sql.queries.server";
import type {
  Condition,
  DayCount,
  DayGroup,
  GroupedQuery,
  ServerTable,
} from "~/kits/admin-table/table-queries";
import { logger } from "~/lib/logger.server";
import { foldText } from "~/lib/text/fold";
import { eventsTable } from "./events.admin";

const SHORTEST_SESSION = 3;

/** A name also matches with spaces for underscores. */
function named(text: string): Condition | undefined {
  const typed = foldText(text).trim();
  const contains = (name: string) => name.includes(typed) || name.replaceAll("_", " ").includes(typed);
  const forms = analyticsForms.filter(contains);
  const events = analyticsEvents.filter(contains);
  if (forms.length + events.length === 0) return undefined;
  // Left to itself, SQLite collects all rows of these names from several indexes and sorts them, for a page of a hundred.
  return sql<SqlBool>`(+form_name in (${sql.join(forms)}) or +event_type in (${sql.join(events)}))`;
}

/** A session is found by its beginning, also as the table shows it: with three dots. */
export function searchEvents(text: string): Condition {
  const condition = named(text);
  if (condition) return condition;
  const session = foldText(text)
    .trim()
    .replace(/\.{3}$/, "");
  if (session.length < SHORTEST_SESSION || !/^[0-9a-f-]+$/.test(session)) return sql<SqlBool>`0`;
  return sql<SqlBool>`id in (select id from form_analytics indexed by form_analytics_by_session
    where session_id >= ${session} and session_id < ${`${session}~`})`;
}

function ofForm(form: string): Condition {
  if (form !== "partnership") return sql<SqlBool>`form_name = ${form}`;
  return sql<SqlBool>`form_name in (${sql.join(trackedForms.partnership)})`;
}

const DAY_LENGTH = "2026-11-20".length;
const DAY_MS = 24 * 60 * 60_000;

/** As totals are stored. */
const utcDay = (timestamp: string) => timestamp.slice(0, DAY_LENGTH);

const groupColumns = ["form_name", "event_type"] as const;

/** With every form named, an index by event, form and time is read for the time alone. */
const ofGroup = (column: string | undefined, value: string): Condition =>
  column === undefined
    ? sql<SqlBool>`1`
    : sql<SqlBool>`${sql.ref(column)} = ${value} and form_name in (${sql.join(analyticsForms)})`;

/**
 * How many events are still there, by day in UTC and kind: from the stored totals, and counted where the range begins or
 * ends within such a day.
 */
function eventTotals(from: string, before: string): RawBuilder<unknown> {
  const [start, end] = [Date.parse(from), Date.parse(before)];
  const first = Math.ceil(start / DAY_MS) * DAY_MS;
  const last = Math.floor(end / DAY_MS) * DAY_MS;
  const iso = (moment: number) => new Date(moment).toISOString();
  const counted = (since: number, until: number) => sql`
    select substr(created_at, 1, ${sql.lit(DAY_LENGTH)}) as day, form_name, event_type, count(*) as total
    from form_analytics where created_at >= ${iso(since)} and created_at < ${iso(until)} group by 1, 2, 3`;
  return sql`(
    select day, form_name, event_type, total from form_daily_totals
    where day >= ${utcDay(iso(first))} and day < ${utcDay(iso(last))}
    union all ${counted(start, Math.min(first, end))}
    union all ${counted(Math.max(first, last), end)}
  )`;
}

async function countEventsByDay(
  db: Database,
  { choices, words, sort }: GroupedQuery,
): Promise<DayGroup[] | undefined> {
  const { form, event, from, before } = choices;
  const names = words.map(named);
  if (names.includes(undefined)) return undefined;
  const conditions = [
    sql<SqlBool>`total > 0`,
    form && ofForm(form),
    event && sql<SqlBool>`event_type = ${event}`,
    ...names,
  ].filter((condition) => condition !== undefined && condition !== "");
  const totals = from && before ? eventTotals(from, before) : sql`form_daily_totals`;
  const column = groupColumns.find((name) => name === sort.column);
  const isOldestFirst = column === undefined && !sort.descending;
  const { rows } = await sql<DayCount & { value: string }>`
    select ${column === undefined ? sql`''` : sql.ref(column)} as value, day, sum(total) as count
    from ${totals} where ${sql.join(conditions, sql` and `)}
    group by value, day
    order by value ${sql.raw(column && sort.descending ? "desc" : "asc")},
      day ${sql.raw(isOldestFirst ? "asc" : "desc")}`.execute(db);
  const values = [...new Set(rows.map(({ value }) => value))];
  return values.map((value) => ({
    condition: ofGroup(column, value),
    days: rows.filter((row) => row.value === value),
  }));
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

/**
 * Deletes the oldest events, which stay in the daily totals. @param before ISO timestamp @returns the number of events
 */
function rollUpEventsBefore(db: Database, before: string, limit: number): Promise<number> {
  const old = sql`select id from form_analytics where created_at < ${before} order by created_at limit ${limit}`;
  return db.transaction().execute(async (trx) => {
    await sql`
      update form_daily_totals as totals set rolled_up = rolled_up + events.count
      from (
        select substr(created_at, 1, 10) as day, form_name, event_type, count(*) as count
        from form_analytics where id in (${old}) group by 1, 2, 3
      ) as events
      where totals.day = events.day and totals.form_name = events.form_name
        and totals.event_type = events.event_type`.execute(trx);
    // A trigger subtracts them from `total`.
    const { numAffectedRows } = await sql`delete from form_analytics where id in (${old})`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });
}

/** Only how many there were on each day outlives the events. */
export async function purgeExpiredEvents(db: Database, now: Date): Promise<void> {
  const before = retentionCutoff("formEvents", now);
  const events = await deleteInBatches((limit) => rollUpEventsBefore(db, before, limit));
  if (events > 0) logger.info("Purged expired form events", { events });
}
