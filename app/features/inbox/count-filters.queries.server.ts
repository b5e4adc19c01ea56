import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { isAwake } from "~/kits/admin-table/responses.queries.server";
import type { RowFilter } from "./inbox.queries.server";
import { type InboxFilter, type InboxKind, inboxKinds } from "./inbox-rows";
import { sources } from "./inbox-sources.queries.server";

/** Of each kind no more rows are read for the counts: a longer queue is counted "2,000+". */
const READ_LIMIT = 2000;

type CountedFilter = Exclude<InboxFilter, "done">;
type Counted = Record<CountedFilter, number> & { kind: InboxKind; open: number };

const none: Record<CountedFilter, number> = { waiting: 0, overdue: 0, mine: 0, unassigned: 0, snoozed: 0 };

/** What each filter has, and each kind under the chosen filter, from one reading of what is open. */
export async function countFilters(db: Database, filter: RowFilter) {
  const { label, assignee, me, now } = filter;
  const arms = inboxKinds.map((kind) => {
    const { table, open, due } = sources[kind];
    return sql`select ${sql.lit(kind)} as kind, count(*) as open,
        coalesce(sum(awake), 0) as waiting, coalesce(sum(awake and late), 0) as overdue,
        coalesce(sum(awake and mine), 0) as mine, coalesce(sum(awake and nobodys), 0) as unassigned,
        coalesce(sum(not awake), 0) as snoozed
      from (select ${isAwake(now)} as awake, ${sql.raw(due)} < ${now.toISOString()} as late,
          coalesce(assignee_id = ${me}, 0) as mine,
          (assignee_id is null or assignee_id not in (select user_id from admin_roles)) as nobodys
        from ${sql.table(table)} where ${sql.raw(open)}
          ${assignee ? sql`and assignee_id = ${assignee}` : sql``}
          ${label ? sql`and instr(labels, ${JSON.stringify(label)}) > 0` : sql``}
        limit ${READ_LIMIT})`;
  });
  const { rows } = await sql<Counted>`${sql.join(arms, sql` union all `)}`.execute(db);
  const filters = { ...none };
  for (const row of rows) {
    if (filter.kind !== "" && filter.kind !== row.kind) continue;
    for (const name of ["waiting", "overdue", "mine", "unassigned", "snoozed"] as const)
      filters[name] += row[name];
  }
  const chosen = filter.filter === "done" ? "waiting" : filter.filter;
  const kinds: Partial<Record<InboxKind, number>> = Object.fromEntries(
    rows.map((row) => [row.kind, row[chosen]]),
  );
  return { filters, kinds, isMore: rows.some(({ open }) => open >= READ_LIMIT) };
}

export type InboxCounts = Awaited<ReturnType<typeof countFilters>>;
