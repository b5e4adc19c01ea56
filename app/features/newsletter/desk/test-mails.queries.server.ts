import type { MailQueue } from "~/kits/outbox/mail-kind";
import { UNSETTLED } from "~/kits/outbox/mail-states";
import type { Database } from "~/server/open-database.server";
import type { NewRow } from "~/server/schema.server";

export const TEST_QUEUE: MailQueue = { kind: "test", campaignId: null };

/** @param id idempotency key */
export async function wasTestMade(db: Database, id: string): Promise<boolean> {
  const mail = await db
    .selectFrom("mails")
    .select("id")
    .where("kind", "=", TEST_QUEUE.kind)
    .where("reference", "=", id)
    .executeTakeFirst();
  return mail !== undefined;
}

export async function insertTestMail(trx: Database, mail: NewRow<"test_mails">): Promise<void> {
  await trx.insertInto("test_mails").values(mail).execute();
}

export function findTestMail(db: Database, id: string) {
  return db
    .selectFrom("test_mails")
    .select(["kind", "subject", "html", "text"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Their content is in no mail that is still to be sent. */
export async function deleteSentTestMails(trx: Database): Promise<void> {
  await trx
    .deleteFrom("test_mails")
    .where("id", "not in", (query) =>
      query
        .selectFrom("mails")
        .select((mail) => mail.fn.coalesce("mails.reference", mail.val("")).as("id"))
        .where("mails.kind", "=", TEST_QUEUE.kind)
        .where("mails.status", "in", UNSETTLED),
    )
    .execute();
}

/** The newest test mail to an address. */
export function findLastTest(db: Database, recipient: string) {
  return db
    .selectFrom("mails")
    .select(["status", "last_error", "created_at"])
    .where("kind", "=", TEST_QUEUE.kind)
    .where("recipient", "=", recipient)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
