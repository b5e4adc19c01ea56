import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { MailKindName } from "~/server/schema.server";

export interface MailCountsByKind {
  waiting: number;
  /** Deferred, to be tried again. */
  retried: number;
  failed: number;
  uncertain: number;
}

/** A mail that went wrong, or a mail server that takes none of a campaign. */
export interface MailTrouble {
  /** Unlike any other trouble's. */
  id: string;
  kind: MailKindName;
  /** When it was asked for, as an ISO timestamp. */
  time: string;
  /** Null where the server takes no mail of a campaign to anyone. */
  address: string | null;
  status: "waits" | "failed" | "uncertain";
  error: string;
}

/** Written as the partial indexes of these rows have it: with bound values SQLite could not use them. */
const NOT_SENT = sql<boolean>`status in ('queued', 'sending', 'failed', 'uncertain')`;
const TROUBLED = sql<boolean>`status in ('failed', 'uncertain')`;

/** How every kind of mail stands. @param since ISO timestamp; what went wrong before it is not counted */
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

/** The newest mails that went wrong, the newest first. @param since ISO timestamp */
export async function listMailTroubles(db: Database, since: string, limit: number): Promise<MailTrouble[]> {
  const troubled = await db
    .selectFrom("mails as mail")
    .select(["mail.id", "mail.kind", "mail.created_at", "mail.recipient", "mail.status", "mail.last_error"])
    .where(TROUBLED)
    .where("mail.created_at", ">=", since)
    .orderBy("mail.id", "desc")
    .limit(limit)
    .execute();
  // Of a campaign whose server refuses, one line tells of all its mails. A cross join, so that SQLite begins with the
  // few queues.
  const waiting = await db
    .selectFrom("mail_queues as queue")
    .crossJoin("mails as mail")
    .select(["mail.id", "mail.kind", "mail.created_at", "mail.recipient", "mail.status", "mail.last_error"])
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
