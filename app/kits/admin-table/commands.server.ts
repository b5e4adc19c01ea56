import { randomUUID } from "node:crypto";
import { type Actor, recordAudit } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import {
  archiveRows,
  type Change,
  deleteChangesBefore,
  findChange,
  insertChange,
  markUndone,
  onlyRowOf,
  restoreRows,
  setRowCount,
} from "./changes.queries.server";
import {
  rowsToChange,
  type Selection,
  type SelectionSnapshot,
  selectedRows,
  takeSnapshot,
} from "./selection.queries.server";
import {
  lastLaterChange,
  restoreStatuses,
  statusOf,
  updateStatuses,
  whoSetStatus,
} from "./statuses.queries.server";
import type { ServerTable } from "./table-queries";

/** How long staff can undo a change on the page. */
const UNDO_MS = 10 * 60 * 1000;

/** How long the operator can undo it. */
const SAVED_MS = 30 * 24 * 60 * 60 * 1000;

interface Context {
  who: Actor;
  table: ServerTable;
  now: Date;
}

export interface Command extends Context {
  selection: Selection;
  /** The checksum of the rows that were confirmed; with another one now, nothing is changed. */
  confirmed?: string | undefined;
}

export type CommandResult = { ok: true; change: string; count: number } | ({ ok: false } & SelectionSnapshot);

const oneId = ({ selection }: Command) =>
  "ids" in selection && selection.ids.length === 1 ? (selection.ids[0] ?? null) : null;

/** For the audit log: that there was a search, not its text, which is often a visitor's name or address. */
function described({ selection }: Command): Record<string, unknown> {
  if (!("matching" in selection)) return {};
  const { q, choices } = selection.matching;
  return { matching: { ...(q !== "" && { searched: true }), choices } };
}

/** @param status undefined for a deletion */
async function change(trx: Database, command: Command, status?: string): Promise<CommandResult> {
  const { who, table, now, confirmed } = command;
  const { kind, queries } = table;
  const where = rowsToChange(queries, await selectedRows(trx, queries, command.selection, now), status);
  const found = await takeSnapshot(trx, queries, where);
  if (found.count === 0 || (confirmed !== undefined && confirmed !== found.checksum))
    return { ok: false, ...found };
  const id = randomUUID();
  await insertChange(trx, {
    id,
    action: status === undefined ? "delete" : "status",
    table_name: queries.table,
    row_count: found.count,
    new_value: status ?? null,
    made_by: who.email,
    made_at: now.toISOString(),
    undone_at: null,
  });
  const recordId = oneId(command);
  const count =
    status === undefined
      ? await archiveRows(trx, queries, id, where)
      : await updateStatuses(trx, table, { who, now, change: id, status, where });
  await setRowCount(trx, id, count);
  // A status has an entry for each row already: that of the only one says everything.
  if (status !== undefined && recordId !== null) return { ok: true, change: id, count };
  await recordAudit(
    trx,
    who,
    {
      action: status === undefined ? "deleted" : "status changed",
      kind,
      recordId,
      rowCount: count,
      after: { ...(status !== undefined && { status }), ...described(command), change: id },
    },
    now,
  );
  return { ok: true, change: id, count };
}

/**
 * Archives rows together with their events (staff specification, section 7), in one transaction, for 30 days.
 *
 * @returns the change that can be undone; or `ok: false` with the rows there are now, when there are none or others
 *   than were confirmed
 */
export async function deleteRows(db: Database, command: Command): Promise<CommandResult> {
  return await db.transaction().execute((trx) => change(trx, command));
}

/** Sets a status on the selected rows that have another; otherwise as `deleteRows`. */
export async function setStatuses(db: Database, command: Command, status: string): Promise<CommandResult> {
  return await db.transaction().execute((trx) => change(trx, command, status));
}

/** Someone else has set the status since the page was loaded. */
export interface StatusConflict {
  now: string;
  by: string | undefined;
  at: string | undefined;
}

/**
 * Sets the status of one row, if it still is what the page showed or was set by the same person since.
 *
 * @param was what the page showed
 * @returns the change, a conflict, or "gone" when the row has been deleted; `ok: false` when it has this status already
 */
export async function setStatus(
  db: Database,
  { id, was, status, ...context }: Context & { id: string; was: string; status: string },
): Promise<CommandResult | StatusConflict | "gone"> {
  const { who, table } = context;
  return await db.transaction().execute(async (trx) => {
    const current = await statusOf(trx, table.queries, id);
    if (current === undefined || current === null) return "gone";
    if (current !== was) {
      const last = await whoSetStatus(trx, { kind: table.kind, id, status: String(current) });
      // Whoever set it last and chooses again has changed their mind, before the page could follow.
      if (last?.by !== who.email) return { now: String(current), by: last?.by, at: last?.at };
    }
    return await change(trx, { ...context, selection: { ids: [id] } }, status);
  });
}

export type Undone =
  | { ok: true; action: Change["action"]; count: number; of: number }
  | { ok: false; why: "unknown" | "too-late" | "already" }
  /** Every row has another status by now, or is gone; who has set it last, if it was one of the staff. */
  | { ok: false; why: "set-again"; by: string; at: string };

export function canUndo(change: Pick<Change, "made_at" | "undone_at">, now: Date): boolean {
  return change.undone_at === null && now.getTime() - Date.parse(change.made_at) < UNDO_MS;
}

/**
 * Undoes a change: restores deleted rows with their events, and statuses where they were not set since. Where that
 * leaves nothing, nothing is written.
 *
 * @param limited false for the operator, who may undo for as long as the rows are saved
 */
export async function undoChange(
  db: Database,
  { who, table, change: id, now, limited = true }: Context & { change: string; limited?: boolean },
): Promise<Undone> {
  const { kind, queries } = table;
  return await db.transaction().execute(async (trx): Promise<Undone> => {
    const found = await findChange(trx, id);
    if (!found || found.table_name !== queries.table) return { ok: false, why: "unknown" };
    if (found.undone_at !== null) return { ok: false, why: "already" };
    if (limited && !canUndo(found, now)) return { ok: false, why: "too-late" };
    const { action, row_count: of } = found;
    const isStatus = action === "status";
    const count = isStatus
      ? await restoreStatuses(trx, table, found, { who, now })
      : await restoreRows(trx, queries, id);
    if (isStatus && count === 0) {
      const last = await lastLaterChange(trx, found);
      return { ok: false, why: "set-again", by: last?.by ?? "", at: last?.at ?? "" };
    }
    await markUndone(trx, id, now.toISOString());
    const recordId = await onlyRowOf(trx, id, queries.table);
    const after = { ...(count < of && { of }), change: id };
    if (!isStatus || recordId === null)
      await recordAudit(trx, who, { action: "change undone", kind, recordId, rowCount: count, after }, now);
    return { ok: true, action, count, of };
  });
}

/** After 30 days what was deleted or changed cannot be undone any more. */
export async function purgeExpiredChanges(db: Database, now: Date): Promise<void> {
  await deleteChangesBefore(db, new Date(now.getTime() - SAVED_MS).toISOString());
}
