import { type Kysely, sql } from "kysely";

/** A check cannot be changed in place: the table is built again, and goes on counting where the old one stopped. */
function rebuilt(table: string, columns: string, createAs: (name: string) => string): string[] {
  const built = `${table}_rebuilt`;
  return [
    createAs(built),
    `insert into ${built} (${columns}) select ${columns} from ${table} order by id`,
    `delete from sqlite_sequence where name = '${built}'`,
    `insert into sqlite_sequence (name, seq) select '${built}', seq from sqlite_sequence where name = '${table}'`,
    `drop table ${table}`,
    `alter table ${built} rename to ${table}`,
  ];
}

const statements = [
  ...rebuilt(
    "newsletter_sends",
    `id, kind, scheduled_for, subject, html, text, status, recipient_count, created_by, created_at, sent_at,
      idempotency_key`,
    (name) => `create table ${name} (
      id integer primary key autoincrement,
      kind text not null check (kind in ('newsletter', 'team_update')),
      scheduled_for text unique,
      subject text not null,
      html text not null,
      text text not null,
      status text not null default 'sending' check (status in ('sending', 'sent', 'empty', 'cancelled')),
      recipient_count integer not null default 0,
      created_by text references users (id) on delete set null,
      created_at text not null,
      sent_at text,
      idempotency_key text
    ) strict`,
  ),
  "create index newsletter_sends_by_created_at on newsletter_sends (kind, created_at desc)",
  "create index newsletter_sends_unfinished on newsletter_sends (id) where status = 'sending'",
  `create unique index newsletter_sends_by_idempotency_key on newsletter_sends (idempotency_key)
    where idempotency_key is not null`,

  /*
   * `first_tried_at`: since when a server puts the mail off. `claimed_by`: the sender that may still report on it.
   * `reply`: the status code of the server's last refusal, enhanced (RFC 3463) where it gave one.
   */
  ...rebuilt(
    "mails",
    `id, kind, campaign_id, reference, recipient, status, attempts, next_attempt_at, message_id, last_error,
      created_at, settled_at`,
    (name) => `create table ${name} (
      id integer primary key autoincrement,
      kind text not null check (kind in
        ('account', 'notification', 'newsletter', 'team_update', 'confirmation', 'welcome', 'test')),
      campaign_id integer references newsletter_sends (id) on delete cascade,
      reference text,
      recipient text not null collate nocase,
      status text not null default 'queued' check (status in
        ('queued', 'sending', 'sent', 'written', 'failed', 'uncertain', 'skipped', 'cancelled')),
      attempts integer not null default 0,
      next_attempt_at text not null,
      first_tried_at text,
      claimed_by text,
      message_id text,
      reply text,
      last_error text,
      created_at text not null,
      settled_at text
    ) strict`,
  ),
  // Indexes after the rows: sorted once instead of filled in random order.
  "create unique index mails_by_message_id on mails (message_id) where message_id is not null",
  "create unique index mails_once on mails (campaign_id, recipient) where campaign_id is not null",
  // The next mail of a queue in the order of sending, and its counts.
  "create index mails_by_queue on mails (kind, campaign_id, status, next_attempt_at, id, attempts)",
  `create index mails_not_sent on mails (kind, campaign_id, status, created_at, attempts)
    where status in ('queued', 'sending', 'failed', 'uncertain')`,
  "create index mails_troubled on mails (id) where status in ('failed', 'uncertain')",

  // Nothing of the queue leaves before this moment.
  "alter table mail_queues add column not_before text",
  "alter table mail_queues add column paused_at text",
  "alter table mail_queues add column pause_reason text check (pause_reason in ('staff', 'age'))",
  // What is still on its way back from a server must not be queued again.
  "alter table mail_queues add column cancelled_at text",
  // Since when its mails wait: the queue was made, resumed, or a server last accepted one.
  "alter table mail_queues add column waiting_since text",
  `update mail_queues set waiting_since =
    (select created_at from newsletter_sends where newsletter_sends.id = mail_queues.campaign_id)`,
];

/** Pausing, holding and cancelling what is queued, and what a mail's retries have to remember. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
