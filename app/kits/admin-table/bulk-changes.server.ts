import { inSlices } from "~/database/in-slices.server";
import type { Database } from "~/database/open-database.server";
import { logger } from "~/lib/logger.server";
import { inPart, listParts } from "./change-parts.queries.server";
import {
  addToChange,
  type ChangeContext,
  findLiveChange,
  finishChange,
  insertChange,
} from "./changes.queries.server";
import { rowsToChange } from "./selection.queries.server";
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
export async function changeInSlices(
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
