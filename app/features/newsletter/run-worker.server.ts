import { setTimeout as sleep } from "node:timers/promises";
import { logger } from "~/server/logger.server";
import type { Mailer } from "~/server/mailer.server";
import type { Database } from "~/server/open-database.server";
import { answerSchedule, followSchedule, nextOccurrence } from "./schedule.server";
import { sendIssue } from "./send-issue.server";
import { listSendsToWorkOn } from "./sends.queries.server";
import type { NewsletterSettings } from "./settings.server";

const TICK_MS = 2_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

export interface WorkerOptions {
  db: Database;
  mailer: Mailer;
  settings: NewsletterSettings;
  /** Cron, in UTC. */
  pattern: string;
  now: () => Date;
  signal: AbortSignal;
}

interface Pause {
  lengthMs: number;
  until: number;
}

/** Sends whose mail server refuses are left alone for a while, each time for twice as long. */
function createPauses(now: () => Date) {
  const pauses = new Map<number, Pause>();
  return {
    isPaused: (sendId: number) => (pauses.get(sendId)?.until ?? 0) > now().valueOf(),
    lift: (sendId: number) => void pauses.delete(sendId),
    begin(sendId: number): number {
      const before = pauses.get(sendId)?.lengthMs ?? FIRST_PAUSE_MS / 2;
      const lengthMs = Math.min(before * 2, LONGEST_PAUSE_MS);
      pauses.set(sendId, { lengthMs, until: now().valueOf() + lengthMs });
      return lengthMs;
    },
  };
}

async function makeDueNewsletter({ db, settings, now }: WorkerOptions): Promise<void> {
  const answer = await answerSchedule(db, settings, now());
  // An unfinished send is worked on first; the occurrence is asked for again.
  if (!answer || answer.result === "unfinished" || answer.result === "answered before") return;
  const { result, occurrence } = answer;
  if (result === "created") {
    logger.info("Made the newsletter", { occurrence, send: answer.id, recipients: answer.recipients });
  } else {
    logger.info("Sent no newsletter", { occurrence, reason: result });
  }
}

/**
 * Follows the schedule and works on every send that has mails to send, whoever made it, until the signal comes. A send
 * does not wait for another: a newsletter may take hours, and a team update made meanwhile goes out beside it. An
 * error ends one round, not the worker: what is in the database is the whole state, and the next round starts from it.
 */
export async function runWorker(options: WorkerOptions): Promise<void> {
  const { db, mailer, settings, pattern, now, signal } = options;
  const { publisher, blockers } = settings;
  const { siteUrl } = publisher;
  const pauses = createPauses(now);
  await followSchedule(db, pattern, now());
  const next = nextOccurrence(pattern, now())?.toISOString();
  logger.info("The worker runs", { schedule: pattern, next, mail: mailer.destination });
  if (blockers.length > 0) logger.warn("No newsletter and no team update is sent", { reasons: blockers });

  const failed = (error: unknown) => logger.error("The worker failed", { error });
  const working = new Map<number, Promise<void>>();

  async function workOn(sendId: number): Promise<void> {
    const result = await sendIssue({ db, mailer, sendId, siteUrl, now, signal });
    if (result !== "server refuses") pauses.lift(sendId);
    else
      logger.warn("The mail server refuses", { send: sendId, retryInSeconds: pauses.begin(sendId) / 1000 });
  }

  async function round(): Promise<void> {
    // An occurrence of the schedule stays due for a day: with other settings it may still be sent.
    if (blockers.length > 0) return;
    await makeDueNewsletter(options);
    for (const sendId of await listSendsToWorkOn(db, now().toISOString())) {
      if (signal.aborted) return;
      if (pauses.isPaused(sendId) || working.has(sendId)) continue;
      const work = workOn(sendId).catch(failed);
      working.set(
        sendId,
        work.finally(() => working.delete(sendId)),
      );
    }
  }

  while (!signal.aborted) {
    await round().catch(failed);
    await sleep(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(working.values());
  logger.info("The worker stops");
}
