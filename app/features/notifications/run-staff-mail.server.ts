import { setTimeout as sleep } from "node:timers/promises";
import { newOwner, retireOwner } from "~/features/newsletter/lease.server";
import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import { gatherNotices } from "./gather-notices.server";
import { deleteBatchesBefore } from "./notices.queries.server";
import { type StaffMailJob, sendDueStaffMails } from "./send-staff-mail.server";

interface StaffMailOptions extends Omit<StaffMailJob, "owner"> {
  /** Who is told of what comes in; nobody when empty. */
  recipients: readonly string[];
  /** The part of the Message-IDs after the @. */
  domain: string;
}

const TICK_MS = 2_000;
/** A mail in hand when the signal comes has this long to be taken. */
const STOP_GRACE_MS = 4_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
const KEEP_MS = 30 * 24 * 60 * 60_000;

/**
 * Tells staff what came in, until the signal comes. While the mail server takes nothing, nothing is gathered either, so
 * that one mail and not a heap of them follows.
 */
export async function runStaffMail(options: StaffMailOptions): Promise<void> {
  const { db, mailer, recipients, domain, now, signal } = options;
  const owner = newOwner();
  let pauseMs = 0;
  let grace: NodeJS.Timeout | undefined;
  const onStop = () => {
    grace = setTimeout(() => mailer.close({ force: true }), STOP_GRACE_MS);
  };
  signal.addEventListener("abort", onStop, { once: true });
  while (!signal.aborted) {
    try {
      await gatherNotices(db, { recipients, domain, now: now() });
      const taken = await sendDueStaffMails({ ...options, owner });
      pauseMs = taken ? 0 : Math.min(Math.max(pauseMs * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    } catch (error) {
      if (!signal.aborted) logger.error("Mail to staff failed", { error });
    }
    await sleep(pauseMs || TICK_MS, undefined, { signal }).catch(() => undefined);
  }
  clearTimeout(grace);
  retireOwner(owner);
}

/** Forgets what staff were told a month ago. */
export async function forgetOldStaffMails(db: Database, now: Date): Promise<void> {
  await deleteBatchesBefore(db, new Date(now.valueOf() - KEEP_MS).toISOString());
}
