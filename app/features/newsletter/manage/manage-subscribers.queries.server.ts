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

export async function hasComplained(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("undeliverable_addresses")
    .select("email")
    .where("email", "=", email)
    .where("reason", "=", "complaint")
    .executeTakeFirst();
  return row !== undefined;
}
