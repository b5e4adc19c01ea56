import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { loadTimeline } from "~/features/people/load-also-from.server";
import { loadRecordPane, type PaneQuery, readPaneQuery } from "~/features/replies/load-record-pane.server";
import { loadReportedEntry } from "~/features/resources/admin/load-resources.server";
import { countSuspected } from "~/features/spam/quarantine.queries.server";
import { isAwake } from "~/kits/admin-table/responses.queries.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import type { Services } from "~/server/services.server";
import { findRow, pageWith } from "./find-row.server";
import { COUNT_LIMIT, countMatching, type RowFilter } from "./inbox.queries.server";
import { loadNotice } from "./inbox-notice.server";
import {
  DID_PARAMETER,
  type InboxFilter,
  type InboxKind,
  inboxKinds,
  type RowKey,
  readInboxQuery,
} from "./inbox-rows";
import { serverTables, sources } from "./inbox-sources.queries.server";
import { knownLabels } from "./labels-and-note.server";
import { findTriage, listColleagues } from "./triage.queries.server";

/** Of each kind no more rows are read for the counts: a longer queue is counted "2,000+". */
const READ_LIMIT = 2000;

type CountedFilter = Exclude<InboxFilter, "done">;
type Counted = Record<CountedFilter, number> & { kind: InboxKind; open: number };

const none: Record<CountedFilter, number> = { waiting: 0, overdue: 0, mine: 0, unassigned: 0, snoozed: 0 };

/** What each filter has, and each kind under the chosen filter, from one reading of what is open. */
async function countFilters(db: Database, filter: RowFilter) {
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

async function loadPane(
  services: Pick<Services, "db" | "env">,
  row: RowKey,
  { who, query, now }: { who: Actor; query: PaneQuery; now: Date },
) {
  const at = { table: serverTables[row.kind], id: row.id };
  const pane = await loadRecordPane(services, who, at, { query, now });
  const triage = await findTriage(services.db, row);
  const timeline = await loadTimeline(services.db, row);
  const about = pane?.record.shown.resource_id;
  const entry = typeof about === "number" ? await loadReportedEntry(services.db, about) : undefined;
  return pane && { ...pane, note: triage?.response_note ?? "", timeline, entry };
}

/** All that the query of the page asks for. `did`: what was just done */
export function readInboxPage(search: URLSearchParams) {
  return { list: readInboxQuery(search), pane: readPaneQuery(search), did: search.get(DID_PARAMETER) };
}

export async function loadInbox(
  services: Pick<Services, "db" | "env">,
  { list: query, pane: paneQuery, did }: ReturnType<typeof readInboxPage>,
  { who, now }: { who: Actor; now: Date },
) {
  const { db } = services;
  const filter = { ...query, me: who.userId, now };
  const total = await countMatching(db, filter);
  const asked = query.row && (await findRow(db, query.row));
  const found = await pageWith(db, filter, { asked, page: query.page, total });
  const { slice, rows, position } = found;
  const row = query.row ? asked : found.row;
  const pane = row && (await loadPane(services, row, { who, query: paneQuery, now }));
  return {
    query,
    total,
    isMore: total > COUNT_LIMIT,
    counts: await countFilters(db, filter),
    slice,
    rows,
    open: row && pane ? { row, ...pane, position } : undefined,
    isMissing: query.row !== undefined && !row,
    previous: row && found.previous,
    next: row && found.next,
    notice: await loadNotice(db, did, { who, now }),
    colleagues: await listColleagues(db),
    knownLabels: await knownLabels(db),
    suspected: await countSuspected(db),
    me: who.userId,
    now: now.toISOString(),
  };
}

export type LoadedInbox = Awaited<ReturnType<typeof loadInbox>>;
export type OpenRow = NonNullable<LoadedInbox["open"]>;
