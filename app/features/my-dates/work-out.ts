import {
  type DatedRuleId,
  type DatePart,
  type Gap,
  gaps,
  type UndatedGroup,
  type UndatedRuleId,
} from "~/content/my-dates/words";
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
  /** What leads to its day begins this week, however far off that is. */
  isNear: boolean;
}

export const hasPassed = ({ daysLeft }: DatedEntry): boolean => daysLeft < 0;

/** The day that heads an entry: today where each day that goes by costs money. */
export const dayToAct = ({ day, actBy, isDueNow }: DatedEntry, today: Day): Day =>
  isDueNow ? today : (actBy ?? day);

const SOON_DAYS = 30;

/** Says in which part of the list an entry stands: what has passed or is to be done today comes before the days ahead. */
export function partOf(entry: DatedEntry, today: Day): DatePart {
  const left = hasPassed(entry) || entry.isNear ? 0 : daysBetween(today, dayToAct(entry, today));
  if (left === 0) return "today";
  return left <= SOON_DAYS ? "soon" : "later";
}

export interface WorkedOut {
  /** They are in order of how near the day to act is, so what passed last, the likeliest to be mended, comes before what passed earlier. */
  dated: DatedEntry[];
  undated: Record<UndatedGroup, UndatedRuleId[]>;
  /** What is not known or cannot be counted, so that no answer is dropped in silence. */
  gaps: Gap[];
}

const isGap: Record<Gap, (facts: Facts) => boolean> = {
  // Most days are counted from it, so the first day that is known stands for it.
  lastDay: ({ lastDay }) => lastDay === undefined,
  // Coverage is counted from the last day of work, the earliest on which it usually ends.
  cover: ({ cover }) => cover === undefined,
  offer: ({ offer, age40 }) => offer !== undefined && !age40,
  state: ({ state }) => state === undefined,
};

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
        isNear: rule.kind === "week",
      },
    ];
  });
  const place = (entry: DatedEntry) =>
    entry.isNear ? 0 : Math.abs(daysBetween(today, dayToAct(entry, today)));
  const undated = undatedRules.filter(({ appliesTo }) => appliesTo?.(facts) !== false);
  const inGroup = (group: UndatedGroup) => undated.filter((rule) => rule.group === group).map(({ id }) => id);
  return {
    dated: dated.sort((one, other) => place(one) - place(other)),
    undated: { later: inGroup("later"), open: inGroup("open"), ask: inGroup("ask") },
    gaps: gaps.filter((gap) => isGap[gap](facts)),
  };
}
