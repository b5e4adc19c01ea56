import type { Database } from "~/database/open-database.server";
import type { AuditedKind } from "~/kits/audit-log/audit-log.queries.server";
import { listEntriesOf } from "./record-history.queries.server";

const MAX_ENTRIES = 5;

export interface HistoryEntry {
  id: number;
  at: string;
  who: string;
  action: string;
  fields: string[];
}

/** Newest first. @param fieldsOf labels of an audit entry's fields */
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
