import { type Kysely, sql } from "kysely";

const columns = [
  "id",
  "created_at",
  "actor_id",
  "actor_email",
  "action",
  "kind",
  "record_id",
  "row_count",
] as const;

const sameColumns = columns.map((column) => `new.${column} is old.${column}`).join(" and ");

const statements = [
  // One row: a random key, encrypted with SESSION_SECRET.
  `create table erasure_key (
    id integer primary key check (id = 1),
    sealed_key text not null
  ) strict`,

  /*
   * Keyed hashes of addresses whose data was erased: no list mail goes to them before `mail_allowed_at`, and a restored
   * backup is cleared of them. Mailing list: only what the newsletter had stored was erased.
   */
  `create table erased_addresses (
    hash text not null,
    scope text not null check (scope in ('everything', 'mailing_list')),
    erased_at text not null,
    mail_allowed_at text,
    primary key (hash, scope)
  ) strict, without rowid`,

  // Entries still cannot be deleted, nor changed, but for the details, which can be emptied where they name a person.
  "drop trigger audit_log_is_final",
  `create trigger audit_log_is_final before update on audit_log
    when not (${sameColumns}
      and (new.before is old.before or new.before is null) and (new.after is old.after or new.after is null)) begin
    select raise(abort, 'the audit log is append-only');
  end`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
