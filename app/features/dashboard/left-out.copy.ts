import type { LeftOutReason } from "~/database/schema/schema.server";
import type { AnalyticsEvent } from "~/database/schema/tracked-forms";
import { formatCount } from "~/lib/numbers";

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

export const leftOutHeading = "Not in these figures";

/** "42 views and 1 start left out: by programs, such as search engines" */
export function leftOutText(
  reason: LeftOutReason,
  counts: readonly { event_type: AnalyticsEvent; count: number }[],
): string {
  const parts = counts.map(
    ({ event_type, count }) => `${formatCount(count)} ${nouns[event_type][count === 1 ? 0 : 1]}`,
  );
  return `${new Intl.ListFormat("en").format(parts)} left out: ${reasons[reason]}`;
}
