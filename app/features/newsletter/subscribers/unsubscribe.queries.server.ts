import type { Database } from "~/server/open-database.server";

export function findSubscriberByToken(db: Database, token: string) {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["email", "is_active"])
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
}

/** Doing it again preserves the time of the first. */
export async function updateUnsubscribed(db: Database, token: string, now: string): Promise<void> {
  await db
    .updateTable("newsletter_subscribers")
    .set({ is_active: 0, unsubscribed_at: now })
    .where("unsubscribe_token", "=", token)
    .where("is_active", "=", 1)
    .execute();
}
