import { type RawBuilder, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { isAwake } from "~/kits/admin-table/responses.queries.server";
import {
  type InboxKind,
  type InboxQuery,
  type InboxRow,
  inboxKinds,
  keyText,
  type RowKey,
} from "./inbox-rows";
import { type Source, serverTables, sources } from "./inbox-sources.queries.server";

/** A count above it is shown as "more than". */
export const COUNT_LIMIT = 10_000;

export type RowFilter = Pick<InboxQuery, "filter" | "kind" | "label" | "assignee"> & {
  me: string;
  now: Date;
};

/** Where a row stands in the order of the list. */
export interface Place {
  at: string;
  id: string;
}

/** What waits is read by its due time, the urgent first; what is done by the time it was done, the latest first. */
const isDone = ({ filter }: Pick<RowFilter, "filter">) => filter === "done";

const orderKey = (source: Source, filter: RowFilter) =>
  sql.raw<string>(isDone(filter) ? source.doneAt : source.order);

function conditions(source: Source, filter: RowFilter): RawBuilder<unknown>[] {
  const { filter: view, label, assignee, me, now } = filter;
  const order = sql.raw(source.order);
  return [
    sql.raw(isDone(filter) ? source.done : source.open),
    ...(view === "done" ? [] : [view === "snoozed" ? sql`not (${isAwake(now)})` : isAwake(now)]),
    // The first bound ends the reading, and the second leaves out what is urgent and not due yet.
    ...(view === "overdue"
      ? [sql`${order} < ${`1${now.toISOString()}`}`, sql`substr(${order}, 2) < ${now.toISOString()}`]
      : []),
    ...(view === "mine" ? [sql`assignee_id = ${me}`] : []),
    ...(view === "unassigned"
      ? [sql`(assignee_id is null or assignee_id not in (select user_id from admin_roles))`]
      : []),
    ...(assignee ? [sql`assignee_id = ${assignee}`] : []),
    ...(label ? [sql`instr(labels, ${JSON.stringify(label)}) > 0`] : []),
  ];
}

interface Arm {
  filter: RowFilter;
  limit: number;
  /** Only rows on this side of a place, the nearest first. */
  from?: { place: Place; side: "before" | "after" };
}

/** Of each kind no more than `limit` rows, read from its index in their order; then merged. */
function merged({ filter, limit, from }: Arm): RawBuilder<unknown> {
  const backwards = isDone(filter) !== (from?.side === "before");
  const order = backwards ? sql`desc` : sql`asc`;
  const arms = inboxKinds
    .filter((kind) => filter.kind === "" || filter.kind === kind)
    .map((kind) => {
      const source = sources[kind];
      const key = orderKey(source, filter);
      const [beyond, upTo] = backwards ? [sql`<`, sql`<=`] : [sql`>`, sql`>=`];
      // SQLite uses an index on an expression for the first condition, and for no pair of values.
      const compared = sql`${key} ${upTo} ${from?.place.at}
        and (${key} ${beyond} ${from?.place.at} or id ${beyond} ${from?.place.id})`;
      const where = sql.join([...conditions(source, filter), ...(from ? [compared] : [])], sql` and `);
      return sql`select * from (select ${sql.lit(kind)} as kind, id, ${key} as at from ${sql.table(source.table)}
        where ${where} order by ${key} ${order}, id ${order} limit ${limit})`;
    });
  return sql`(${sql.join(arms, sql` union all `)})`;
}

const orderOf = (filter: RowFilter, side: "before" | "after" = "after") =>
  isDone(filter) !== (side === "before") ? sql`at desc, id desc` : sql`at, id`;

type FoundKey = RowKey & Place;

export async function listKeys(
  db: Database,
  filter: RowFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundKey[]> {
  const { rows } = await sql<FoundKey>`select kind, id, at from ${merged({ filter, limit: limit + offset })}
    order by ${orderOf(filter)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function findNeighbor(
  db: Database,
  filter: RowFilter,
  place: Place,
  side: "before" | "after",
): Promise<RowKey | undefined> {
  const { rows } =
    await sql<RowKey>`select kind, id from ${merged({ filter, limit: 1, from: { place, side } })}
    order by ${orderOf(filter, side)} limit 1`.execute(db);
  return rows[0];
}

/** @param from only those before a row @returns `COUNT_LIMIT` and one where there are more */
export async function countMatching(db: Database, filter: RowFilter, before?: Place): Promise<number> {
  const from = before && { from: { place: before, side: "before" as const } };
  const rows = merged({ filter, limit: COUNT_LIMIT + 1, ...from });
  const found = await sql<{ count: number }>`select count(*) as count from ${rows}`.execute(db);
  return Math.min(found.rows[0]?.count ?? 0, COUNT_LIMIT + 1);
}

/** What waits, by kind; each ends at `COUNT_LIMIT` and one. Runs with every page of the dashboard. */
async function countWaiting(db: Database, now: Date): Promise<Record<InboxKind, number>> {
  const counts = inboxKinds.map((kind) => {
    const { table, open } = sources[kind];
    return sql`(select count(*) from (select 1 from ${sql.table(table)} where ${sql.raw(open)} and ${isAwake(now)}
      limit ${COUNT_LIMIT + 1})) as ${sql.ref(kind)}`;
  });
  const { rows } = await sql<Record<InboxKind, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0] ?? { contact: 0, volunteer: 0, partnership: 0, report: 0 };
}

/** What waits on the tabs of the dashboard, by path. */
export async function countTabs(db: Database, now: Date): Promise<Record<string, number>> {
  const waiting = await countWaiting(db, now);
  const { contact, volunteer, partnership } = serverTables;
  return {
    [adminPaths.inbox]: inboxKinds.reduce((sum, kind) => sum + waiting[kind], 0),
    [contact.path]: waiting.contact,
    [volunteer.path]: waiting.volunteer,
    [partnership.path]: waiting.partnership,
  };
}

export interface WaitingOf {
  kind: InboxKind;
  waiting: number;
  overdue: number;
}

/** All of one kind that waits, and what of it is overdue; from its index alone, however much it is. */
export async function countDue(db: Database, kind: InboxKind, now: Date): Promise<WaitingOf> {
  const source = sources[kind];
  const count = (filter: "waiting" | "overdue") => {
    const where = conditions(source, { filter, kind, label: "", assignee: "", me: "", now });
    return sql`(select count(*) from ${sql.table(source.table)} where ${sql.join(where, sql` and `)})`;
  };
  const { rows } = await sql<Omit<WaitingOf, "kind">>`
    select ${count("waiting")} as waiting, ${count("overdue")} as overdue`.execute(db);
  return { kind, waiting: 0, overdue: 0, ...rows[0] };
}

/** Counts what is open, assigned to somebody and not put off. */
export async function countAssigned(db: Database, to: string, now: Date): Promise<number> {
  const counts = inboxKinds.map((kind) => {
    const { table, open } = sources[kind];
    return sql`select count(*) as count from ${sql.table(table)}
      where assignee_id = ${to} and ${sql.raw(open)} and ${isAwake(now)}`;
  });
  const { rows } = await sql<{ count: number }>`
    select sum(count) as count from (${sql.join(counts, sql` union all `)})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What is open and has the mark of danger. */
export async function countUrgent(db: Database): Promise<number> {
  const counts = inboxKinds.map((kind) => {
    const { table, open } = sources[kind];
    return sql`select count(*) as count from ${sql.table(table)} where danger is not null and ${sql.raw(open)}`;
  });
  const { rows } = await sql<{ count: number }>`
    select sum(count) as count from (${sql.join(counts, sql` union all `)})`.execute(db);
  return rows[0]?.count ?? 0;
}

const SURVEYS_NAMED = 5;

/** Survey responses with the mark, which nobody answers: they are urgent until staff take it off. The newest first. */
export async function listUrgentSurveys(db: Database): Promise<{ id: string; name: string }[]> {
  return await db
    .selectFrom("ai_impact_surveys")
    .select(["id", "name"])
    .where("danger", "is not", null)
    // The unary plus stops SQLite from looking for them among all responses in their order.
    .orderBy(sql`+created_at`, "desc")
    .limit(SURVEYS_NAMED)
    .execute();
}

/** Labels are JSON. */
export type StoredRow = Omit<InboxRow, "labels"> & { labels: string; done_at: string | null; place: string };

async function readRows(db: Database, kind: InboxKind, ids: readonly string[]): Promise<StoredRow[]> {
  const { table, open, due, order, doneAt, shown } = sources[kind];
  const columns = Object.entries(shown).map(([name, text]) => sql`${sql.raw(text)} as ${sql.ref(name)}`);
  const { rows } = await sql<StoredRow>`
    select ${sql.lit(kind)} as kind, id, created_at, ${sql.raw(due)} as due_at, danger, snoozed_until,
      ${sql.raw(order)} as place,
      case when ${sql.raw(open)} then 1 else 0 end as is_open, ${sql.raw(doneAt)} as done_at,
      coalesce(labels, '[]') as labels, coalesce(substr(response_note, 1, 160), '') as note,
      coalesce((select email from users where users.id = assignee_id), '') as assignee,
      coalesce(assignee_id, '') as assigneeId, ${sql.join(columns)}
    from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
  return rows;
}

/** Keeps the order of the keys. */
export async function listRows(db: Database, keys: readonly RowKey[]): Promise<StoredRow[]> {
  const byKey = new Map<string, StoredRow>();
  for (const kind of inboxKinds) {
    const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const row of await readRows(db, kind, ids)) byKey.set(keyText(row), row);
  }
  return keys.flatMap((key) => byKey.get(keyText(key)) ?? []);
}

export async function isListed(db: Database, filter: RowFilter, { kind, id }: RowKey): Promise<boolean> {
  if (filter.kind !== "" && filter.kind !== kind) return false;
  const source = sources[kind];
  const { rows } = await sql`select 1 from ${sql.table(source.table)}
    where id = ${id} and ${sql.join(conditions(source, filter), sql` and `)}`.execute(db);
  return rows.length > 0;
}
