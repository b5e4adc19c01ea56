import { type Kysely, sql } from "kysely";

const statements = [
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
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
