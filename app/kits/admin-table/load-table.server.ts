import type { Database } from "~/database/open-database.server";
import { parseRichText } from "~/lib/text/plain-text.server";
import type { ListedTable } from "./admin-table";
import { findOnlyRow } from "./changes.queries.server";
import { type ListQuery, readListQuery } from "./list-query";
import { listRows } from "./list-rows.queries.server";
import { rangeChoices } from "./range-choice";
import type { ChangeNotice, TableData } from "./table-data";
import type { ServerTable } from "./table-queries";
import { canUndo, findChange, nameOfRow } from "./undo.queries.server";

/** What the query of a page asks for about a table. */
export interface TableQuery {
  list: ListQuery;
  /** With the moments of the page's range, where only its rows are shown. */
  choices: ListQuery["choices"];
  /** Id of a change, for the notice with Undo. */
  change: string | null;
}

export function readTableQuery(table: ListedTable, search: URLSearchParams, now: Date): TableQuery {
  const list = readListQuery(table, search);
  return { list, choices: rangeChoices(list.choices, search, now), change: search.get("change") };
}

export async function loadTable(
  db: Database,
  table: ServerTable,
  { list: query, choices, change }: TableQuery,
  now: Date,
  fixed: Record<string, string> = {},
): Promise<TableData> {
  const { rows, slice, isMore } = await listRows(
    db,
    table,
    { ...query, choices: { ...choices, ...fixed } },
    now,
  );
  const rich = table.columns.filter(({ format }) => format === "html").map(({ id }) => id);
  return {
    rows: rows.map((row) => ({
      ...row,
      ...Object.fromEntries(rich.map((id) => [id, parseRichText(String(row[id] ?? ""))])),
    })),
    slice,
    isMore,
    query,
    now: now.toISOString(),
    notice: await loadNotice(db, table, change, now),
  };
}

export async function loadNotice(
  db: Database,
  table: Pick<ServerTable, "queries" | "identity" | "isAnonymous">,
  id: string | null,
  now: Date,
): Promise<ChangeNotice | undefined> {
  const change = id ? await findChange(db, id) : undefined;
  if (!change || change.table_name !== table.queries.table) return undefined;
  const row = change.row_count === 1 ? await findOnlyRow(db, table.queries, change.id) : undefined;
  return {
    id: change.id,
    row: row?.id,
    action: change.action,
    status: change.new_value,
    count: change.row_count,
    expected: change.expected_count ?? undefined,
    name: change.row_count === 1 && !table.isAnonymous ? await nameOfRow(db, table, change.id) : undefined,
    undone: change.undone_at !== null,
    canUndo: canUndo(change, now),
  };
}
