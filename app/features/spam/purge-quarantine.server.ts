import { retentionCutoff } from "~/content/privacy/personal-data";
import type { Database } from "~/server/open-database.server";
import { deleteDecidedBefore } from "./quarantine.queries.server";

/** Its copy is only for undoing the decision, which is possible for ten minutes. */
const RELEASED_MS = 24 * 60 * 60 * 1000;

/** What no one has decided about stays. */
export async function purgeDecidedSpam(db: Database, now: Date): Promise<void> {
  const notSpam = new Date(now.getTime() - RELEASED_MS).toISOString();
  await deleteDecidedBefore(db, { confirmed: retentionCutoff("spam", now), notSpam });
}
