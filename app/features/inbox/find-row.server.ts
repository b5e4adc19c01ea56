import type { Database } from "~/database/open-database.server";
import { findNeighbor, listRows, type Place, type RowFilter } from "./inbox.queries.server";
import { type InboxRow, isInboxKind, type RowKey } from "./inbox-rows";
import { knownLabels, parseLabels } from "./labels-and-note.server";
import { listColleagues } from "./triage.queries.server";

/** A row as the list shows it, with when it was done and its place among those that wait. */
export type FoundRow = InboxRow & { done_at: string | null; place: string };

export async function findRows(db: Database, keys: readonly RowKey[]): Promise<FoundRow[]> {
  const rows = await listRows(db, keys);
  return rows.map((row) => ({ ...row, labels: parseLabels(row.labels) }));
}

export async function findRow(db: Database, key: RowKey): Promise<FoundRow | undefined> {
  const [row] = await findRows(db, [key]);
  return row;
}

/** Where a row stands in a list, or would stand; undefined where it cannot. */
export function placeOf(filter: RowFilter, row: FoundRow): Place | undefined {
  const at = filter.filter === "done" ? row.done_at : row.place;
  return at ? { at, id: row.id } : undefined;
}

/** Finds the row to open when one leaves the list: the one below it, else the one above. */
export async function nextRow(db: Database, filter: RowFilter, key: RowKey): Promise<RowKey | undefined> {
  const row = await findRow(db, key);
  const place = row && placeOf(filter, row);
  if (!place) return undefined;
  return (
    (await findNeighbor(db, filter, place, "after")) ?? (await findNeighbor(db, filter, place, "before"))
  );
}

/** Loads what the page of one row shows. @returns null for rows that are never in the inbox */
export async function loadTriage(
  db: Database,
  { kind, id }: { kind: string; id: string },
  { me, now }: { me: string; now: Date },
) {
  const row = isInboxKind(kind) ? await findRow(db, { kind, id }) : undefined;
  if (!row) return null;
  return {
    row: { kind: row.kind, id },
    assigneeId: row.assigneeId,
    labels: row.labels,
    danger: row.danger,
    snoozedUntil: (row.snoozed_until ?? "") > now.toISOString() ? row.snoozed_until : null,
    colleagues: await listColleagues(db),
    knownLabels: await knownLabels(db),
    me,
  };
}
