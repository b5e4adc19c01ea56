import { type Kysely, sql } from "kysely";

const statements = [
  /*
   * Sign-ups that wait for the confirmation of the address. A row that was confirmed stays until it expires, so that
   * its link can be opened again. `id` becomes the subscriber's.
   */
  `create table newsletter_signups (
    id text primary key,
    email text not null unique collate nocase,
    name text not null,
    wants_news integer not null check (wants_news in (0, 1)),
    wants_team_updates integer not null check (wants_team_updates in (0, 1)),
    token text not null unique,
    created_at text not null,
    confirmed_at text
  ) strict`,
  "create index newsletter_signups_by_age on newsletter_signups (created_at)",
  // Whether an address had its confirmation mail of the day.
  "create index mails_confirmation on mails (recipient) where kind = 'confirmation'",
  // When the mailbox was proven; null where it was not, and in rows that are restored from before.
  "alter table newsletter_subscribers add column confirmed_at text",
  "update newsletter_subscribers set confirmed_at = subscribed_at",
];

/** Confirmed opt-in. Whoever subscribes already counts as confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
