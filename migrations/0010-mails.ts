import { type Kysely, sql } from "kysely";

/** A lease that has run out: the next sender takes the queue over and settles what was left half sent. */
const LONG_AGO = "'1970-01-01T00:00:00.000Z'";

const statements = [
  // Notes about submissions keep their rows; only the names change.
  "alter table staff_mail_batches rename to notification_batches",
  "alter table staff_notices rename to notifications",
  "drop index staff_notices_by_batch",
  "create index notifications_by_batch on notifications (batch_id, id)",

  /*
   * Every mail the site sends. `reference` says what it is about in the terms of its kind: the subscriber's id, the
   * batch of notifications, the event of an account. `message_id` is set by the claim before the final dot, so a mail
   * without one was never handed to a server, and one with it can be found again by it.
   */
  `create table mails (
    id integer primary key autoincrement,
    kind text not null check (kind in ('account', 'notification', 'newsletter', 'team_update')),
    campaign_id integer references newsletter_sends (id) on delete cascade,
    reference text,
    recipient text not null collate nocase,
    status text not null default 'queued'
      check (status in ('queued', 'sending', 'sent', 'written', 'failed', 'uncertain', 'skipped')),
    attempts integer not null default 0,
    next_attempt_at text not null,
    message_id text unique,
    last_error text,
    created_at text not null,
    settled_at text
  ) strict`,

  /*
   * Mails that are sent by one sender at a time: those of a campaign, or all others of a kind. A row is there while
   * its queue has mails to settle.
   */
  `create table mail_queues (
    id integer primary key autoincrement,
    kind text not null,
    campaign_id integer references newsletter_sends (id) on delete cascade,
    lease_owner text,
    lease_expires_at text,
    last_error text,
    last_error_at text
  ) strict`,
  "create unique index mail_queues_once on mail_queues (kind, coalesce(campaign_id, 0))",

  `insert into mails (kind, campaign_id, reference, recipient, status, attempts, next_attempt_at, message_id,
      last_error, created_at, settled_at)
    select send.kind, send.id,
      -- A subscriber in the trash can still be restored before the mail is sent.
      coalesce(delivery.subscriber_id, case when delivery.status = 'queued' then (
        select record_id from changed_rows
        where table_name = 'newsletter_subscribers'
          and json_extract(row, '$.email') = delivery.email collate nocase
        order by id desc limit 1) end),
      delivery.email,
      case when delivery.status = 'sent' and delivery.written_to_file = 1 then 'written' else delivery.status end,
      delivery.attempts, delivery.next_attempt_at, delivery.message_id, delivery.last_error, send.created_at,
      delivery.sent_at
    from newsletter_deliveries as delivery join newsletter_sends as send on send.id = delivery.send_id
    order by delivery.id`,
  `insert into mails (kind, reference, recipient, status, attempts, next_attempt_at, message_id, last_error,
      created_at, settled_at)
    select 'notification', mail.batch_id, mail.address, mail.status, mail.attempts, mail.next_attempt_at,
      mail.message_id, mail.last_error, batch.created_at, mail.sent_at
    from staff_mails as mail join notification_batches as batch on batch.id = mail.batch_id
    order by mail.id`,
  `insert into mails (kind, reference, recipient, status, attempts, next_attempt_at, last_error, created_at,
      settled_at)
    select 'account', kind, email, iif(failed_at is null, 'queued', 'failed'), attempts, next_attempt_at,
      last_error, created_at, failed_at
    from account_mails order by id`,

  `insert into mail_queues (kind, campaign_id, lease_owner, lease_expires_at, last_error, last_error_at)
    select kind, id, coalesce(lease_owner, 'none'), coalesce(lease_expires_at, ${LONG_AGO}), last_error, last_error_at
    from newsletter_sends where status = 'sending' order by id`,
  `insert into mail_queues (kind, lease_owner, lease_expires_at)
    select distinct kind, 'none', ${LONG_AGO} from mails
    where campaign_id is null and status in ('queued', 'sending')`,

  "drop table newsletter_deliveries",
  "drop table staff_mails",
  "drop table account_mails",
  ...["lease_owner", "lease_expires_at", "last_error", "last_error_at"].map(
    (column) => `alter table newsletter_sends drop column ${column}`,
  ),
  "drop index newsletter_sends_by_request",
  "alter table newsletter_sends rename column request_key to idempotency_key",
  `create unique index newsletter_sends_by_idempotency_key on newsletter_sends (idempotency_key)
    where idempotency_key is not null`,

  // A campaign mails nobody twice, whatever makes its mails.
  "create unique index mails_once on mails (campaign_id, recipient) where campaign_id is not null",
  // The next mail of a queue, its counts, and what is old enough to be deleted.
  "create index mails_by_queue on mails (kind, campaign_id, status, id, next_attempt_at)",
  // The figures of the System page: the few mails that are waiting or went wrong.
  `create index mails_not_sent on mails (kind, campaign_id, status, created_at, attempts)
    where status in ('queued', 'sending', 'failed', 'uncertain')`,
  "create index mails_troubled on mails (id) where status in ('failed', 'uncertain')",
];

/** One table for every mail, in place of one for newsletters, one for notifications and one for accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
