import * as z from "zod";
import type { AuditedKind } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import { listEntriesOf } from "./record-history.queries.server";

/** A column's value. */
export type ColumnValue = string | number | null;

const versioned = z.looseObject({ version: z.number() });
const columns = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** One change that somebody made. */
export interface Change {
  who: { userId: string | null; email: string };
  /** ISO timestamp. */
  at: string;
}

/** Nobody edits one record this often while another has it open. */
const MAX_ENTRIES = 500;

function parsed<T>(schema: z.ZodType<T>, json: string | null): T | undefined {
  const result = schema.safeParse(json === null ? undefined : JSON.parse(json));
  return result.success ? result.data : undefined;
}

/**
 * What has happened to a record since a version of it, read from the audit log: every change of a record counts its
 * version on and writes an entry with both versions (see change-record.server.ts).
 *
 * @returns the changes, newest first, and what the columns they changed held at that version
 */
export async function changesSince(
  db: Database,
  { kind, id, version }: { kind: AuditedKind; id: number; version: number },
): Promise<{ changes: Change[]; held: Record<string, ColumnValue> }> {
  const changes: Change[] = [];
  const held: Record<string, ColumnValue> = {};
  for (const entry of await listEntriesOf(db, kind, id, MAX_ENTRIES)) {
    const made = parsed(versioned, entry.after)?.version;
    if (made === undefined) continue;
    if (made <= version) break;
    Object.assign(held, parsed(columns, entry.before));
    changes.push({
      who: { userId: entry.actor_id, email: entry.actor_email },
      at: entry.created_at,
    });
  }
  return { changes, held };
}
