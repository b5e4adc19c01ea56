import { type Kysely, sql } from "kysely";

/** Why a mail was not sent at the time that staff chose. */
const MISSED = "in ('late', 'nothing new', 'no recipients', 'unusable', 'restored')";

const statements = [
  // One row for good: its version goes on counting when the draft is sent or discarded, so that a form that was opened
  // before is recognized. A text that is empty is written by the site.
  `create table newsletter_draft (
    id integer primary key check (id = 1),
    version integer not null default 1,
    subject text not null default '',
    introduction text not null default '',
    items text not null default '[]',
    send_at text,
    scheduled_by text references users (id) on delete set null,
    missed_at text,
    missed_reason text check (missed_reason ${MISSED})
  ) strict`,
  "insert into newsletter_draft (id) values (1)",

  // What a newsletter was made of, so that one that no one got is a draft again.
  `create table sent_newsletter_drafts (
    campaign_id integer primary key references newsletter_sends (id) on delete cascade,
    subject text not null,
    introduction text not null,
    items text not null
  ) strict`,

  "alter table team_update_drafts add column send_at text",
  "alter table team_update_drafts add column missed_at text",
  `alter table team_update_drafts add column missed_reason text check (missed_reason ${MISSED})`,
];

/** The draft of the next newsletter, and the times at which staff want mails to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
