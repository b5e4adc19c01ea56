import type { Database } from "~/database/open-database.server";
import { findRow } from "./find-row.server";
import { findNeighbor, type Place, type RowFilter } from "./inbox.queries.server";
import type { RowKey } from "./inbox-rows";

/** Where a row stands in a list, or would stand; undefined where it cannot. */
export async function placeOf(db: Database, filter: RowFilter, key: RowKey): Promise<Place | undefined> {
  const row = await findRow(db, key);
  const at = filter.filter === "done" ? row?.done_at : row?.place;
  return at ? { at, id: key.id } : undefined;
}

/** To open when a row leaves the list: the one below it, else the one above. */
export async function nextRow(db: Database, filter: RowFilter, key: RowKey): Promise<RowKey | undefined> {
  const place = await placeOf(db, filter, key);
  if (!place) return undefined;
  return (
    (await findNeighbor(db, filter, place, "after")) ?? (await findNeighbor(db, filter, place, "before"))
  );
}
