import { Cron } from "croner";
import { buildIssue } from "~/features/newsletter/issue/build-issue.server";
import type { Database } from "~/server/open-database.server";
import { findCampaignForOccurrence } from "./campaigns.queries.server";
import { type CampaignCreation, createCampaign } from "./create-campaign.server";
import { findSchedule, saveSchedule } from "./schedule.queries.server";
import type { NewsletterSettings } from "./settings.server";

/** A missed occurrence is still run this long after its time. */
const MISSED_MS = 24 * 60 * 60 * 1000;

const cron = (pattern: string) => new Cron(pattern, { timezone: "UTC", paused: true });

export function nextOccurrence(pattern: string, now: Date): Date | null {
  return cron(pattern).nextRun(now);
}

/**
 * The last occurrence after `since` and within a day of `now` (cron, UTC): also finds those missed while the worker
 * was down, the machine asleep or the clock wrong.
 */
export function dueOccurrence(pattern: string, since: Date, now: Date): Date | undefined {
  // `previousRuns` looks strictly before its reference, by whole seconds.
  const [last] = cron(pattern).previousRuns(1, new Date(now.valueOf() + 1));
  if (!last || last <= since || now.valueOf() - last.valueOf() > MISSED_MS) return undefined;
  return last;
}

/** Occurrences before a pattern applied were not missed: there was no site yet, or another schedule. */
export async function initSchedule(db: Database, pattern: string, now: Date): Promise<void> {
  const schedule = await findSchedule(db);
  if (schedule?.pattern !== pattern) await saveSchedule(db, pattern, now.toISOString());
}

export async function enqueueDueCampaign(
  db: Database,
  settings: NewsletterSettings,
  now: Date,
): Promise<(CampaignCreation & { occurrence: string }) | undefined> {
  const schedule = await findSchedule(db);
  const due = schedule && dueOccurrence(schedule.pattern, new Date(schedule.since), now);
  if (!due) return undefined;
  const occurrence = due.toISOString();
  if (await findCampaignForOccurrence(db, occurrence)) return undefined;
  const creation = await createCampaign(db, {
    kind: "newsletter",
    scheduledFor: occurrence,
    createdBy: null,
    now,
    write: (trx) => buildIssue(trx, settings.publisher, now),
  });
  return { ...creation, occurrence };
}
