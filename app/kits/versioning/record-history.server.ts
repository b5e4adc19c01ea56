import * as z from "zod";
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

const SHOWN_ENTRIES = 5;

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
  const entries = await listEntriesOf(db, kind, id, SHOWN_ENTRIES);
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.created_at,
    who: entry.actor_email,
    action: entry.action,
    fields: fieldsOf(entry),
  }));
}

export type ColumnValue = string | number | null;

const versioned = z.looseObject({ version: z.number() });
const columns = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export interface Change {
  who: { userId: string | null; email: string };
  at: string;
}

/** Far above expected concurrent edits. */
const MAX_ENTRIES = 500;

function parsed<T>(schema: z.ZodType<T>, json: string | null): T | undefined {
  const result = schema.safeParse(json === null ? undefined : JSON.parse(json));
  return result.success ? result.data : undefined;
}

/** From the audit log, newest first, with the columns' values at that version. */
export async function changesSince(
  db: Database,
  { kind, id, version }: { kind: AuditedKind; id: number; version: number },
): Promise<{ changes: Change[]; original: Record<string, ColumnValue> }> {
  const changes: Change[] = [];
  const original: Record<string, ColumnValue> = {};
  for (const entry of await listEntriesOf(db, kind, id, MAX_ENTRIES)) {
    const made = parsed(versioned, entry.after)?.version;
    if (made === undefined) continue;
    if (made <= version) break;
    Object.assign(original, parsed(columns, entry.before));
    changes.push({
      who: { userId: entry.actor_id, email: entry.actor_email },
      at: entry.created_at,
    });
  }
  return { changes, original };
}
