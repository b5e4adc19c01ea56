import { retentionCutoff } from "~/content/privacy/personal-data";
import type { Database, DatabaseTransaction } from "~/database/open-database.server";
import type { DueMail, SmtpReply } from "~/kits/outbox/mail-kind";
import type { Secrets } from "~/lib/secrets.server";
import { idOfMark } from "~/mail/mail-mark.server";
import {
  countSoftBounces,
  deleteBouncesBefore,
  findLastMailTo,
  findSentMail,
  insertBounce,
  insertUndeliverable,
  type SentMail,
} from "./bounces.queries.server";
import { MAX_DETAIL, type MailReport } from "./parse-report.server";
import type { NamedMails } from "./report-text";

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

/** The mail that a report is about, by what is surest first. */
async function findReturned(
  db: Database,
  names: NamedMails,
  secrets: Secrets,
): Promise<SentMail | undefined> {
  const ids = names.marks.flatMap((mark) => idOfMark(secrets, mark) ?? []);
  return (
    (ids.length > 0 ? await findSentMail(db, "id", ids) : undefined) ??
    (names.tokens.length > 0 ? await findLastMailTo(db, names.tokens) : undefined) ??
    (names.serverIds.length > 0 ? await findSentMail(db, "server_id", names.serverIds) : undefined) ??
    (names.messageIds.length > 0 ? await findSentMail(db, "message_id", names.messageIds) : undefined)
  );
}

export function recordReport(
  db: Database,
  report: MailReport,
  secrets: Secrets,
  now: Date,
): Promise<ReportResult> {
  const { kind, reply, detail } = report;
  if (kind === "ignored") return Promise.resolve(kind);
  return db.transaction().execute(async (trx: DatabaseTransaction) => {
    const mail = await findReturned(trx, report, secrets);
    if (!mail?.message_id) return "other";
    if (kind === "ours" || kind === "unknown") return kind;
    const { recipient: email, message_id: messageId } = mail;
    return recordBounce(trx, { email, kind, reply, detail, messageId }, now);
  });
}

/** What no longer counts. An address that gets no mail stays so. */
export async function purgeExpiredBounces(db: Database, now: Date): Promise<void> {
  await deleteBouncesBefore(db, retentionCutoff("bounces", now));
}
