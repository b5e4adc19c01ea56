import { Cron } from "croner";
import type { Database } from "~/database/open-database.server";
import { findNewsletterDraft } from "~/features/campaigns/drafts/drafts.server";
import { weeklyWriter } from "~/features/campaigns/weekly/current-issue.server";
import { findCampaignBy } from "./campaigns.server";
import { type CampaignCreation, createCampaign, insertEmptyCampaign } from "./create-campaign.server";
import type { NewsletterSettings, Schedule } from "./settings.server";

function findSchedule(db: Database) {
  return db.selectFrom("newsletter_schedule").select(["pattern", "since"]).executeTakeFirst();
}

/** An occurrence that the worker has not answered by then is shown as overdue. */
const OVERDUE_MS = 5 * 60_000;

const cron = ({ pattern, timeZone }: Schedule) => new Cron(pattern, { timezone: timeZone, paused: true });

/** By which the row knows whether the schedule is another one now. */
const nameOf = ({ pattern, timeZone }: Schedule) => (timeZone === "UTC" ? pattern : `${pattern} ${timeZone}`);

export function nextOccurrence(schedule: Schedule, now: Date): Date | null {
  return cron(schedule).nextRun(now);
}

/** The latest two occurrences after `since`, the later one first. */
export function pastOccurrences(schedule: Schedule, since: Date, now: Date): Date[] {
  // `previousRuns` looks strictly before its reference, by whole seconds.
  const past = cron(schedule).previousRuns(2, new Date(now.valueOf() + 1));
  return past.filter((occurrence) => occurrence > since);
}

/**
 * Occurrences before a schedule applied were not missed: there was no site yet, or another schedule. A start in the
 * future is one of a clock that was wrong.
 */
export async function initSchedule(db: Database, schedule: Schedule, now: Date): Promise<void> {
  const saved = await findSchedule(db);
  const holds = saved?.pattern === nameOf(schedule) && saved.since <= now.toISOString();
  if (holds) return;
  const row = { pattern: nameOf(schedule), since: now.toISOString() };
  await db
    .insertInto("newsletter_schedule")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

/** The last occurrence, when no newsletter answers it, and the one before it, when none ever did. */
async function findUnanswered(db: Database, schedule: Schedule, now: Date) {
  const saved = await findSchedule(db);
  // Before the worker has started with it, no occurrence of it is missed.
  if (saved?.pattern !== nameOf(schedule)) return { due: undefined, skipped: undefined };
  const [last, before] = pastOccurrences(schedule, new Date(saved.since), now);
  const unanswered = async (occurrence: Date | undefined) =>
    occurrence && !(await findCampaignBy(db, "scheduled_for", occurrence.toISOString()))
      ? occurrence
      : undefined;
  return { due: await unanswered(last), skipped: await unanswered(before) };
}

export interface ScheduleState {
  /** After the time that staff chose, if they did. Null when the pattern never matches again. */
  next: Date | null;
  /** No newsletter answers this occurrence yet; one is made as soon as the worker can, until the next occurrence. */
  overdue: Date | undefined;
  /** The occurrence before the last one, when no newsletter answered it in time. */
  skipped: Date | undefined;
}

export async function findScheduleState(
  db: Database,
  { schedule }: Pick<NewsletterSettings, "schedule">,
  now: Date,
): Promise<ScheduleState> {
  const { due, skipped } = await findUnanswered(db, schedule, now);
  const { send_at: chosen } = await findNewsletterDraft(db);
  const isOverdue = chosen === null && due !== undefined && now.valueOf() - due.valueOf() >= OVERDUE_MS;
  const from = chosen !== null && chosen > now.toISOString() ? new Date(chosen) : now;
  return { next: nextOccurrence(schedule, from), overdue: isOverdue ? due : undefined, skipped };
}

/**
 * When a chosen time is over, or removed: the occurrence that came due meanwhile sends nothing
 * (docs/decisions/times.md).
 */
export async function answerDueOccurrence(
  trx: Database,
  { schedule }: Pick<NewsletterSettings, "schedule">,
  now: Date,
): Promise<void> {
  const { due } = await findUnanswered(trx, schedule, now);
  if (due) await insertEmptyCampaign(trx, due.toISOString(), now.toISOString());
}

type Answer = CampaignCreation & { occurrence: string; skipped: string | undefined };

/** The last occurrence is due until the next one, however late the worker comes to it; earlier ones are skipped. */
export async function enqueueDueCampaign(
  db: Database,
  settings: NewsletterSettings,
  now: Date,
): Promise<Answer | undefined> {
  // The clock was set back while the worker ran.
  if (((await findSchedule(db))?.since ?? "") > now.toISOString()) {
    await initSchedule(db, settings.schedule, now);
  }
  const { due, skipped } = await findUnanswered(db, settings.schedule, now);
  if (!due) return undefined;
  const occurrence = due.toISOString();
  const creation = await createCampaign(db, {
    writer: weeklyWriter,
    owner: null,
    publisher: settings.publisher,
    scheduledFor: occurrence,
    createdBy: null,
    now,
    // A time that staff chose takes the place of the occurrences before it: docs/decisions/times.md.
    sendAt: null,
  });
  return { ...creation, occurrence, skipped: skipped?.toISOString() };
}
