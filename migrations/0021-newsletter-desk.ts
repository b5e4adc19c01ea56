import { type Kysely, sql } from "kysely";

/** What staff need beside a campaign: its source, the content of test mails, and what was decided about mails. */
const statements = [
  // As typed, so that a team update that was cancelled or failed can be edited and sent again.
  `create table team_update_sources (
    campaign_id integer primary key references newsletter_sends (id) on delete cascade,
    content text not null
  ) strict`,

  // The id is chosen by the page with the button: posting it twice sends one mail.
  `create table test_mails (
    id text primary key,
    kind text not null check (kind in ('newsletter', 'team_update')),
    subject text not null,
    html text not null,
    text text not null,
    created_at text not null
  ) strict`,

  // Uncertain mails that staff have decided not to send again; more of them are asked about anew.
  `create table uncertain_mail_reviews (
    campaign_id integer primary key references newsletter_sends (id) on delete cascade,
    mails integer not null,
    reviewed_by text not null,
    reviewed_at text not null
  ) strict`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
