import { type RawBuilder, sql } from "kysely";
import type { Database } from "~/server/open-database.server";

/** Who does something, as the audit log names them. */
export interface Actor {
  userId: string;
  email: string;
}

/** Whoever runs the site's programs on its machine; no account stands for them. */
export const operator = { userId: null, email: "command line" } as const;

/** What a page of the dashboard changes, in the audit log's words. */
export type AuditedKind =
  | "newsletter"
  | "survey"
  | "volunteer"
  | "partnership"
  | "contact"
  | "analytics"
  | "article"
  | "resource"
  | "report"
  | "send"
  | "account";

export interface AuditEntry {
  /** A verb in the past, as it is shown: "deleted", "status changed", "edited". */
  action: string;
  kind: AuditedKind;
  /** The row, or null when the change was one of many rows. */
  recordId: string | null;
  rowCount?: number;
  /** What changed. Never what a visitor wrote: an entry outlives the erasure of a person. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/**
 * Writes down who did what (append-only).
 *
 * @param trx the transaction of the change itself, so that neither can exist without the other
 */
export async function recordAudit(
  trx: Database,
  who: Actor | typeof operator,
  entry: AuditEntry,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("audit_log")
    .values({
      created_at: now.toISOString(),
      actor_id: who.userId,
      actor_email: who.email,
      action: entry.action,
      kind: entry.kind,
      record_id: entry.recordId,
      row_count: entry.rowCount ?? 1,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
    })
    .execute();
}

/**
 * Writes an entry for each of many rows, as `recordAudit`, without reading them here.
 *
 * @param rows query for `record_id`, `before` and `after`
 * @returns how many
 */
export async function recordAuditOfEach(
  trx: Database,
  who: Actor | typeof operator,
  { action, kind, rows }: Pick<AuditEntry, "action" | "kind"> & { rows: RawBuilder<unknown> },
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into audit_log (created_at, actor_id, actor_email, action, kind, record_id, before, after)
    select ${now.toISOString()}, ${who.userId}, ${who.email}, ${action}, ${kind}, record_id, before, after
      from (${rows})`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
