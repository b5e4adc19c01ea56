import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { MailKindName } from "~/database/schema/schema.server";
import { transitions } from "./mail-states";

/** Mails of the kind to the address that wait, or were settled on the UTC day. @param kind has an index */
export async function countMailsOfDay(
  db: Database,
  kind: "confirmation" | "data_request",
  recipient: string,
  { start, end }: { start: string; end: string },
): Promise<number> {
  const { count } = await db
    .selectFrom("mails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    // A bound value would not let SQLite use the partial index.
    .where("kind", "=", sql.lit(kind))
    .where("recipient", "=", recipient)
    .where(({ or, and, eb }) =>
      or([eb("settled_at", "is", null), and([eb("settled_at", ">=", start), eb("settled_at", "<", end)])]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Removes an address from all mails of campaigns and of the given kinds. A campaign's mails stay in its figures, under a
 * text that is no address, and a report about one finds none; those that wait are not sent.
 * @param until ISO timestamp: later mails stay
 */
export async function eraseRecipient(
  trx: Database,
  { recipient, kinds, until }: { recipient: string; kinds: readonly MailKindName[]; until: string },
): Promise<void> {
  await trx
    .deleteFrom("mails")
    .where("kind", "in", kinds)
    .where("campaign_id", "is", null)
    .where("recipient", "=", recipient)
    .where("created_at", "<=", until)
    .execute();
  await sql`update mails set recipient = 'erased ' || id, reference = null, message_id = null, last_error = null,
      status = iif(status = 'queued', ${transitions.skip.to}, status),
      settled_at = iif(status = 'queued', ${until}, settled_at)
    where campaign_id in (select id from campaigns) and recipient = ${recipient}
      and created_at <= ${until}`.execute(trx);
}
