import { type SqlBool, sql } from "kysely";
import type { Database } from "~/server/open-database.server";

export function findPreferences(db: Database, token: string) {
  return db
    .selectFrom("newsletter_subscribers")
    .select(["id", "email", "is_active", "wants_news", "wants_team_updates"])
    .where("unsubscribe_token", "=", token)
    .executeTakeFirst();
}

/** Rows, events and what staff could restore of them. Its mails are the outbox's. */
export async function deleteSubscriber(
  trx: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const events = trx
    .deleteFrom("form_analytics")
    .where("form_name", "=", "newsletter")
    .where("session_id", "=", id);
  await events.execute();
  await trx
    .deleteFrom("changed_rows")
    .where(({ or, and, eb }) =>
      or([
        and([
          eb("table_name", "=", "newsletter_subscribers"),
          or([eb("record_id", "=", id), sql<SqlBool>`row ->> '$.email' = ${email} collate nocase`]),
        ]),
        and([eb("table_name", "=", "form_analytics"), sql<SqlBool>`row ->> '$.session_id' = ${id}`]),
      ]),
    )
    .execute();
  await trx.deleteFrom("newsletter_signups").where("email", "=", email).execute();
  await trx.deleteFrom("newsletter_subscribers").where("id", "=", id).execute();
}
