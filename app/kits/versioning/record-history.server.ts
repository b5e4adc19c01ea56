import { entryChanges } from "~/features/audit/entry-changes";
import type { AuditedKind } from "~/features/audit/record-audit.queries.server";
import type { Database } from "~/server/open-database.server";
import { listEntriesOf } from "./record-history.queries.server";

/** As many as fit beside the form; the audit log has them all. */
const SHOWN = 5;

/** One change of a record, as its page tells of it. */
export interface HistoryEntry {
  id: number;
  /** ISO timestamp. */
  at: string;
  who: string;
  action: string;
  /** Names of what was changed. */
  fields: string[];
}

/** The last changes of a record, newest first. */
export async function loadHistory(db: Database, kind: AuditedKind, id: number): Promise<HistoryEntry[]> {
  const entries = await listEntriesOf(db, kind, id, SHOWN);
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.created_at,
    who: entry.actor_email,
    action: entry.action,
    fields: entry.before === null ? [] : entryChanges(entry).map(({ label }) => label),
  }));
}
