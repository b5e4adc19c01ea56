import { randomUUID } from "node:crypto";
import type { Database } from "~/server/open-database.server";
import {
  deleteWaitingNotices,
  findLastBatchTime,
  hasWaitingNotice,
  insertBatch,
} from "./notices.queries.server";
import { deleteQueuedStaffMails, insertStaffMails } from "./staff-mails.queries.server";

/** What comes in within this time of a mail is told of together, in the next. */
export const GATHER_MS = 60_000;

interface Gathering {
  /** Everybody who is told; with nobody on the list what came in is not told of later either. */
  recipients: readonly string[];
  /** The part of the Message-IDs after the @. */
  domain: string;
  now: Date;
}

/**
 * Makes one mail for each address about everything that came in and is not told of yet, in one transaction. The first
 * submission after a quiet time is told of at once, the others that follow within a minute together.
 */
export async function gatherNotices(db: Database, { recipients, domain, now }: Gathering): Promise<void> {
  if (recipients.length === 0) {
    await deleteWaitingNotices(db);
    await deleteQueuedStaffMails(db);
    return;
  }
  if (!(await hasWaitingNotice(db))) return;
  await db.transaction().execute(async (trx) => {
    const last = await findLastBatchTime(trx);
    if (last && now.valueOf() - Date.parse(last) < GATHER_MS) return;
    if (!(await hasWaitingNotice(trx))) return;
    const batch_id = await insertBatch(trx, now.toISOString());
    await insertStaffMails(
      trx,
      recipients.map((address) => ({
        batch_id,
        address,
        message_id: `<${randomUUID()}@${domain}>`,
        next_attempt_at: now.toISOString(),
        claimed_by: null,
        claimed_at: null,
        last_error: null,
        sent_at: null,
      })),
    );
  });
}
