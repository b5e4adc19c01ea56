import type { DatedRuleId, UndatedGroup, UndatedRuleId } from "~/content/my-dates/words";
import { type Day, daysBetween } from "~/lib/time/dates";
import { isWorkday, workdayBefore } from "./days";
import type { Facts } from "./facts";
import { datedRules, undatedRules } from "./rules";

export interface DatedEntry {
  id: DatedRuleId;
  day: Day;
  also: Day | undefined;
  /** It is negative when the day has passed. */
  daysLeft: number;
  /** Where the day is a weekend or a holiday, the workday before it. */
  actBy: Day | undefined;
}

export interface WorkedOut {
  /** They are in order of time. */
  dated: DatedEntry[];
  undated: Record<UndatedGroup, UndatedRuleId[]>;
  /** Cover is counted from the last day of work, the earliest on which it usually ends. */
  isCoverAssumed: boolean;
  /** Without it most days cannot be counted, so the first day that is known stands for it. */
  isLastDayAssumed: boolean;
}

/** The days of app/features/my-dates/rules.ts for one person. At least one day must be known. */
export function workOutDates(facts: Facts, today: Day): WorkedOut {
  const lastDay = facts.lastDay ?? facts.cover ?? facts.told ?? facts.offer ?? today;
  const days = {
    lastDay,
    told: facts.told ?? lastDay,
    cover: facts.cover ?? lastDay,
    offer: facts.offer,
  };
  const dated = datedRules.flatMap((rule): DatedEntry[] => {
    const day = rule.appliesTo?.(facts) === false ? undefined : rule.day(days, facts, today);
    if (day === undefined) return [];
    return [
      {
        id: rule.id,
        day,
        also: rule.also?.(days, facts, today),
        daysLeft: daysBetween(today, day),
        actBy: isWorkday(day) || rule.kind === "check" ? undefined : workdayBefore(day),
      },
    ];
  });
  const undated = undatedRules.filter(({ appliesTo }) => appliesTo?.(facts) !== false);
  const inGroup = (group: UndatedGroup) => undated.filter((rule) => rule.group === group).map(({ id }) => id);
  return {
    dated: dated.sort((one, other) => (one.day < other.day ? -1 : 1)),
    undated: { later: inGroup("later"), open: inGroup("open"), ask: inGroup("ask") },
    isCoverAssumed: facts.cover === undefined,
    isLastDayAssumed: facts.lastDay === undefined,
  };
}
