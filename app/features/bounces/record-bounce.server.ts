import { retentionCutoff } from "~/content/privacy/personal-data";
import type { Database, DatabaseTransaction } from "~/database/open-database.server";
import type { DueMail, SmtpReply } from "~/kits/outbox/mail-kind";
import {
  countSoftBounces,
  deleteBouncesBefore,
  findRecipient,
  insertBounce,
  insertUndeliverable,
} from "./bounces.queries.server";
import { MAX_DETAIL, type MailReport } from "./parse-report.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** An address gets no more mail after this many mails have come back for the time being. */
const SOFT_BOUNCES = 3;
const SOFT_BOUNCE_DAYS = 60;

const daysBefore = (now: Date, days: number) => new Date(now.valueOf() - days * DAY_MS).toISOString();

interface Bounce {
  email: string;
  kind: "hard" | "soft" | "complaint";
  reply: string | null;
  detail: string;
  messageId: string;
}

export type BounceResult = "stopped" | "counted" | "known";

async function recordBounce(trx: Database, bounce: Bounce, now: Date): Promise<BounceResult> {
  const { email, kind, reply, detail, messageId } = bounce;
  const received_at = now.toISOString();
  const isNew = await insertBounce(trx, { email, kind, reply, detail, message_id: messageId, received_at });
  if (!isNew) return "known";
  const softSince = daysBefore(now, SOFT_BOUNCE_DAYS);
  if (kind === "soft" && (await countSoftBounces(trx, email, softSince)) < SOFT_BOUNCES) return "counted";
  const address = { email, reason: kind, detail, since: received_at };
  return (await insertUndeliverable(trx, address)) ? "stopped" : "counted";
}

/** `onRecipientRefused` of campaigns: the mail server said while a mail was handed over that the mailbox is gone. */
export async function recordRefusal(
  trx: Database,
  { id, recipient, message_id }: DueMail,
  { code, enhanced, text }: SmtpReply,
  now: Date,
): Promise<void> {
  const reply = enhanced ?? String(code);
  const messageId = message_id ?? `mail ${id}`;
  const detail = text.slice(0, MAX_DETAIL);
  await recordBounce(trx, { email: recipient, kind: "hard", reply, detail, messageId }, now);
}

/** `other`: about no mail that this site still knows, so that nobody can stop another person's mail by a forged report. */
export type ReportResult = BounceResult | "ours" | "ignored" | "unknown" | "other";

export function recordReport(db: Database, report: MailReport, now: Date): Promise<ReportResult> {
  const { kind, reply, detail, messageIds } = report;
  if (kind === "ignored") return Promise.resolve(kind);
  return db.transaction().execute(async (trx: DatabaseTransaction) => {
    for (const messageId of messageIds) {
      const email = await findRecipient(trx, messageId);
      if (email === undefined) continue;
      if (kind === "ours" || kind === "unknown") return kind;
      return recordBounce(trx, { email, kind, reply, detail, messageId }, now);
    }
    return "other";
  });
}

/** What no longer counts. An address that gets no mail stays so. */
export async function purgeExpiredBounces(db: Database, now: Date): Promise<void> {
  await deleteBouncesBefore(db, retentionCutoff("bounces", now));
}
