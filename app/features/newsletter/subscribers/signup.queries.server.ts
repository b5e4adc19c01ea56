import type { Database } from "~/server/open-database.server";
import type { NewRow, Row } from "~/server/schema.server";

export function findSubscriberByEmail(
  db: Database,
  email: string,
): Promise<Pick<Row<"newsletter_subscribers">, "id" | "is_active"> | undefined> {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["id", "is_active"])
    .where("email", "=", email)
    .executeTakeFirst();
}

export async function insertSubscriber(db: Database, row: NewRow<"newsletter_subscribers">): Promise<void> {
  await db.insertInto("newsletter_subscribers").values(row).execute();
}

export async function updateReturningSubscriber(
  db: Database,
  id: string,
  preferences: Pick<
    Row<"newsletter_subscribers">,
    "name" | "wants_news" | "wants_team_updates" | "subscribed_at"
  >,
): Promise<void> {
  await db
    .updateTable("newsletter_subscribers")
    .set({ ...preferences, is_active: 1, unsubscribed_at: null })
    .where("id", "=", id)
    .execute();
}
