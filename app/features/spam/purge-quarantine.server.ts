import { retentionCutoff } from "~/content/privacy/personal-data";
import type { Database } from "~/database/open-database.server";
import { deleteDecidedBefore } from "./quarantine.queries.server";

/** What no one has decided about stays. */
export async function purgeDecidedSpam(db: Database, now: Date): Promise<void> {
  await deleteDecidedBefore(db, {
    confirmed: retentionCutoff("spam", now),
    notSpam: retentionCutoff("released", now),
  });
}
