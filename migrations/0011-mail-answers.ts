import { type Kysely, sql } from "kysely";

const statements = [
  // Mails of people who answer a reply. A row stays while its record is stored or can be restored.
  `create table mail_answers (
    id text primary key,
    number integer,
    kind text not null,
    record_id text not null,
    reply_id text not null,
    email text not null collate nocase,
    sender text collate nocase,
    name text not null,
    subject text not null,
    text text not null,
    is_cut integer not null check (is_cut in (0, 1)),
    files text not null,
    message_id text not null,
    received_at text not null
  ) strict`,
  "create unique index mail_answers_by_number on mail_answers (number)",
  "create unique index mail_answers_by_message on mail_answers (message_id)",
  "create index mail_answers_by_record on mail_answers (record_id, received_at)",
  "create index mail_answers_by_email on mail_answers (email)",
  "create index mail_answers_by_sender on mail_answers (sender) where sender is not null",
  `create table mail_answer_files (
    answer_id text not null references mail_answers (id) on delete cascade,
    position integer not null,
    content blob not null,
    primary key (answer_id, position)
  ) strict`,
  "insert into record_numbers (table_name, last) values ('mail_answers', 0)",
  "alter table notifications add column is_answer integer not null default 0 check (is_answer in (0, 1))",
  // By which an answer is known after the mail's own record is gone.
  "alter table replies add column message_id text",
  "create index replies_by_message on replies (message_id) where message_id is not null",
  "update replies set message_id = (select message_id from mails where id = mail_id and kind = 'reply')",
];

/** The search index of what people answer is made as that of replies is. */
async function addSearch(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema
    where type = 'trigger' and tbl_name = 'replies' or name in ('replies_search', 'replies_terms')
    order by type = 'trigger', rowid`.execute(db);
  for (const { sql: statement } of rows)
    await sql
      .raw(statement.replaceAll("replies", "mail_answers").replace(/\brecipient\b/g, "email"))
      .execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await addSearch(db);
}
