import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";

type MailKind = "newsletter" | "team_update" | "staff" | "account";

/** How the mails of a kind stand. */
export interface MailQueue {
  kind: MailKind;
  waiting: number;
  /** Deferred, to be tried again. */
  retried: number;
  failed: number;
  uncertain: number;
}

/** A mail that went wrong, or a mail server that takes none. */
export interface MailTrouble {
  /** Unlike any other trouble's. */
  id: string;
  kind: MailKind;
  /** When it was asked for, as an ISO timestamp. */
  time: string;
  /** Null where the server takes no mail to anybody. */
  address: string | null;
  became: "waits" | "failed" | "uncertain";
  error: string;
}

/** Written as the partial index of these few rows has it: with bound values SQLite could not use it. */
const wentWrong = sql<boolean>`delivery.status in ('failed', 'uncertain')`;

const NONE = { waiting: 0, retried: 0, failed: 0, uncertain: 0 };

/** Adds a row of counts by status to a queue. */
function addTo(queue: MailQueue, status: string, attempts: number, count: number): void {
  if (status === "failed" || status === "uncertain") queue[status] += count;
  else if (status === "queued" && attempts > 0) queue.retried += count;
  else if (status === "queued" || status === "sending") queue.waiting += count;
}

/** Counts the mails of sends: those to come, and those that went wrong since a time. */
async function countSends(db: Database, since: string): Promise<MailQueue[]> {
  const deliveries = db
    .selectFrom("newsletter_deliveries as delivery")
    .innerJoin("newsletter_sends as send", "send.id", "delivery.send_id")
    .select(({ fn, eb }) => [
      "send.kind as kind",
      "delivery.status as status",
      eb.case().when("delivery.attempts", ">", 0).then(1).else(0).end().as("attempts"),
      fn.countAll<number>().as("count"),
    ])
    .groupBy(["send.kind", "delivery.status", "attempts"]);
  const toCome = await deliveries
    .where("send.status", "=", "sending")
    .where("delivery.status", "in", ["queued", "sending"])
    .execute();
  const troubled = await deliveries.where(wentWrong).where("send.created_at", ">=", since).execute();
  const queues = (["newsletter", "team_update"] as const).map((kind): MailQueue => ({ kind, ...NONE }));
  for (const { kind, status, attempts, count } of [...toCome, ...troubled]) {
    const queue = queues.find((candidate) => candidate.kind === kind);
    if (queue) addTo(queue, status, attempts, count);
  }
  return queues;
}

async function countStaffMails(db: Database, since: string): Promise<MailQueue> {
  const rows = await db
    .selectFrom("staff_mails as mail")
    .innerJoin("staff_mail_batches as batch", "batch.id", "mail.batch_id")
    .select(({ fn }) => [
      "mail.status",
      fn.max("mail.attempts").as("attempts"),
      fn.countAll<number>().as("count"),
    ])
    .where("batch.created_at", ">=", since)
    .groupBy("mail.id")
    .execute();
  const queue: MailQueue = { kind: "staff", ...NONE };
  for (const { status, attempts, count } of rows) addTo(queue, status, attempts, count);
  return queue;
}

async function countAccountMails(db: Database): Promise<MailQueue> {
  const rows = await db.selectFrom("account_mails").select(["attempts", "failed_at"]).execute();
  const queue: MailQueue = { kind: "account", ...NONE };
  for (const { attempts, failed_at } of rows) addTo(queue, failed_at ? "failed" : "queued", attempts, 1);
  return queue;
}

/** How every kind of mail stands. @param since ISO timestamp; what went wrong before it is not counted */
export async function countMails(db: Database, since: string): Promise<MailQueue[]> {
  return [...(await countSends(db, since)), await countStaffMails(db, since), await countAccountMails(db)];
}

/** The newest mails that went wrong, the newest first. @param since ISO timestamp */
export async function listMailTroubles(db: Database, since: string, limit: number): Promise<MailTrouble[]> {
  const sends = await db
    .selectFrom("newsletter_sends")
    .select(["id", "kind", "last_error_at as time", "last_error as error"])
    .where("status", "=", "sending")
    .where("last_error", "is not", null)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const deliveries = await db
    .selectFrom("newsletter_deliveries as delivery")
    .innerJoin("newsletter_sends as send", "send.id", "delivery.send_id")
    .select(["delivery.id", "send.kind", "send.created_at as time"])
    .select(["delivery.email as address", "delivery.status", "delivery.last_error as error"])
    .where(wentWrong)
    .where("send.created_at", ">=", since)
    .orderBy("delivery.id", "desc")
    .limit(limit)
    .execute();
  const staff = await db
    .selectFrom("staff_mails as mail")
    .innerJoin("staff_mail_batches as batch", "batch.id", "mail.batch_id")
    .select([
      "mail.id",
      "batch.created_at as time",
      "mail.address",
      "mail.status",
      "mail.last_error as error",
    ])
    .where("mail.last_error", "is not", null)
    .where("batch.created_at", ">=", since)
    .orderBy("mail.id", "desc")
    .limit(limit)
    .execute();
  const accounts = await db
    .selectFrom("account_mails")
    .select(["id", "created_at as time", "email as address", "failed_at", "last_error as error"])
    .where("last_error", "is not", null)
    .where("created_at", ">=", since)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const became = (status: string): MailTrouble["became"] =>
    status === "failed" || status === "uncertain" ? status : "waits";
  const found = [
    ...sends.map(({ id, ...rest }) => ({ ...rest, id: `send ${id}`, address: null, status: "queued" })),
    ...deliveries.map(({ id, ...rest }) => ({ ...rest, id: `delivery ${id}` })),
    ...staff.map(({ id, ...rest }) => ({ ...rest, id: `staff ${id}`, kind: "staff" as const })),
    ...accounts.map(({ id, failed_at, ...rest }) => {
      return {
        ...rest,
        id: `account ${id}`,
        kind: "account" as const,
        status: failed_at ? "failed" : "queued",
      };
    }),
  ];
  return found
    .map(({ status, time, error, ...rest }) => ({
      ...rest,
      became: became(status),
      time: time ?? "",
      error: error ?? "",
    }))
    .sort((a, b) => b.time.localeCompare(a.time))
    .slice(0, limit);
}

/** The newsletter that was made last, also one that had nothing to say. */
export function findLastNewsletter(db: Database) {
  return db
    .selectFrom("newsletter_sends")
    .select(["id", "status", "recipient_count", "created_at"])
    .where("kind", "=", "newsletter")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
