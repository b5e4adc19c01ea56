import { retentionCutoff } from "~/content/privacy/personal-data";
import { deleteInBatches } from "~/server/delete-in-batches.server";
import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import { rollUpEventsBefore } from "./purge-events.queries.server";

/** Only how many there were on each day outlives the events. */
export async function purgeExpiredEvents(db: Database, now: Date): Promise<void> {
  const before = retentionCutoff("formEvents", now);
  const events = await deleteInBatches((limit) => rollUpEventsBefore(db, before, limit));
  if (events > 0) logger.info("Purged expired form events", { events });
}
