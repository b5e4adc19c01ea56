import { formatCount } from "~/lib/numbers";
import type { DateRange } from "~/lib/time/date-range";
import { daysBetween } from "~/lib/time/dates";
import { comparisonCopy as copy } from "./cards.copy";
import { type Figures, wholeOf } from "./traffic-figures";

/** As it is shown, and as it is read out. */
export interface Comparison {
  shown: string;
  spoken: string;
}

/** A range of a month that begins where the other ends. */
function periodName({ from, to }: DateRange): string {
  const days = daysBetween(from, to) + 1;
  if (from.endsWith("-01") && from.slice(0, 7) === to.slice(0, 7) && days >= 28) return "the month before";
  return days === 1 ? "the day before" : `the ${formatCount(days)} days before`;
}

/** With the period before. @returns undefined where there is nothing to compare with */
export function compare(
  id: keyof Figures,
  total: Figures,
  { figures, range }: { figures: Figures; range: DateRange },
): Comparison | undefined {
  const period = periodName(range);
  const [now, before] = [total[id], figures[id]];
  if (typeof now === "string" || typeof before === "string") {
    const of = wholeOf[id];
    if (of === undefined || figures[of] === 0 || total[of] === 0) return undefined;
    return { shown: copy.rate(String(before), period), spoken: copy.rate(String(before), period) };
  }
  if (before === 0) return now === 0 ? undefined : { shown: copy.none(period), spoken: copy.none(period) };
  const change = Math.round(((now - before) / before) * 100);
  if (change === 0) return { shown: copy.same(period), spoken: copy.same(period) };
  const percent = formatCount(Math.abs(change));
  return change > 0
    ? { shown: `+${percent}% on ${period}`, spoken: `${percent}% more than in ${period}` }
    : { shown: `\u2212${percent}% on ${period}`, spoken: `${percent}% less than in ${period}` };
}
