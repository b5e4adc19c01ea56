import { retentionCutoff } from "~/content/privacy/personal-data";
import { deleteInBatches } from "~/database/in-slices.server";
import type { Database } from "~/database/open-database.server";
import { logger } from "~/lib/logger.server";
import { rollUpEventsBefore } from "./purge-events.queries.server";

/** Only how many there were on each day outlives the events. */
export async function purgeExpiredEvents(db: Database, now: Date): Promise<void> {
  const before = retentionCutoff("formEvents", now);
  const events = await deleteInBatches((limit) => rollUpEventsBefore(db, before, limit));
  if (events > 0) logger.info("Purged expired form events", { events });
}
