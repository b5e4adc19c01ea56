import type { Database } from "~/database/open-database.server";
import type { LeftOutReason } from "~/database/schema/schema.server";
import { type AnalyticsForm, analyticsEvents } from "~/database/schema/tracked-forms";
import type { DateRange } from "~/lib/time/date-range";
import { leftOutText } from "./left-out.copy";
import { countLeftOut } from "./traffic.queries.server";

const REASONS = ["limit", "other_site", "program"] as const satisfies LeftOutReason[];

/** A line for each reason for which events of the range were not counted. */
export async function describeLeftOut(
  db: Database,
  range: DateRange,
  forms?: readonly AnalyticsForm[],
): Promise<string[]> {
  const counts = await countLeftOut(db, range, forms);
  const inOrder = analyticsEvents.flatMap((type) => counts.filter(({ event_type }) => event_type === type));
  return REASONS.flatMap((reason) => {
    const ofReason = inOrder.filter((count) => count.reason === reason);
    return ofReason.length > 0 ? [leftOutText(reason, ofReason)] : [];
  });
}
