import type { Database } from "~/database/open-database.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { countWaiting } from "./inbox.queries.server";
import { inboxKinds } from "./inbox-rows";
import { inboxTables } from "./inbox-tables";

/** What waits on the tabs of the dashboard, by path. */
export async function countTabs(db: Database, now: Date): Promise<Record<string, number>> {
  const waiting = await countWaiting(db, now);
  const { contact, volunteer, partnership } = inboxTables;
  return {
    [adminPaths.inbox]: inboxKinds.reduce((sum, kind) => sum + waiting[kind], 0),
    [contact.path]: waiting.contact,
    [volunteer.path]: waiting.volunteer,
    [partnership.path]: waiting.partnership,
  };
}
