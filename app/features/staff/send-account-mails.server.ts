import { setTimeout as sleep } from "node:timers/promises";
import { judgeFailure } from "~/kits/outbox/classify-smtp-error";
import { logger } from "~/server/logger.server";
import { MailError } from "~/server/mail-error.server";
import type { Mailer } from "~/server/mailer.server";
import type { Database } from "~/server/open-database.server";
import { accountMail } from "./account.email";
import {
  claimAccountMail,
  type DueAccountMail,
  deleteAccountMail,
  deleteFailedAccountMails,
  listDueAccountMails,
  updateAccountMail,
} from "./account-mails.queries.server";
import { findUserByEmail, hasAdminRole } from "./admins.queries.server";
import { deleteExpiredResets } from "./password/password-resets.queries.server";
import { makeResetLink } from "./password/reset-password.server";
import { recordAccount } from "./record-account.server";

export interface AccountMailJob {
  db: Database;
  mailer: Mailer;
  organization: string;
  /** Without a slash at the end. */
  siteUrl: string;
  /** The part of the Message-IDs after the @. */
  domain: string;
  now: () => Date;
  signal: AbortSignal;
}

const TICK_MS = 1_000;
const STOP_GRACE_MS = 2_000;
const BATCH = 20;
/** A mail that was in hand when the worker was killed is due again after this. */
const CLAIM_MS = 2 * 60_000;
const SERVER_AWAY_MS = 30_000;
/** Nobody waits for such a mail any longer than this. */
const GIVE_UP_MS = 24 * 60 * 60_000;
const KEEP_FAILED_MS = 30 * GIVE_UP_MS;

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/**
 * Sends mails about accounts as they are asked for, until the signal comes.
 *
 * What is guaranteed: a mail is asked for in the transaction of what it tells of, and its row goes only when the mail
 * server has taken it or after a day in vain, which is logged. One that was in hand when the worker was killed is sent
 * again, so that a mail may come twice; it then has the same Message-ID, and both its links work.
 */
export async function runAccountMails(job: AccountMailJob): Promise<void> {
  const { mailer, signal } = job;
  let grace: NodeJS.Timeout | undefined;
  const onStop = () => {
    grace = setTimeout(() => mailer.close({ force: true }), STOP_GRACE_MS);
  };
  signal.addEventListener("abort", onStop, { once: true });
  while (!signal.aborted) {
    await sendDueAccountMails(job).catch((error: unknown) => {
      if (!signal.aborted) logger.error("Account mails failed", { error });
    });
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
  clearTimeout(grace);
}

/** Sends what is due now, each mail once. */
export async function sendDueAccountMails(job: AccountMailJob): Promise<void> {
  for (const mail of await listDueAccountMails(job.db, job.now(), BATCH)) {
    if (job.signal.aborted) return;
    if (await claimAccountMail(job.db, mail, later(job.now(), CLAIM_MS))) await sendOne(job, mail);
  }
}

/** Forgets mails that were given up a month ago, and links whose time is over. */
export async function forgetOldAccountMails(db: Database, now: Date): Promise<void> {
  await deleteFailedAccountMails(db, later(now, -KEEP_FAILED_MS));
  await deleteExpiredResets(db, now);
}

async function sendOne(job: AccountMailJob, mail: DueAccountMail): Promise<void> {
  const { db, mailer, organization, siteUrl, domain, signal } = job;
  const reset = mail.kind === "password reset" ? await makeReset(job, mail) : undefined;
  // Whoever asked for a link with an address that is no account's gets none, and hears nothing of it.
  if (mail.kind === "password reset" && !reset) return await deleteAccountMail(db, mail.id);
  const contents = { kind: mail.kind, organization, siteUrl, happenedAt: mail.created_at };
  const link = reset && { link: siteUrl + reset.link };
  try {
    await mailer.send(
      {
        // As it was written when the account was made, not as whoever asked has written it.
        to: { name: "", address: reset?.email ?? mail.email },
        ...accountMail({ ...contents, ...link }),
        messageId: `<account-${mail.id}-${Date.parse(mail.created_at)}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      },
      { signal },
    );
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return await putOff(job, mail, error);
  }
  await deleteAccountMail(db, mail.id);
}

/** Makes a link to a new password for the account with a mail's address; nothing when that is not one of staff. */
async function makeReset(
  { db, now }: AccountMailJob,
  mail: DueAccountMail,
): Promise<{ email: string; link: string } | undefined> {
  const moment = now();
  return await db.transaction().execute(async (trx) => {
    const found = await findUserByEmail(trx, mail.email);
    if (!found || !(await hasAdminRole(trx, found.id))) return undefined;
    const user = { userId: found.id, email: found.email };
    if (mail.attempts === 0) await recordAccount(trx, user, "password reset requested", moment);
    return { email: user.email, link: await makeResetLink(trx, user, moment) };
  });
}

/** Unlike a newsletter's, a mail of which nobody knows whether it arrived is sent again: twice is better than never. */
async function putOff({ db, now }: AccountMailJob, mail: DueAccountMail, error: MailError): Promise<void> {
  const moment = now();
  const attempts = mail.attempts + 1;
  const { outcome, retryAfterMs } = judgeFailure(error, attempts);
  const tooOld = moment.getTime() - Date.parse(mail.created_at) > GIVE_UP_MS;
  const given = outcome === "failed" || tooOld;
  const { phase, answer, command, code } = error;
  const facts = { mail: mail.id, kind: mail.kind, phase, answer, command, code };
  if (given) logger.error("An account mail is given up", facts);
  else logger.warn("An account mail was not acknowledged", facts);
  await updateAccountMail(db, mail.id, {
    attempts: outcome === "untouched" ? mail.attempts : attempts,
    next_attempt_at: later(moment, retryAfterMs || SERVER_AWAY_MS).toISOString(),
    last_error: error.message.slice(0, 500),
    failed_at: given ? moment.toISOString() : null,
  });
}
