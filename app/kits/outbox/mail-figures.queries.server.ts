import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { MailKindName } from "~/database/schema/schema.server";

export interface MailCountsByKind {
  waiting: number;
  retried: number;
  failed: number;
  uncertain: number;
}

export interface MailTrouble {
  id: string;
  kind: MailKindName;
  time: string;
  /** Null for a campaign whose server is unavailable. */
  address: string | null;
  status: "waits" | "failed" | "uncertain";
  error: string;
}

/** As in the partial indexes of these rows: SQLite could not use them with bound values. */
const NOT_SENT = sql<boolean>`status in ('queued', 'sending', 'failed', 'uncertain')`;
const TROUBLED = sql<boolean>`status in ('failed', 'uncertain')`;

/** @param since ISO timestamp; earlier failures are not counted */
export async function countMailsByKind(
  db: Database,
  since: string,
): Promise<Partial<Record<MailKindName, MailCountsByKind>>> {
  const { rows } = await sql<MailCountsByKind & { kind: MailKindName }>`
    select kind,
      count(*) filter (where status = 'sending' or status = 'queued' and attempts = 0) as waiting,
      count(*) filter (where status = 'queued' and attempts > 0) as retried,
      count(*) filter (where status = 'failed' and created_at >= ${since}) as failed,
      count(*) filter (where status = 'uncertain' and created_at >= ${since}) as uncertain
    from mails where ${NOT_SENT} group by kind`.execute(db);
  return Object.fromEntries(rows.map(({ kind, ...figures }) => [kind, figures]));
}

/** Newest first. @param since ISO timestamp */
export async function listMailTroubles(db: Database, since: string, limit: number): Promise<MailTrouble[]> {
  const columns = [
    "mail.id",
    "mail.kind",
    "mail.created_at",
    "mail.recipient",
    "mail.status",
    "mail.last_error",
  ] as const;
  const troubled = await db
    .selectFrom("mails as mail")
    .select(columns)
    .where(TROUBLED)
    .where("mail.created_at", ">=", since)
    .orderBy("mail.id", "desc")
    .limit(limit)
    .execute();
  // One row for all mails of such a campaign. A cross join, so that SQLite begins with the few queues.
  const waiting = await db
    .selectFrom("mail_queues as queue")
    .crossJoin("mails as mail")
    .select(columns)
    .where("queue.campaign_id", "is", null)
    .whereRef("mail.kind", "=", "queue.kind")
    .where("mail.campaign_id", "is", null)
    .where("mail.status", "=", "queued")
    .where("mail.last_error", "is not", null)
    .where("mail.created_at", ">=", since)
    .orderBy("mail.id", "desc")
    .limit(limit)
    .execute();
  const failures = await db
    .selectFrom("mail_queues")
    .select(["id", "kind", "last_error_at", "last_error"])
    .where("campaign_id", "is not", null)
    .where("last_error", "is not", null)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const statusOf = (status: string): MailTrouble["status"] =>
    status === "failed" || status === "uncertain" ? status : "waits";
  return [
    ...failures.map(({ id, kind, last_error_at, last_error }) => ({
      id: `queue ${id}`,
      kind,
      time: last_error_at ?? "",
      address: null,
      status: "waits" as const,
      error: last_error ?? "",
    })),
    ...[...troubled, ...waiting].map(({ id, kind, created_at, recipient, status, last_error }) => ({
      id: `mail ${id}`,
      kind,
      time: created_at,
      address: recipient,
      status: statusOf(status),
      error: last_error ?? "",
    })),
  ]
    .sort((a, b) => b.time.localeCompare(a.time))
    .slice(0, limit);
}
