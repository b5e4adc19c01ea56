import type { Database } from "~/server/open-database.server";

export function findPreferences(db: Database, token: string) {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["id", "email", "is_active", "wants_news", "wants_team_updates"])
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
}
