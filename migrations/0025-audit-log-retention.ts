import { type Kysely, sql } from "kysely";

const statements = [
  // The worker deletes old entries; no mistake deletes one of the last year.
  "drop trigger audit_log_stays",
  `create trigger audit_log_stays before delete on audit_log
    when old.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 year') begin
    select raise(abort, 'the audit log is append-only');
  end`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
