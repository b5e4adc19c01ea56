import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import { transitions } from "./mail-states";

/** Whether a mail of the kind to the address waits, or was settled on the UTC day. @param kind has an index */
export async function hasMailOfDay(
  db: Database,
  kind: "confirmation",
  recipient: string,
  { start, end }: { start: string; end: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("mails")
    .select("id")
    // A bound value would not let SQLite use the partial index.
    .where("kind", "=", sql.lit(kind))
    .where("recipient", "=", recipient)
    .where(({ or, and, eb }) =>
      or([eb("settled_at", "is", null), and([eb("settled_at", ">=", start), eb("settled_at", "<", end)])]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes an address from all mails of campaigns and of the given kinds. A campaign's mails stay in its figures, under a
 * text that is no address, and a report about one finds none; those that wait are not sent.
 */
export async function eraseRecipient(
  trx: Database,
  recipient: string,
  kinds: ReadonlyArray<"confirmation" | "welcome">,
  now: string,
): Promise<void> {
  await trx.deleteFrom("mails").where("kind", "in", kinds).where("recipient", "=", recipient).execute();
  await sql`update mails set recipient = 'erased ' || id, reference = null, message_id = null, last_error = null,
      status = iif(status = 'queued', ${transitions.skip.to}, status),
      settled_at = iif(status = 'queued', ${now}, settled_at)
    where campaign_id in (select id from newsletter_sends) and recipient = ${recipient}`.execute(trx);
}
