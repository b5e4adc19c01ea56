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
