import { randomUUID } from "node:crypto";
import { type Actor, recordAudit } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import {
  moveRows,
  putRowsBack,
  type Selection,
  selectionOf,
  type Tally,
  tallyOf,
  toChange,
} from "./change-records.queries.server";
import {
  lastLaterChange,
  putStatusesBack,
  setStatuses,
  statusOf,
  whoSetStatus,
} from "./change-statuses.queries.server";
import {
  type Change,
  findChange,
  insertChange,
  markUndone,
  onlyRowOf,
  setRowCount,
} from "./changes.queries.server";
import { recordSources } from "./record-sources.queries.server";
import type { RecordKind } from "./record-table";

/** For so long a change can be undone on the page. */
export const UNDO_MS = 10 * 60 * 1000;

/** Who changes which rows of which table. */
export interface Order {
  who: Actor;
  kind: RecordKind;
  selection: Selection;
  /** The print of the rows that were confirmed; when they are others by now, nothing is changed. */
  confirmed?: string | undefined;
  now: Date;
}

export type Changed = { ok: true; change: string; count: number } | ({ ok: false } & Tally);

const oneId = ({ selection }: Order) =>
  "ids" in selection && selection.ids.length === 1 ? (selection.ids[0] ?? null) : null;

/** For the audit log: that words were searched for, not which, because a visitor's name or address is often among them. */
function described({ selection }: Order): Record<string, unknown> {
  if (!("matching" in selection)) return {};
  const { q, choices } = selection.matching;
  return { matching: { ...(q !== "" && { searched: true }), choices } };
}

interface Deed {
  action: "delete" | "status";
  status?: string;
}

/** Checks the confirmed print, makes a change and writes the audit entry, all in the transaction that is given. */
async function change(trx: Database, order: Order, { action, status }: Deed): Promise<Changed> {
  const source = recordSources[order.kind];
  const { who, kind, now, confirmed } = order;
  const where = toChange(source, await selectionOf(trx, source, order.selection, now), status);
  const found = await tallyOf(trx, source, where);
  if (found.count === 0 || (confirmed !== undefined && confirmed !== found.print))
    return { ok: false, ...found };
  const id = randomUUID();
  await insertChange(trx, {
    id,
    action,
    table_name: source.table,
    row_count: found.count,
    new_value: status ?? null,
    made_by: who.email,
    made_at: now.toISOString(),
    undone_at: null,
  });
  const recordId = oneId(order);
  const count =
    status === undefined
      ? await moveRows(trx, source, id, where)
      : await setStatuses(trx, source, { who, kind, now, change: id, status, where });
  await setRowCount(trx, id, count);
  // A status has an entry for each row already: that of the only one says everything.
  if (status !== undefined && recordId !== null) return { ok: true, change: id, count };
  await recordAudit(
    trx,
    who,
    {
      action: action === "delete" ? "deleted" : "status changed",
      kind,
      recordId,
      rowCount: count,
      after: { ...(status !== undefined && { status }), ...described(order), change: id },
    },
    now,
  );
  return { ok: true, change: id, count };
}

/**
 * Deletes rows together with their events (staff specification, section 7), in one transaction. They are kept apart
 * for 30 days.
 *
 * @returns the change that can be undone; or `ok: false` with the rows there are now, when there are none or others
 *   than were confirmed
 */
export async function deleteRecords(db: Database, order: Order): Promise<Changed> {
  return await db.transaction().execute((trx) => change(trx, order, { action: "delete" }));
}

/** Sets a status on many rows at once, where it is another; as `deleteRecords`. */
export async function setRecordStatuses(db: Database, order: Order, status: string): Promise<Changed> {
  return await db.transaction().execute((trx) => change(trx, order, { action: "status", status }));
}

/** Somebody else has changed the row since the page was drawn. */
export interface Conflict {
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
export async function setRecordStatus(
  db: Database,
  {
    who,
    kind,
    id,
    was,
    status,
    now,
  }: { who: Actor; kind: RecordKind; id: string; was: string; status: string; now: Date },
): Promise<Changed | Conflict | "gone"> {
  return await db.transaction().execute(async (trx) => {
    const current = await statusOf(trx, recordSources[kind], id);
    if (current === undefined || current === null) return "gone";
    if (current !== was) {
      const status = String(current);
      const last = await whoSetStatus(trx, { kind, id, status });
      // Whoever set it last and chooses again has changed their mind, before the page could follow.
      if (last?.by !== who.email) return { now: status, by: last?.by, at: last?.at };
    }
    return await change(trx, { who, kind, selection: { ids: [id] }, now }, { action: "status", status });
  });
}

export type Undone =
  | { ok: true; action: Change["action"]; count: number; of: number }
  | { ok: false; why: "unknown" | "too-late" | "already" }
  /** Every row has another status by now, or is gone; who has set it last, if it was one of the staff. */
  | { ok: false; why: "set-again"; by: string; at: string };

/** Whether a change can still be undone from the dashboard. */
export function canUndo(change: Pick<Change, "made_at" | "undone_at">, now: Date): boolean {
  return change.undone_at === null && now.getTime() - Date.parse(change.made_at) < UNDO_MS;
}

/**
 * Undoes a change: deleted rows come back with their events, statuses are what they were where nobody set them since.
 * Where that leaves nothing, nothing is changed or written down.
 *
 * @param limited false for the operator, who may undo for as long as the rows are kept
 */
export async function undoChange(
  db: Database,
  {
    who,
    kind,
    change: id,
    now,
    limited = true,
  }: { who: Actor; kind: RecordKind; change: string; now: Date; limited?: boolean },
): Promise<Undone> {
  const source = recordSources[kind];
  return await db.transaction().execute(async (trx): Promise<Undone> => {
    const found = await findChange(trx, id);
    if (!found || found.table_name !== source.table) return { ok: false, why: "unknown" };
    if (found.undone_at !== null) return { ok: false, why: "already" };
    if (limited && !canUndo(found, now)) return { ok: false, why: "too-late" };
    const { action, row_count: of } = found;
    const isStatus = action === "status";
    const count = isStatus
      ? await putStatusesBack(trx, source, found, { who, kind, now })
      : await putRowsBack(trx, id, source.table);
    if (isStatus && count === 0) {
      const last = await lastLaterChange(trx, found);
      return { ok: false, why: "set-again", by: last?.by ?? "", at: last?.at ?? "" };
    }
    await markUndone(trx, id, now.toISOString());
    const recordId = await onlyRowOf(trx, id, source.table);
    const after = { ...(count < of && { of }), change: id };
    if (!isStatus || recordId === null)
      await recordAudit(trx, who, { action: "change undone", kind, recordId, rowCount: count, after }, now);
    return { ok: true, action, count, of };
  });
}
