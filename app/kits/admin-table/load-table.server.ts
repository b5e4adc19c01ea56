import type { Database } from "~/database/open-database.server";
import { parseRichText } from "~/lib/text/parse-rich-text.server";
import { findOnlyRow } from "./changes.queries.server";
import { readListQuery } from "./list-query";
import { listRows } from "./list-rows.queries.server";
import { rangeChoices } from "./range-choice";
import type { ChangeNotice, TableData } from "./table-data";
import type { ServerTable } from "./table-queries";
import { canUndo, findChange, nameOfRow } from "./undo.queries.server";

export async function loadTable(
  db: Database,
  table: ServerTable,
  search: URLSearchParams,
  now: Date,
  fixed: Record<string, string> = {},
): Promise<TableData> {
  const query = readListQuery(table, search);
  const { rows, slice, isMore } = await listRows(
    db,
    table,
    { ...query, choices: { ...rangeChoices(query.choices, search, now), ...fixed } },
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
    notice: await loadNotice(db, table, search.get("change"), now),
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
