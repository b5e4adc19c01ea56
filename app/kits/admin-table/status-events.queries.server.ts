import { type RawBuilder, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { ServerTable, TableQueries } from "./table-queries";

/** Every column that some status writes. */
export function statusColumns(statuses: TableQueries["statuses"]): string[] {
  const values = Object.values(statuses?.set ?? {}).flatMap((set) => Object.keys(set(new Date(0))));
  return [...new Set(values)];
}

/** Of a row of `changed_rows as saved`. */
export function previousStatus(column: string, names: readonly string[]): RawBuilder<string> {
  const saved = names.map((name) => sql`saved.row ->> ${`$.${name}`} as ${sql.ref(name)}`);
  return sql<string>`(select ${sql.raw(column)} from (select ${sql.join(saved)}))`;
}

export interface StatusAuthor {
  by: string;
  at: string;
}

type Filter = (columns: {
  recordId: RawBuilder<unknown>;
  createdAt: RawBuilder<unknown>;
}) => RawBuilder<unknown>;

/**
 * Which status staff set on which row: by entries of the audit log about one row, and by those about many, whose rows
 * are in `changed_rows` for as long as the change can be undone. @returns a query for `place`, `record_id`, `by`, `at`
 * and `status`
 */
export function statusEvents({ kind, queries }: ServerTable, filter: Filter): RawBuilder<unknown> {
  const { table, statuses } = queries;
  const previous = previousStatus(statuses?.column ?? "null", statusColumns(statuses));
  const columns = (recordId: string) => ({
    recordId: sql.ref(recordId),
    createdAt: sql.ref("entry.created_at"),
  });
  const ofStatus = sql`entry.kind = ${kind} and entry.action in ('status changed', 'change undone')`;
  return sql`
    select entry.id as place, entry.record_id, entry.actor_email as by, entry.created_at as at,
      entry.after ->> 'status' as status
    from audit_log as entry
    where ${ofStatus} and entry.record_id is not null and entry.after ->> 'status' is not null
      and ${filter(columns("entry.record_id"))}
    union all
    select entry.id, saved.record_id, entry.actor_email, entry.created_at,
      case entry.action when 'status changed' then made.new_value else ${previous} end
    from audit_log as entry
    join changes as made on made.id = entry.after ->> 'change' and made.action = 'status'
    join changed_rows as saved on saved.change_id = made.id and saved.table_name = ${table}
    where ${ofStatus} and entry.record_id is null and ${filter(columns("saved.record_id"))}`;
}

/** Undefined if staff did not set it. */
export async function findStatusAuthor(
  db: Database,
  table: ServerTable,
  { id, status }: { id: string; status: string },
): Promise<StatusAuthor | undefined> {
  const { rows } = await sql<StatusAuthor & { status: string }>`
    select by, at, status from (${statusEvents(table, ({ recordId }) => sql`${recordId} = ${id}`)})
    order by place desc limit 1`.execute(db);
  return rows[0]?.status === status ? { by: rows[0].by, at: rows[0].at } : undefined;
}
