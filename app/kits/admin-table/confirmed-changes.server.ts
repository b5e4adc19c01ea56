import { inSlices } from "~/database/in-slices.server";
import type { Database } from "~/database/open-database.server";
import { recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { logger } from "~/lib/logger.server";
import { plainText } from "~/lib/text/plain-text.server";
import { formatDay, formatTime, localDaysOf } from "~/lib/time/dates";
import { type AdminTable, statusLabel } from "./admin-table";
import { inPart, isMadeAtOnce, listParts, partsOf } from "./change-parts.queries.server";
import {
  addToChange,
  applyChange,
  type ChangeContext,
  findLiveChange,
  finishChange,
  insertChange,
} from "./changes.queries.server";
import { loggedFilters } from "./list-query";
import {
  type IdentifiedRow,
  listConcurrentChanges,
  listSelected,
  rowsToChange,
  type Selection,
  type SelectionSnapshot,
  selectedRows,
  takeSnapshot,
} from "./selection.queries.server";
import type { Confirmation, NamedRow } from "./table-data";
import type { Condition } from "./table-queries";

interface BulkChange extends ChangeContext {
  /** As they were confirmed. */
  selected: Condition;
  status: string | undefined;
  expected: number;
  /** Writes the audit entry, with the first rows. */
  record: (trx: Database, made: { change: string; count: number }) => Promise<void>;
}

/**
 * In transactions of some 100 ms, so that visitors can write in between. What an error interrupts stays as it is then,
 * and can be undone (docs/decisions/database-access.md). @throws when nothing was changed
 */
async function changeInSlices(
  db: Database,
  { selected, status, expected, record, ...context }: BulkChange,
): Promise<{ change: string; count: number }> {
  const { queries } = context.table;
  const parts = await listParts(db, queries.table, selected);
  let change = "";
  let count = 0;
  try {
    await inSlices(db, { parts, together: false }, async (trx, ids, { isFirst, isLast }) => {
      if (isFirst) {
        change = await insertChange(trx, context, status, expected);
        await record(trx, { change, count: expected });
      } else if (!(await findLiveChange(trx, change))) {
        throw new Error("The change was undone while it was made.");
      }
      count += await addToChange(trx, change, context, rowsToChange(queries, inPart(ids), status), status);
      if (isLast) await finishChange(trx, change);
    });
    return { change, count };
  } catch (error) {
    const committed = await findLiveChange(db, change);
    if (!committed) throw error;
    logger.error("a change by staff was interrupted", { kind: context.table.kind, change, error });
    return { change, count: committed.row_count };
  }
}

const NAMED = 10;

interface SelectionChange extends ChangeContext {
  selection: Selection;
  status?: string | undefined;
}

export interface ConfirmationRequest extends SelectionChange {
  snapshot: SelectionSnapshot;
  /** The rows have changed since they were confirmed. */
  again: boolean;
  loadedAt: string;
}

function named(table: AdminTable, { id, status, created, name }: IdentifiedRow): NamedRow {
  // Without an email address, the time identifies a row.
  const moment = table.identity.includes("email") ? "" : `, ${formatTime(created)}`;
  return { id, name: plainText(name) + moment, status: status === null ? "" : statusLabel(table, status) };
}

function criteria(table: AdminTable, selection: Selection): string[] {
  if (!("matching" in selection)) return [];
  const { q, choices } = selection.matching;
  const chosen = table.filters.flatMap(({ name, label, choices: known }) => {
    const choice = known.find(({ value }) => value === choices[name]);
    return choice ? [`${label}: ${choice.label}`] : [];
  });
  const { from, before } = choices;
  const days = from && before ? localDaysOf(from, before) : undefined;
  const range = days ? [`From ${formatDay(days.from)} to ${formatDay(days.to)}`] : [];
  const all = [...(q ? [`Search: “${q}”`] : []), ...chosen, ...range];
  return all.length > 0 ? all : ["Every row of the table"];
}

export async function confirmation(
  db: Database,
  { who, table, selection, status, snapshot, again, loadedAt, now }: ConfirmationRequest,
): Promise<Omit<Confirmation, "letter">> {
  const { queries } = table;
  const where = rowsToChange(queries, await selectedRows(db, queries, selection, now), status);
  const rows = await listSelected(db, table, where, NAMED);
  const since = Number.isNaN(Date.parse(loadedAt)) ? undefined : new Date(loadedAt).toISOString();
  const concurrent =
    since && queries.statuses
      ? await listConcurrentChanges(db, table, { where, since, not: who.email, limit: NAMED })
      : { count: 0, rows: [] };
  return {
    kind: "confirm",
    scope: "ids" in selection ? "rows" : "matching",
    ids: "ids" in selection ? [...selection.ids] : [],
    status: status ?? "",
    ...snapshot,
    loadedAt,
    again,
    criteria: criteria(table, selection),
    rows: rows.map((row) => named(table, row)),
    concurrent: {
      count: concurrent.count,
      rows: concurrent.rows.map((row) => ({ ...named(table, row), by: row.by, at: row.at })),
    },
  };
}

type ChangeResult = { ok: true; change: string; count: number } | ({ ok: false } & SelectionSnapshot);

const oneId = (selection: Selection) =>
  "ids" in selection && selection.ids.length === 1 ? (selection.ids[0] ?? null) : null;

/**
 * Archives the rows and their events (staff specification, section 7) for 30 days, or sets a status: in one transaction,
 * many rows in several. @param confirmed checksum of the confirmed rows; `ok: false` when there are others now
 */
export async function changeRows(
  db: Database,
  { selection, status, confirmed, ...context }: SelectionChange & { confirmed?: string | undefined },
): Promise<ChangeResult> {
  const { who, now, table } = context;
  const { kind, queries } = table;
  const record = async (trx: Database, { change, count }: { change: string; count: number }) => {
    // One row whose status changed has its entry already.
    if (status !== undefined && count === 1) return;
    const recordId = oneId(selection);
    const action = status === undefined ? "deleted" : "status changed";
    const matching = "matching" in selection && loggedFilters(selection.matching);
    const after = { ...(status !== undefined && { status }), ...(matching && { matching }), change };
    await recordAudit(trx, who, { action, kind, recordId, rowCount: count, after }, now);
  };
  const find = async (from: Database) => {
    const selected = rowsToChange(queries, await selectedRows(from, queries, selection, now), status);
    const found = await takeSnapshot(from, queries, selected);
    const isConfirmed = found.count > 0 && (confirmed === undefined || confirmed === found.checksum);
    return { selected, found, isConfirmed };
  };
  // Outside of a transaction, which would stop others from writing while it counts.
  const { selected, found, isConfirmed } = await find(db);
  if (!isConfirmed) return { ok: false, ...found };
  if (!isMadeAtOnce(queries, partsOf(found.count))) {
    const bulk = { ...context, selected, status, expected: found.count, record };
    return { ok: true, ...(await changeInSlices(db, bulk)) };
  }
  return await db.transaction().execute(async (trx): Promise<ChangeResult> => {
    const again = await find(trx);
    if (!again.isConfirmed) return { ok: false, ...again.found };
    const made = await applyChange(trx, context, again.selected, status);
    await record(trx, made);
    return { ok: true, ...made };
  });
}
