import type { Database } from "~/database/open-database.server";
import { slicePage } from "~/lib/filter-query";
import {
  COUNT_LIMIT,
  countMatching,
  findNeighbor,
  isListed,
  listKeys,
  listRows,
  type Place,
  type RowFilter,
} from "./inbox.queries.server";
import { groupByPerson, type InboxRow, isInboxKind, isSameRow, type RowKey } from "./inbox-rows";
import { knownLabels, parseLabels } from "./labels-and-note.server";
import { listColleagues } from "./triage.queries.server";

/** A row as the list shows it, with when it was done and its place among those that wait. */
export type FoundRow = InboxRow & { done_at: string | null; place: string };

async function findRows(db: Database, keys: readonly RowKey[]): Promise<FoundRow[]> {
  const rows = await listRows(db, keys);
  return rows.map((row) => ({ ...row, labels: parseLabels(row.labels) }));
}

export async function findRow(db: Database, key: RowKey): Promise<FoundRow | undefined> {
  const [row] = await findRows(db, [key]);
  return row;
}

/** Where a row stands in a list, or would stand; undefined where it cannot. */
function placeOf(filter: RowFilter, row: FoundRow): Place | undefined {
  const at = filter.filter === "done" ? row.done_at : row.place;
  return at ? { at, id: row.id } : undefined;
}

const PAGE_SIZE = 50;

/** Counts the rows before it in due order; undefined where it is not in the list, or too far down to be counted. */
async function rowsBefore(db: Database, filter: RowFilter, row: FoundRow): Promise<number | undefined> {
  const place = (await isListed(db, filter, row)) ? placeOf(filter, row) : undefined;
  if (!place) return undefined;
  const before = await countMatching(db, filter, place);
  return before < COUNT_LIMIT ? before : undefined;
}

async function besides(db: Database, filter: RowFilter, row: FoundRow | undefined, side: "before" | "after") {
  const place = row && placeOf(filter, row);
  return place && (await findNeighbor(db, filter, place, side));
}

/** The page of the list that has a row, or else the one that is asked for; and what stands beside the row. */
export async function pageWith(
  db: Database,
  filter: RowFilter,
  { asked, page, total }: { asked: FoundRow | undefined; page: number; total: number },
) {
  const before = asked && (await rowsBefore(db, filter, asked));
  const at = before === undefined ? page : Math.floor(before / PAGE_SIZE) + 1;
  const slice = slicePage({ page: at, total: Math.min(total, COUNT_LIMIT), size: PAGE_SIZE });
  const inOrder = await findRows(db, await listKeys(db, filter, { limit: PAGE_SIZE, offset: slice.offset }));
  const rows = groupByPerson(inOrder).flat();
  const row = asked ?? rows[0];
  const place = rows.findIndex((each) => isSameRow(each, row));
  const isHere = place >= 0;
  return {
    slice,
    rows,
    row,
    position: isHere ? slice.from + place : undefined,
    previous: rows[place - 1] ?? (await besides(db, filter, isHere ? inOrder[0] : row, "before")),
    next: isHere
      ? (rows[place + 1] ?? (await besides(db, filter, inOrder.at(-1), "after")))
      : await besides(db, filter, row, "after"),
  };
}

/**
 * Finds the row to open when one leaves the list: the one below it, else the one above.
 * @param withIt others that leave the list at the same time
 */
export async function nextRow(
  db: Database,
  filter: RowFilter,
  key: RowKey,
  withIt: readonly RowKey[] = [],
): Promise<RowKey | undefined> {
  const leaving = [key, ...withIt];
  const isLeaving = (row: RowKey) => leaving.some((each) => isSameRow(each, row));
  const total = await countMatching(db, filter);
  for (const side of ["next", "previous"] as const) {
    let at: RowKey | undefined = key;
    while (at && isLeaving(at)) {
      const asked: FoundRow | undefined = await findRow(db, at);
      at = asked && (await pageWith(db, filter, { asked, page: 1, total }))[side];
    }
    if (at) return { kind: at.kind, id: at.id };
  }
  return undefined;
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
