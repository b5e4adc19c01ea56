import { type Kysely, sql } from "kysely";

const statements = [
  "drop index newsletter_subscribers_by_unsubscribed_at",
  // Counted by day from the indexes alone, of 100,000 subscribers on each visit of the Newsletter tab.
  `create index newsletter_subscribers_joined
    on newsletter_subscribers (is_active, substr(subscribed_at, 1, 10), unsubscribed_at)`,
  `create index newsletter_subscribers_left on newsletter_subscribers (substr(unsubscribed_at, 1, 10))
    where unsubscribed_at is not null and is_active = 0`,
];

/** Who joined and who left the newsletter, by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
