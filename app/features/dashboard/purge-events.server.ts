import { retentionCutoff } from "~/content/privacy/personal-data";
import { deleteInBatches } from "~/server/delete-in-batches.server";
import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import { deleteEmptyTotals, deleteEventsBefore } from "./purge-events.queries.server";

/** Deletes events older than three years, with their part of the daily totals. */
export async function purgeExpiredEvents(db: Database, now: Date): Promise<void> {
  const before = retentionCutoff("formEvents", now);
  const events = await deleteInBatches((limit) => deleteEventsBefore(db, before, limit));
  if (events === 0) return;
  await deleteEmptyTotals(db, before);
  logger.info("Purged expired form events", { events });
}
