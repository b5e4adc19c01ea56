import type { Database } from "~/server/open-database.server";
import { deleteChangesBefore } from "./changes.queries.server";

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Forgets what staff deleted or changed more than 30 days ago: from then on nobody can undo it. */
export async function forgetOldChanges(db: Database, now: Date): Promise<void> {
  await deleteChangesBefore(db, new Date(now.getTime() - KEPT_MS).toISOString());
}
