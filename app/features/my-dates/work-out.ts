import type { DatedRuleId, UndatedGroup, UndatedRuleId } from "~/content/my-dates/words";
import { type Day, daysBetween } from "~/lib/time/dates";
import { workdayBefore } from "./days";
import type { Facts } from "./facts";
import { datedRules, undatedRules } from "./rules";

export interface DatedEntry {
  id: DatedRuleId;
  day: Day;
  also: Day | undefined;
  /** It is negative when the day has passed. */
  daysLeft: number;
  /** It is the workday before a weekend or a holiday, and undefined once that has passed. */
  actBy: Day | undefined;
  /** Each day that goes by costs money, so it is due today once its day has passed. */
  isDueNow: boolean;
}

/** The day that the list counts down to; undefined once it has passed. */
export function dayToAct({ day, actBy, daysLeft, isDueNow }: DatedEntry, today: Day): Day | undefined {
  if (daysLeft < 0) return isDueNow ? today : undefined;
  return actBy ?? day;
}

export const hasPassed = ({ daysLeft }: DatedEntry): boolean => daysLeft < 0;

export interface WorkedOut {
  /** They begin with what is due now and what passed last, the likeliest to be mended; the others follow by the day to act. */
  dated: DatedEntry[];
  undated: Record<UndatedGroup, UndatedRuleId[]>;
  /** Cover is counted from the last day of work, the earliest on which it usually ends. */
  isCoverAssumed: boolean;
  /** Without it most days cannot be counted, so the first day that is known stands for it. */
  isLastDayAssumed: boolean;
}

/** A day that has passed tells no one to act before it. */
function earlierWorkday(day: Day, today: Day): Day | undefined {
  const before = workdayBefore(day);
  return before === day || before < today ? undefined : before;
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
        actBy: rule.kind === "check" ? undefined : earlierWorkday(day, today),
        isDueNow: rule.kind === "now" && day < today,
      },
    ];
  });
  const place = ({ day, actBy, daysLeft, isDueNow }: DatedEntry) =>
    daysLeft < 0 ? (isDueNow ? -9e6 : -9e5) - daysLeft : daysBetween(today, actBy ?? day);
  const undated = undatedRules.filter(({ appliesTo }) => appliesTo?.(facts) !== false);
  const inGroup = (group: UndatedGroup) => undated.filter((rule) => rule.group === group).map(({ id }) => id);
  return {
    dated: dated.sort((one, other) => place(one) - place(other)),
    undated: { later: inGroup("later"), open: inGroup("open"), ask: inGroup("ask") },
    isCoverAssumed: facts.cover === undefined,
    isLastDayAssumed: facts.lastDay === undefined,
  };
}
