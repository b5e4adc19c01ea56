import { findScheduleState } from "~/features/newsletter/campaigns/schedule.server";
import { newsletterSettings } from "~/features/newsletter/campaigns/settings.server";
import type { Database } from "~/server/open-database.server";
import type { Environment } from "~/server/read-environment.server";

export interface ScheduleFacts {
  timeZone: string;
  /** ISO timestamps. */
  next: string | null;
  overdue: string | null;
  skipped: string | null;
}

export async function describeSchedule(db: Database, env: Environment, now: Date): Promise<ScheduleFacts> {
  const settings = newsletterSettings(env);
  const { next, overdue, skipped } = await findScheduleState(db, settings, now);
  return {
    timeZone: settings.schedule.timeZone,
    next: next?.toISOString() ?? null,
    overdue: overdue?.toISOString() ?? null,
    skipped: skipped?.toISOString() ?? null,
  };
}
