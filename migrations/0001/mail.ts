/** Every mail the site sends, and the worker that sends them. */
export const mail: readonly string[] = [
  /*
   * `kind` has no check: `MailKindName` lists the kinds, so that another one needs no new table. `reference` says what
   * the mail is about in the terms of its kind: the subscriber's id, the batch of notifications, the event of an
   * account. `message_id` is set by the claim before the final dot, so a mail without one was never handed to a server,
   * and one with it can be found again by it. `first_tried_at`: since when a server puts the mail off. `claimed_by`:
   * the sender that may still report on it. `reply`: the status code of the server's last refusal, enhanced (RFC 3463)
   * where it gave one.
   */
  `create table mails (
    id integer primary key autoincrement,
    kind text not null,
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
  "create unique index mails_by_message_id on mails (message_id) where message_id is not null",
  // A campaign mails nobody twice, whatever makes its mails.
  "create unique index mails_once on mails (campaign_id, recipient) where campaign_id is not null",
  // The next mail of a queue in the order of sending, and its counts.
  "create index mails_by_queue on mails (kind, campaign_id, status, next_attempt_at, id, attempts)",
  // The figures of the System page: the few mails that are waiting or went wrong.
  `create index mails_not_sent on mails (kind, campaign_id, status, created_at, attempts)
    where status in ('queued', 'sending', 'failed', 'uncertain')`,
  "create index mails_troubled on mails (id) where status in ('failed', 'uncertain')",
  // Whether an address had its mail of the day.
  "create index mails_confirmation on mails (recipient) where kind = 'confirmation'",
  "create index mails_data_request on mails (recipient) where kind = 'data_request'",

  /*
   * Mails that are sent by one sender at a time: those of a campaign, or all others of a kind. A row is there while
   * its queue has mails to settle. Nothing of the queue leaves before `not_before`. What is still on its way back from a
   * server when `cancelled_at` is set must not be queued again. `waiting_since`: since when its mails wait, as the queue
   * was made, resumed, or a server last accepted one.
   */
  `create table mail_queues (
    id integer primary key autoincrement,
    kind text not null,
    campaign_id integer references newsletter_sends (id) on delete cascade,
    lease_owner text,
    lease_expires_at text,
    last_error text,
    last_error_at text,
    not_before text,
    paused_at text,
    pause_reason text check (pause_reason in ('staff', 'age')),
    cancelled_at text,
    waiting_since text
  ) strict`,
  "create unique index mail_queues_once on mail_queues (kind, coalesce(campaign_id, 0))",

  // A report read twice is one row. What staff undo is deleted, so that counting begins again.
  `create table mail_bounces (
    id integer primary key autoincrement,
    email text not null collate nocase,
    kind text not null check (kind in ('hard', 'soft', 'complaint')),
    reply text,
    detail text not null,
    message_id text not null,
    received_at text not null,
    unique (message_id, kind)
  ) strict`,
  "create index mail_bounces_by_email on mail_bounces (email, received_at)",
  // No newsletter, team update or welcome mail goes to these.
  `create table undeliverable_addresses (
    email text primary key collate nocase,
    reason text not null check (reason in ('hard', 'soft', 'complaint')),
    detail text not null,
    since text not null
  ) strict, without rowid`,
  "create index undeliverable_addresses_by_since on undeliverable_addresses (since desc)",

  /*
   * Mail to staff about what came in. Triggers note each submission in its own transaction; the worker gathers notes
   * into batches and sends each batch to every address on the list.
   */
  `create table notification_batches (
    id integer primary key autoincrement,
    created_at text not null
  ) strict`,
  `create table notifications (
    id integer primary key autoincrement,
    kind text not null check (kind in ('contact', 'volunteer', 'partnership', 'survey', 'report')),
    record_id text not null,
    created_at text not null,
    batch_id integer references notification_batches (id) on delete cascade
  ) strict`,
  "create index notifications_by_batch on notifications (batch_id, id)",

  /*
   * One row that the worker touches, by which the dashboard knows that it lives. From when the clock went far ahead, and
   * for how long the worker has run since: nothing is deleted by age meanwhile.
   */
  `create table worker_heartbeat (
    id integer primary key check (id = 1),
    started_at text not null,
    seen_at text not null,
    jumped_from text,
    waited_ms integer not null default 0
  ) strict`,
];
