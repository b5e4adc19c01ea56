import { type Kysely, sql } from "kysely";

const columns = `id, kind, campaign_id, reference, recipient, status, attempts, next_attempt_at, first_tried_at,
  claimed_by, message_id, reply, last_error, created_at, settled_at`;

const statements = [
  // `kind` has no check: `MailKindName` lists the kinds, so that another one needs no new table.
  `create table mails_rebuilt (
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
  `insert into mails_rebuilt (${columns}) select ${columns} from mails order by id`,
  // Goes on counting where the old one stopped: an id is never used again.
  "delete from sqlite_sequence where name = 'mails_rebuilt'",
  "insert into sqlite_sequence (name, seq) select 'mails_rebuilt', seq from sqlite_sequence where name = 'mails'",
  "drop table mails",
  "alter table mails_rebuilt rename to mails",
  // Indexes after the rows: sorted once instead of filled in random order.
  "create unique index mails_by_message_id on mails (message_id) where message_id is not null",
  "create unique index mails_once on mails (campaign_id, recipient) where campaign_id is not null",
  "create index mails_by_queue on mails (kind, campaign_id, status, next_attempt_at, id, attempts)",
  `create index mails_not_sent on mails (kind, campaign_id, status, created_at, attempts)
    where status in ('queued', 'sending', 'failed', 'uncertain')`,
  "create index mails_troubled on mails (id) where status in ('failed', 'uncertain')",
  // Whether an address had its mail of the day.
  "create index mails_confirmation on mails (recipient) where kind = 'confirmation'",
  "create index mails_data_request on mails (recipient) where kind = 'data_request'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
