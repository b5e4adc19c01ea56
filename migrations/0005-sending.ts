import { type Kysely, sql } from "kysely";

/** Submissions that somebody must look at, by the page of the dashboard that shows them. */
const noticed: Record<string, string> = {
  contact: "contact_submissions",
  volunteer: "volunteer_applications",
  partnership: "partnership_applications",
  survey: "ai_impact_surveys",
};

/** Makes a note of each new row. One that is a day old when it comes was brought from elsewhere, and is no news. */
function noticedOnInsert(kind: string, table: string, condition = ""): string {
  return `create trigger ${table}_noticed after insert on ${table}
    when ${condition}new.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day') begin
      insert into staff_notices (kind, record_id, created_at) values ('${kind}', new.id, new.created_at);
    end`;
}

const statements = [
  // What a team update was confirmed under: the same confirmation, posted twice, makes one send.
  "alter table newsletter_sends add column request_key text",
  `create unique index newsletter_sends_by_request on newsletter_sends (request_key)
    where request_key is not null`,
  // Why the mail server took nothing the last time; null while it takes mails.
  "alter table newsletter_sends add column last_error text",
  "alter table newsletter_sends add column last_error_at text",
  // The few mails that went wrong, among the many that did not.
  `create index newsletter_deliveries_troubled on newsletter_deliveries (id)
    where status in ('failed', 'uncertain')`,

  /*
   * What somebody is writing: one draft each. The key changes with every change, so that what is sent is what was
   * looked at.
   */
  `create table team_update_drafts (
    user_id text primary key references users (id) on delete cascade,
    key text not null unique,
    subject text not null,
    content text not null,
    saved_at text not null
  ) strict`,

  /*
   * Mail to staff about what came in. Triggers note each submission in its own transaction; the worker gathers
   * notes into batches and sends each batch to every address on the list.
   */
  `create table staff_mail_batches (
    id integer primary key autoincrement,
    created_at text not null
  ) strict`,
  `create table staff_notices (
    id integer primary key autoincrement,
    kind text not null check (kind in ('contact', 'volunteer', 'partnership', 'survey', 'report')),
    record_id text not null,
    created_at text not null,
    batch_id integer references staff_mail_batches (id) on delete cascade
  ) strict`,
  "create index staff_notices_by_batch on staff_notices (batch_id, id)",
  `create table staff_mails (
    id integer primary key autoincrement,
    batch_id integer not null references staff_mail_batches (id) on delete cascade,
    address text not null collate nocase,
    message_id text not null unique,
    status text not null default 'queued'
      check (status in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'skipped')),
    attempts integer not null default 0,
    next_attempt_at text not null,
    claimed_by text,
    claimed_at text,
    last_error text,
    sent_at text,
    unique (batch_id, address)
  ) strict`,
  "create index staff_mails_by_status on staff_mails (status, next_attempt_at)",
  // A row that is restored from the trash comes with its number, and is no news.
  ...Object.entries(noticed).map(([kind, table]) => noticedOnInsert(kind, table, "new.number is null and ")),
  noticedOnInsert("report", "resource_reports"),

  // One row that the worker touches, by which the dashboard knows that it lives.
  `create table worker_heartbeat (
    id integer primary key check (id = 1),
    started_at text not null,
    seen_at text not null
  ) strict`,
];

/** What the dashboard needs to send, to tell staff what came in, and to see that the worker works. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
