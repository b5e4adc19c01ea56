import { type Kysely, sql } from "kysely";

const statements = [
  // Written at most every few minutes: enough to recognise a session that is somebody else's.
  "alter table sessions add column seen_at text",

  /*
   * Mails about an account, until the mail server has taken them. The address may be one nobody has: whoever asks for
   * a link must not learn from the database's work whether an account exists.
   */
  `create table account_mails (
    id integer primary key autoincrement,
    kind text not null
      check (kind in ('password reset', 'password changed', 'second factor on', 'second factor off',
        'codes refused')),
    email text not null collate nocase,
    attempts integer not null default 0,
    next_attempt_at text not null,
    last_error text,
    failed_at text,
    created_at text not null
  ) strict`,
  "create index account_mails_due on account_mails (next_attempt_at, id) where failed_at is null",

  // Links to choose a new password; the token itself is only in the mail.
  `create table password_resets (
    token_hash text primary key,
    user_id text not null references users (id) on delete cascade,
    created_at text not null,
    expires_at text not null
  ) strict, without rowid`,
  "create index password_resets_by_user on password_resets (user_id)",

  /*
   * One authenticator for each account. The secret is sealed with a key made from SESSION_SECRET. `last_step` is the
   * time step of the last accepted code: no code of that step or an earlier one is accepted again.
   */
  `create table second_factors (
    user_id text primary key references users (id) on delete cascade,
    sealed_secret text not null,
    created_at text not null,
    confirmed_at text,
    last_step integer not null default 0
  ) strict`,
  `create table recovery_codes (
    user_id text not null references second_factors (user_id) on delete cascade,
    code_hash text not null,
    used_at text,
    primary key (user_id, code_hash)
  ) strict, without rowid`,
];

/** Sessions to be told apart, mails about an account, links to a new password, and the second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
