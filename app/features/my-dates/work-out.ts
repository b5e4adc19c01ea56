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
import { datedRules, undatedFor, undatedRules } from "./rules";

export interface DatedEntry {
  id: DatedRuleId;
  day: Day;
  also: Day | undefined;
  /** It is the workday before a weekend or a holiday, and undefined once that has passed. */
  actBy: Day | undefined;
  /** It heads the entry: today where each day that goes by costs money. */
  actOn: Day;
  /** The days until then; negative when it has passed. */
  left: number;
  part: DatePart;
  /** Each day that goes by costs money: before its day nothing can be done, and from then on it is due today. */
  isFrom: boolean;
}

/** What can still be done takes the place of what is lost. */
export const isOverdue = ({ part, isFrom }: DatedEntry): boolean =>
  part === "passed" || (isFrom && part === "today");

/** What waits lies folded. */
export const isOpen = ({ part }: DatedEntry): boolean => part === "today" || part === "passed";

const SOON_DAYS = 30;

export interface WorkedOut {
  /** They are in order of how near the day to act is, so what passed last, the likeliest to be mended, comes before what passed earlier. */
  dated: DatedEntry[];
  undated: Record<UndatedGroup, UndatedRuleId[]>;
  /** What is not known or cannot be counted, so that no answer is dropped in silence. */
  gaps: Gap[];
}

/** A day or state that is not known has another in its place; without an age nothing is counted from an offer. */
const isGap = (gap: Gap, facts: Facts): boolean =>
  gap === "offer" ? facts.offer !== undefined && !facts.age40 : facts[gap] === undefined;

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
    const day = rule.only && !facts[rule.only] ? undefined : rule.day(days, facts, today);
    if (day === undefined) return [];
    const isFrom = rule.kind === "now";
    const actBy = isFrom || rule.kind === "check" ? undefined : earlierWorkday(day, today);
    const actOn = isFrom && day < today ? today : (actBy ?? day);
    const left = daysBetween(today, actOn);
    const isThisWeek = left === 0 || rule.kind === "week";
    const part = left < 0 ? "passed" : isThisWeek ? "today" : left <= SOON_DAYS ? "soon" : "later";
    return [{ id: rule.id, day, also: rule.also?.(days, facts, today), actBy, actOn, left, part, isFrom }];
  });
  const place = ({ part, left }: DatedEntry) => (part === "today" ? Math.min(left, 1) : Math.abs(left));
  const inGroup = (group: UndatedGroup) =>
    undatedRules[group].filter((id) => undatedFor[id]?.(facts) !== false);
  return {
    dated: dated.sort((one, other) => place(one) - place(other)),
    undated: { later: inGroup("later"), open: inGroup("open"), ask: inGroup("ask") },
    gaps: gaps.filter((gap) => isGap(gap, facts)),
  };
}
