import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { AnalyticsEvent, AnalyticsForm, LeftOutReason } from "~/database/schema/schema.server";
import type { DateRange, Step } from "~/lib/time/date-range";
import type { EventCount } from "./traffic-figures";

const STEP_LENGTH: Record<Step, number> = { day: "2026-11-20".length, month: "2026-11".length };

/** Reads the stored daily totals, which outlive the events; steps without events are left out. */
export async function countTraffic(
  db: Database,
  { from, to }: DateRange,
  step: Step,
  forms?: readonly AnalyticsForm[],
): Promise<EventCount[]> {
  const stepOfRow = sql<string>`substr(day, 1, ${sql.lit(STEP_LENGTH[step])})`;
  return await db
    .selectFrom("form_daily_totals")
    .select(["form_name", "event_type", stepOfRow.as("step")])
    .select(sql<number>`sum(total + rolled_up)`.as("count"))
    .where("day", ">=", from)
    .where("day", "<=", to)
    .$if(forms !== undefined, (query) => query.where("form_name", "in", forms ?? []))
    .groupBy([stepOfRow, "form_name", "event_type"])
    .execute();
}

/** Events that are in no total. */
export async function countLeftOut(
  db: Database,
  { from, to }: DateRange,
  forms?: readonly AnalyticsForm[],
): Promise<{ event_type: AnalyticsEvent; reason: LeftOutReason; count: number }[]> {
  return await db
    .selectFrom("left_out_events")
    .select(["event_type", "reason", ({ fn }) => fn.sum<number>("total").as("count")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .$if(forms !== undefined, (query) => query.where("form_name", "in", forms ?? []))
    .groupBy(["event_type", "reason"])
    .execute();
}
