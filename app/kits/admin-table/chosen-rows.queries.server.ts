import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { RecordSource } from "./record-source";
import type { CellValue, RecordKind } from "./record-table";

/** By which of its columns a row is known, in the order they are told. */
const IDENTIFYING = ["company_name", "name", "title", "form_name", "event_type", "email"] as const;

/** What tells a row from others: the columns it is known by, its status and when it came in. */
export type IdentifiedRow = { id: string; status: string | null; created: string } & Partial<
  Record<(typeof IDENTIFYING)[number], CellValue>
>;

function identifying({ columns, statuses, created }: RecordSource) {
  const told = IDENTIFYING.flatMap((name) => {
    const column = columns[name];
    return column === undefined ? [] : [sql`${sql.raw(column)} as ${sql.ref(name)}`];
  });
  const status = statuses ? sql.raw(statuses.column) : sql`null`;
  return sql`cast(id as text) as id, ${status} as status, ${sql.ref(created)} as created, ${sql.join(told)}`;
}

/** The first of some rows, the newest first. */
export async function listChosen(
  db: Database,
  source: RecordSource,
  where: RawBuilder<SqlBool>,
  limit: number,
): Promise<IdentifiedRow[]> {
  const { rows } = await sql<IdentifiedRow>`
    select ${identifying(source)} from ${sql.table(source.table)} where ${where}
    order by ${sql.ref(source.created)} desc limit ${limit}`.execute(db);
  return rows;
}

interface Meanwhile {
  where: RawBuilder<SqlBool>;
  kind: RecordKind;
  /** ISO timestamp. */
  since: string;
  /** Whose changes do not count. */
  not: string;
  limit: number;
}

/** Those of some rows whose status somebody else has set last since a moment, and how many there are. */
export async function listMeanwhile(
  db: Database,
  source: RecordSource,
  { where, kind, since, not, limit }: Meanwhile,
): Promise<{ count: number; rows: (IdentifiedRow & { by: string; at: string })[] }> {
  const chosen = sql.table(source.table);
  const { rows } = await sql<IdentifiedRow & { by: string; at: string; count: number }>`
    with latest as (
      select record_id, actor_email as by, created_at as at, max(id) as place from audit_log
      where kind = ${kind} and created_at > ${since} and record_id is not null
        and action in ('status changed', 'change undone') and after ->> 'status' is not null
      group by record_id
    ), changed as (
      select * from latest where latest.by <> ${not}
        and record_id in (select cast(id as text) from ${chosen} where ${where})
    )
    select told.*, changed.by, changed.at, (select count(*) from changed) as count
    from changed join (select ${identifying(source)} from ${chosen}) as told on told.id = changed.record_id
    order by changed.place desc limit ${limit}`.execute(db);
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ count, ...row }) => row) };
}
