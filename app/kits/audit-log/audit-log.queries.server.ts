import type { Database } from "~/database/open-database.server";

export interface Actor {
  userId: string;
  email: string;
}

export const operator = { userId: null, email: "command line" } as const;

/** The worker, when it does what its schedule says. */
export const schedule = { userId: null, email: "schedule" } as const;

export type Author = Actor | typeof operator | typeof schedule;

export type AuditedKind =
  | "newsletter"
  | "survey"
  | "volunteer"
  | "partnership"
  | "contact"
  | "analytics"
  | "article"
  | "feed"
  | "resource"
  | "state_fact"
  | "report"
  | "spam"
  | "template"
  | "campaign"
  | "newsletter_draft"
  | "account"
  | "data_request"
  | "clock";

export interface AuditEntry {
  action: string;
  kind: AuditedKind;
  recordId: string | null;
  rowCount?: number;
  /** Changed columns, never a visitor's text: audit entries outlive the erasure of personal data. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** @param trx the transaction of the change, so that both are committed or neither */
export async function recordAudit(trx: Database, who: Author, entry: AuditEntry, now: Date): Promise<void> {
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

/** The oldest first. @param before ISO timestamp; the database refuses one of the last year @returns number of entries */
export async function deleteAuditEntriesBefore(db: Database, before: string, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("audit_log")
    .where("id", "in", (query) =>
      query
        .selectFrom("audit_log")
        .select("id")
        .where("created_at", "<", before)
        .orderBy("created_at")
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
