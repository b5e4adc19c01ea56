import type { Database } from "~/database/open-database.server";
import type { AuditedKind } from "~/kits/audit-log/audit-log.queries.server";

/** Newest first. */
export function listEntriesOf(db: Database, kind: AuditedKind, recordId: number, limit: number) {
  return db
    .selectFrom("audit_log")
    .select(["id", "created_at", "actor_id", "actor_email", "action", "before", "after"])
    .where("kind", "=", kind)
    .where("record_id", "=", String(recordId))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
