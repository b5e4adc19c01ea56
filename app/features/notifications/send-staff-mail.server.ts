import { safeName } from "~/features/newsletter/compose-delivery";
import { hasEnded } from "~/features/newsletter/lease.server";
import { judgeFailure } from "~/kits/outbox/classify-smtp-error";
import { logger } from "~/server/logger.server";
import { MailError } from "~/server/mail-error.server";
import type { Mail, Mailer } from "~/server/mailer.server";
import type { Database } from "~/server/open-database.server";
import { type NoticedSubmission, newSubmissionsMail } from "./new-submissions.email";
import { countNoticed, listNoticed } from "./notices.queries.server";
import { subjectInWords } from "./notifications.copy";
import {
  claimStaffMail,
  type DueStaffMail,
  listClaimedStaffMails,
  listDueStaffMails,
  type StaffMailChange,
  updateStaffMail,
} from "./staff-mails.queries.server";

export interface StaffMailJob {
  db: Database;
  mailer: Mailer;
  organization: string;
  /** Without a slash at the end. */
  siteUrl: string;
  /** Names this sender; see `newOwner`. */
  owner: string;
  now: () => Date;
  signal: AbortSignal;
}

/** More than these are counted, not named. */
const MOST_NAMED = 50;
const BATCH = 20;
/** A server answers within minutes or never; after this a claim is nobody's, whoever made it. */
const CLAIM_MS = 15 * 60_000;

class Withheld extends Error {}

/** The mail about a batch, made when it is sent; nothing when all it would tell of is gone. */
async function composeMail(
  { db, organization, siteUrl }: StaffMailJob,
  { batch_id, address, message_id }: DueStaffMail,
): Promise<Mail | undefined> {
  const rows = await listNoticed(db, batch_id, MOST_NAMED);
  if (rows.length === 0) return undefined;
  const submissions = rows.map(({ kind, record_id, name, subject, resource_id }): NoticedSubmission => {
    const resource = resource_id === null ? "/admin/resources" : (`/admin/resources/${resource_id}` as const);
    const path = kind === "report" ? resource : (`/admin/dashboard/${kind}/${record_id}` as const);
    return { kind, name: safeName(name), subject: subject === null ? null : subjectInWords(subject), path };
  });
  const total = await countNoticed(db, batch_id);
  return {
    to: { name: "", address },
    ...newSubmissionsMail({ submissions, total, organization, siteUrl }),
    messageId: message_id,
    // RFC 3834: no program is to answer it.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Declares mails uncertain whose sender died between the claim and the server's answer. */
async function settleInterrupted({ db, now }: StaffMailJob): Promise<void> {
  for (const { id, claimed_by, claimed_at, attempts } of await listClaimedStaffMails(db)) {
    const old = now().valueOf() - Date.parse(claimed_at ?? "") > CLAIM_MS;
    if (!old && claimed_by !== null && !hasEnded(claimed_by)) continue;
    logger.warn("A mail to staff was interrupted while being sent and is uncertain", { mail: id });
    const last_error = "The sender stopped before it knew the server's answer";
    await updateStaffMail(db, id, true, { status: "uncertain", attempts: attempts + 1, last_error });
  }
}

/** Sends one mail and records what became of it. @returns whether the server takes mails */
async function sendOne(job: StaffMailJob, mail: DueStaffMail): Promise<boolean> {
  const { db, mailer, owner, now, signal } = job;
  let claimed = false;
  const record = (change: StaffMailChange) => updateStaffMail(db, mail.id, claimed, change);
  const composed = await composeMail(job, mail);
  if (!composed) {
    await record({ status: "skipped", attempts: mail.attempts });
    return true;
  }
  const attempts = mail.attempts + 1;
  const beforeFinalDot = async () => {
    claimed = await claimStaffMail(db, mail.id, owner, now().toISOString());
    if (!claimed) throw new Withheld();
  };
  try {
    await mailer.send(composed, { beforeFinalDot, signal });
  } catch (error) {
    if (error instanceof Withheld || (signal.aborted && !claimed)) return true;
    if (!(error instanceof MailError)) throw error;
    const { outcome, retryAfterMs, serverWide } = judgeFailure(error, attempts);
    const { phase, answer, command, code } = error;
    logger.warn("A mail to staff was not acknowledged", {
      mail: mail.id,
      outcome,
      phase,
      answer,
      command,
      code,
    });
    const last_error = error.message.slice(0, 500);
    if (outcome === "untouched") await record({ status: "queued", attempts: mail.attempts, last_error });
    else if (outcome === "retry") {
      const next_attempt_at = new Date(now().valueOf() + retryAfterMs).toISOString();
      await record({ status: "queued", attempts, last_error, next_attempt_at });
    } else await record({ status: outcome, attempts, last_error });
    return !serverWide;
  }
  await record({ status: "sent", attempts, last_error: null, sent_at: now().toISOString() });
  return true;
}

/**
 * Sends the mails to staff that are due.
 *
 * What is guaranteed is what `sendIssue` guarantees: a mail is claimed in a flushed transaction between the server's
 * taking all of it but the final dot and that dot. One found `queued` was never accepted and is sent; one found
 * `sending`, whose sender is gone, may have been, becomes `uncertain`, is shown on the System page and is not sent
 * again: what it told of is on the dashboard.
 *
 * @returns false when the mail server takes nothing at the moment
 * @throws when the database fails
 */
export async function sendDueStaffMails(job: StaffMailJob): Promise<boolean> {
  await settleInterrupted(job);
  for (const mail of await listDueStaffMails(job.db, job.now().toISOString(), BATCH)) {
    if (job.signal.aborted) return true;
    if (!(await sendOne(job, mail))) return false;
  }
  return true;
}
