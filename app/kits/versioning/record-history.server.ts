import type { AuditedKind } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import { listEntriesOf } from "./record-history.queries.server";

/** As many as fit beside the form; the audit log has them all. */
const MAX_ENTRIES = 5;

export interface HistoryEntry {
  id: number;
  /** ISO timestamp. */
  at: string;
  who: string;
  action: string;
  /** Labels of the changed fields. */
  fields: string[];
}

/**
 * The last changes of a record, newest first.
 *
 * @param fieldsOf labels of the fields that an audit entry changed
 */
export async function loadHistory(
  db: Database,
  { kind, id }: { kind: AuditedKind; id: number },
  fieldsOf: (entry: { before: string | null; after: string | null }) => string[],
): Promise<HistoryEntry[]> {
  const entries = await listEntriesOf(db, kind, id, MAX_ENTRIES);
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.created_at,
    who: entry.actor_email,
    action: entry.action,
    fields: fieldsOf(entry),
  }));
}
