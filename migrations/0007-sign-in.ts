import { type Kysely, sql } from "kysely";

const statements = [
  // Set for a password that was shown in a log or a terminal, until its owner has chosen another.
  `alter table users add column must_change_password integer not null default 0
    check (must_change_password in (0, 1))`,
  // When the owner was last told by mail of many refused sign-ins.
  "alter table users add column warned_at text",

  // SQLite changes a check only with its table. Nothing refers to this one.
  `create table account_mails_new (
    id integer primary key autoincrement,
    kind text not null
      check (kind in ('password reset', 'password changed', 'second factor on', 'second factor off',
        'codes refused', 'sign-ins refused')),
    email text not null collate nocase,
    attempts integer not null default 0,
    next_attempt_at text not null,
    last_error text,
    failed_at text,
    created_at text not null
  ) strict`,
  `insert into account_mails_new (id, kind, email, attempts, next_attempt_at, last_error, failed_at, created_at)
    select id, kind, email, attempts, next_attempt_at, last_error, failed_at, created_at from account_mails`,
  "drop table account_mails",
  "alter table account_mails_new rename to account_mails",
  "create index account_mails_due on account_mails (next_attempt_at, id) where failed_at is null",
];

/** Passwords that have to be changed, and warnings of refused sign-ins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
