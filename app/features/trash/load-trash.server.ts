import type { Database } from "~/database/open-database.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { counted, recordPath, statusLabel } from "~/kits/admin-table/admin-table";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { canUndo, findChange } from "~/kits/admin-table/undo.queries.server";
import { readPage, slicePage } from "~/lib/filter-query";
import { plainText } from "~/lib/text/plain-text.server";
import {
  type Change,
  type ChangedRow,
  countChangedRows,
  countChanges,
  listChangedRows,
  listTrash,
  listTrashPeople,
} from "./trash.queries.server";
import { readTrashQuery } from "./trash-query";
import { tableOfChange, trashTables } from "./trash-tables.server";

const PAGE_SIZE = 30;
const NAMED = 3;
const ROWS_OF_A_PAGE = 100;

export interface TrashEntry {
  id: string;
  /** ISO timestamp. */
  at: string;
  who: string;
  did: string;
  /** Of the first rows. */
  names: string[];
  more: number;
  /** ISO timestamp; empty where it was not undone. */
  undoneAt: string;
  canUndo: boolean;
  /** The list of its rows, where there are more than one. */
  list: `/${string}` | null;
  rows: string;
}

const nameOf = ({ id, name }: ChangedRow) => (name === null ? `No. ${id}` : plainText(name));

async function entryOf(
  db: Database,
  { table, change, now }: { table: ServerTable; change: Change; now: Date },
): Promise<TrashEntry> {
  const { id, action, row_count, new_value, made_at, made_by, undone_at } = change;
  const rows = counted(table.noun, row_count);
  const named = table.isAnonymous ? [] : await listChangedRows(db, table, id, { limit: NAMED });
  return {
    id,
    at: made_at,
    who: made_by,
    did: action === "delete" ? `deleted ${rows}` : `set ${rows} to ${statusLabel(table, new_value ?? "")}`,
    names: named.map(nameOf),
    more: named.length === 0 ? 0 : Math.max(0, row_count - named.length),
    undoneAt: undone_at ?? "",
    canUndo: canUndo(change, now),
    list: row_count > 1 ? `${adminPaths.trash}/${id}` : null,
    rows,
  };
}

/** @param change that was just undone, for the notice */
async function findEntry(db: Database, id: string | null, now: Date): Promise<TrashEntry | undefined> {
  const change = id ? await findChange(db, id) : undefined;
  const table = tableOfChange(change);
  return change && table ? await entryOf(db, { table, change, now }) : undefined;
}

export async function loadTrash(db: Database, search: URLSearchParams, now: Date) {
  const query = readTrashQuery(
    search,
    trashTables.map(({ kind }) => kind),
  );
  const { kind, person } = query;
  const tables = trashTables.filter((table) => table.kind === kind).map(({ queries }) => queries.table);
  const total = await countChanges(db, { tables, person }, now);
  const slice = slicePage({ page: query.page, total, size: PAGE_SIZE });
  const changes = await listTrash(db, { tables, person }, { limit: PAGE_SIZE, offset: slice.offset, now });
  const entries: TrashEntry[] = [];
  for (const change of changes) {
    const table = tableOfChange(change);
    if (table) entries.push(await entryOf(db, { table, change, now }));
  }
  const undone = await findEntry(db, search.get("undone"), now);
  return {
    now: now.toISOString(),
    query,
    slice,
    entries,
    kinds: trashTables.map(({ kind: value, heading: label }) => ({ value, label })),
    people: await listTrashPeople(db, now),
    undone: undone?.undoneAt ? undone : undefined,
  };
}

/** @throws a 404 Response when there is no such change */
export async function loadChange(db: Database, id: string, search: URLSearchParams, now: Date) {
  const change = await findChange(db, id);
  const table = tableOfChange(change);
  if (!change || !table) throw new Response(null, { status: 404 });
  const total = await countChangedRows(db, id, table.queries.table);
  const slice = slicePage({ page: readPage(search), total, size: ROWS_OF_A_PAGE });
  const rows = await listChangedRows(db, table, id, { limit: ROWS_OF_A_PAGE, offset: slice.offset });
  return {
    now: now.toISOString(),
    entry: await entryOf(db, { table, change, now }),
    slice,
    rows: rows.map((row) => ({
      id: row.id,
      name: nameOf(row),
      to: row.isThere && table.recordPage ? recordPath(table, row.id) : null,
    })),
  };
}
