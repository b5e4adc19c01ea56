import type { Database } from "~/database/open-database.server";
import { type FoundRow, findRow } from "./find-row.server";
import { findNeighbor, type Place, type RowFilter } from "./inbox.queries.server";
import type { RowKey } from "./inbox-rows";

/** Where a row stands in a list, or would stand; undefined where it cannot. */
export function placeOf(filter: RowFilter, row: FoundRow): Place | undefined {
  const at = filter.filter === "done" ? row.done_at : row.place;
  return at ? { at, id: row.id } : undefined;
}

/** To open when a row leaves the list: the one below it, else the one above. */
export async function nextRow(db: Database, filter: RowFilter, key: RowKey): Promise<RowKey | undefined> {
  const row = await findRow(db, key);
  const place = row && placeOf(filter, row);
  if (!place) return undefined;
  return (
    (await findNeighbor(db, filter, place, "after")) ?? (await findNeighbor(db, filter, place, "before"))
  );
}
