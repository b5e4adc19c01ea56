import { parseRichText } from "~/lib/parse-rich-text.server";
import type { Database } from "~/server/open-database.server";
import { canUndo } from "./change-records.server";
import { findChange } from "./changes.queries.server";
import { readListQuery } from "./list-query";
import { listRecords } from "./list-records.queries.server";
import { recordSources } from "./record-sources.queries.server";
import type { RecordTable } from "./record-table";
import type { ChangeNotice, TableData } from "./table-data";

/**
 * One table of a tab as the address asks for it.
 *
 * @param fixed conditions the page adds that are no filter of the table, such as its date range
 */
export async function loadTable(
  db: Database,
  table: RecordTable,
  search: URLSearchParams,
  now: Date,
  fixed: Record<string, string> = {},
): Promise<TableData> {
  const query = readListQuery(table, search);
  const wanted = { ...query, choices: { ...query.choices, ...fixed } };
  const { rows, slice } = await listRecords(db, table, wanted, now);
  const rich = table.columns.filter(({ look }) => look === "html").map(({ id }) => id);
  return {
    rows: rows.map((row) => ({
      ...row,
      ...Object.fromEntries(rich.map((id) => [id, parseRichText(String(row[id] ?? ""))])),
    })),
    slice,
    query,
    now: now.toISOString(),
    notice: await loadNotice(db, table, search.get("change"), now),
  };
}

/** What the address says was just done to this table. */
export async function loadNotice(
  db: Database,
  table: RecordTable,
  id: string | null,
  now: Date,
): Promise<ChangeNotice | undefined> {
  const change = id ? await findChange(db, id) : undefined;
  if (!change || change.table_name !== recordSources[table.kind].table) return undefined;
  return {
    id: change.id,
    action: change.action,
    status: change.new_value,
    count: change.row_count,
    undone: change.undone_at !== null,
    canUndo: canUndo(change, now),
  };
}
