import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { Row } from "~/server/schema.server";

export type EditableSubscriber = Pick<
  Row<"newsletter_subscribers">,
  "id" | "email" | "name" | "is_active" | "wants_news" | "wants_team_updates"
>;

const editable = ["id", "email", "name", "is_active", "wants_news", "wants_team_updates"] as const;

export function findEditable(db: Database, id: string): Promise<EditableSubscriber | undefined> {
  return db.selectFrom("newsletter_subscribers").select(editable).where("id", "=", id).executeTakeFirst();
}

export function findByAddress(db: Database, email: string) {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["id", "is_active", "unsubscribed_at"])
    .where("email", "=", email)
    .executeTakeFirst();
}

export async function updateDetails(
  trx: Database,
  id: string,
  change: Pick<EditableSubscriber, "email" | "name" | "wants_news" | "wants_team_updates"> & {
    confirmed_at?: null;
  },
): Promise<void> {
  await trx.updateTable("newsletter_subscribers").set(change).where("id", "=", id).execute();
}

export function findDetails(db: Database, id: string) {
  return db
    .selectFrom("newsletter_subscribers")
    .select([...editable, "subscribed_at", "confirmed_at", "unsubscribed_at", "consent_note"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Each column that is compared has `collate nocase`. */
const among = (emails: readonly string[]) =>
  sql<string>`(select value from json_each(${JSON.stringify(emails)}))`;

/** By address in lower case. */
export async function listSubscribed(db: Database, emails: readonly string[]) {
  const rows = await db
    .selectFrom("newsletter_subscribers")
    .select(["id", "email", "is_active", "unsubscribed_at"])
    .where("email", "in", among(emails))
    .execute();
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
}

/** In lower case: owners that reported a mail as unwanted. */
export async function listComplained(db: Database, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("undeliverable_addresses")
    .select("email")
    .where("email", "in", among(emails))
    .where("reason", "=", "complaint")
    .execute();
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}

/** In lower case. @param since ISO timestamp of the oldest that has not expired */
export async function listWaiting(
  db: Database,
  emails: readonly string[],
  since: string,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom("newsletter_signups")
    .select("email")
    .where("email", "in", among(emails))
    .where("confirmed_at", "is", null)
    .where("created_at", ">=", since)
    .execute();
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}
