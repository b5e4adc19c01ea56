import type { Database } from "~/database/open-database.server";
import { listRows } from "./inbox.queries.server";
import type { InboxRow, RowKey } from "./inbox-rows";
import { parseLabels } from "./labels.server";

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
