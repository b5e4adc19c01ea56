import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";

export interface SentMail {
  recipient: string;
  /** Null where no server can have it yet. */
  message_id: string | null;
}

export function findSentMail(
  db: Database,
  by: "id" | "server_id" | "message_id",
  values: readonly (number | string)[],
): Promise<SentMail | undefined> {
  return db
    .selectFrom("mails")
    .select(["recipient", "message_id"])
    .where(by, "in", values)
    .where("message_id", "is not", null)
    .limit(1)
    .executeTakeFirst();
}

const LAST_CAMPAIGNS = 20;

/** The last mail that went to one of these readers of the list. @param tokens of their links to unsubscribe */
export function findLastMailTo(db: Database, tokens: readonly string[]): Promise<SentMail | undefined> {
  return db
    .selectFrom(
      db.selectFrom("campaigns").select("id").orderBy("id", "desc").limit(LAST_CAMPAIGNS).as("campaign"),
    )
    .innerJoin("newsletter_subscribers as reader", (join) =>
      join.on("reader.unsubscribe_token", "in", tokens),
    )
    .innerJoin("mails", (join) =>
      join.onRef("mails.campaign_id", "=", "campaign.id").onRef("mails.recipient", "=", "reader.email"),
    )
    .select(["mails.recipient", "mails.message_id"])
    .where("mails.message_id", "is not", null)
    .orderBy("campaign.id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** @returns whether it was new */
export async function insertBounce(trx: Database, bounce: NewRow<"mail_bounces">): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("mail_bounces")
    .values(bounce)
    .onConflict((conflict) => conflict.columns(["message_id", "kind"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @param since ISO timestamp */
export async function countSoftBounces(db: Database, email: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom("mail_bounces")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .where("kind", "=", "soft")
    .where("received_at", ">=", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** A complaint replaces another reason. @returns whether mail to the address went on until now */
export async function insertUndeliverable(
  trx: Database,
  address: NewRow<"undeliverable_addresses">,
): Promise<boolean> {
  const known = await findUndeliverable(trx, address.email);
  if (known && (known.reason === "complaint" || address.reason !== "complaint")) return false;
  const { reason, detail, since } = address;
  await trx
    .insertInto("undeliverable_addresses")
    .values(address)
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ reason, detail, since }))
    .execute();
  return known === undefined;
}

export function findUndeliverable(db: Database, email: string) {
  return db.selectFrom("undeliverable_addresses").selectAll().where("email", "=", email).executeTakeFirst();
}

/** With everything that was counted. @returns whether it was there */
export async function deleteUndeliverable(trx: Database, email: string): Promise<boolean> {
  await trx.deleteFrom("mail_bounces").where("email", "=", email).execute();
  const { numDeletedRows } = await trx
    .deleteFrom("undeliverable_addresses")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function countUndeliverable(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("undeliverable_addresses")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The last first, with the subscriber's id where there is one. */
export function listUndeliverable(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return db
    .selectFrom("undeliverable_addresses as address")
    .leftJoin("newsletter_subscribers as subscriber", "subscriber.email", "address.email")
    .selectAll("address")
    .select("subscriber.id as subscriber")
    .orderBy("address.since", "desc")
    .orderBy("address.email")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** @param email a column with an address */
export const isDeliverable = (email: string) =>
  sql<SqlBool>`not exists (select 1 from undeliverable_addresses where email = ${sql.ref(email)})`;

/** A mailbox that was full or gone may be there again when its owner asks for a mail. */
export const hasNotComplained = (email: string) =>
  sql<SqlBool>`not exists (select 1 from undeliverable_addresses
    where email = ${sql.ref(email)} and reason = 'complaint')`;

/** @param before ISO timestamp */
export async function deleteBouncesBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom("mail_bounces").where("received_at", "<", before).execute();
}
