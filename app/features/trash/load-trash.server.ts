import { data, redirect } from "@remix-run/node";
import type { Database } from "~/database/open-database.server";
import { serverTables } from "~/features/dashboard/tables.server";
import { feeds } from "~/features/feeds/admin/feed-editor.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { counted, recordPath, statusLabel } from "~/kits/admin-table/admin-table";
import { undoProblem } from "~/kits/admin-table/handle-action.server";
import { tableCopy } from "~/kits/admin-table/table.copy";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { canUndo, findChange, undoChange } from "~/kits/admin-table/undo.queries.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { requireFormBody } from "~/kits/forms/parse-form-body.server";
import { readPage, readText, slicePage } from "~/lib/filter-query";
import { logger } from "~/lib/logger.server";
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
import { type TrashQuery, trashHref } from "./trash-query";

/** Every table whose rows can be deleted or changed in a way that can be undone. */
const trashTables: readonly ServerTable[] = [...Object.values(serverTables), feeds];

function tableOfChange(change: { table_name: string } | undefined): ServerTable | undefined {
  return trashTables.find(({ queries }) => queries.table === change?.table_name);
}

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

/** What the address asks for; `undone` is the id of a change that was just undone. */
export function readTrashQuery(search: URLSearchParams): { query: TrashQuery; undone: string | null } {
  const kind = trashTables.find((table) => table.kind === search.get("kind"))?.kind ?? "";
  const query = { kind, person: readText(search, "person"), page: readPage(search) };
  return { query, undone: search.get("undone") };
}

export async function loadTrash(
  db: Database,
  { query, undone: undoneId }: ReturnType<typeof readTrashQuery>,
  now: Date,
) {
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
  const undone = await findEntry(db, undoneId, now);
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
export async function loadChange(db: Database, id: string, page: number, now: Date) {
  const change = await findChange(db, id);
  const table = tableOfChange(change);
  if (!change || !table) throw new Response(null, { status: 404 });
  const total = await countChangedRows(db, id, table.queries.table);
  const slice = slicePage({ page, total, size: ROWS_OF_A_PAGE });
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

const { problems } = tableCopy;

/** @returns what went wrong; undefined when all is as it was */
async function undo(db: Database, who: Actor, id: string, now: Date): Promise<string | undefined> {
  const table = tableOfChange(await findChange(db, id));
  if (!table) return problems.unknown;
  return undoProblem(table, await undoChange(db, { who, table, change: id, now }));
}

/** @throws a redirect when it is done */
export async function undoInTrash(request: Request, db: Database, who: Actor, now: Date) {
  const id = (await requireFormBody(request)).get("change") ?? "";
  const problem = await undo(db, who, id, now).catch((error: unknown) => {
    logger.error("an undo by staff failed", { error });
    return "The change could not be undone. Please try again.";
  });
  if (problem !== undefined) return data({ problem }, { status: 409 });
  const path = trashHref(readTrashQuery(new URL(request.url).searchParams).query);
  throw redirect(`${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ undone: id })}`, 303);
}
