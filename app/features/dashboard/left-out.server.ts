import type { Database } from "~/database/open-database.server";
import type { LeftOutReason } from "~/database/schema/schema.server";
import { type AnalyticsEvent, type AnalyticsForm, analyticsEvents } from "~/database/schema/tracked-forms";
import { formatCount } from "~/lib/numbers";
import type { DateRange } from "~/lib/time/date-range";
import { countLeftOut } from "./load-traffic.server";

const reasons: Record<LeftOutReason, string> = {
  limit: "too many from one address within an hour",
  other_site: "caused by pages of other websites",
  program: "by programs, such as search engines",
};

const nouns: Record<AnalyticsEvent, readonly [one: string, many: string]> = {
  view: ["view", "views"],
  unique_view: ["unique view", "unique views"],
  start: ["start", "starts"],
  partial_complete: ["partial", "partials"],
  complete: ["completion", "completions"],
  error: ["error", "errors"],
};

/** "42 views and 1 start left out: by programs, such as search engines" */
function leftOutText(
  reason: LeftOutReason,
  counts: readonly { event_type: AnalyticsEvent; count: number }[],
): string {
  const parts = counts.map(
    ({ event_type, count }) => `${formatCount(count)} ${nouns[event_type][count === 1 ? 0 : 1]}`,
  );
  return `${new Intl.ListFormat("en").format(parts)} left out: ${reasons[reason]}`;
}

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
