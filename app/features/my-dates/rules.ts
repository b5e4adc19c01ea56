import type { DatedRuleId, TickField, UndatedGroup, UndatedRuleId } from "~/content/my-dates/words";
import { addDays, type Day } from "~/lib/time/dates";
import { addMonths, endOfMonthAfter, taxDay, workdayAfter } from "./days";
import type { Facts } from "./facts";

/** The days of a visitor from which the others are counted. Where one is not known, an earlier one stands for it. */
interface KnownDays {
  lastDay: Day;
  told: Day;
  cover: Day;
  offer: Day | undefined;
}

interface DatedRule {
  id: DatedRuleId;
  /** Now: from its day on each day costs money; week: it begins this week; check: look whether something came. The others are days to act by. */
  kind?: "now" | "week" | "check";
  /** It concerns those who tick this. */
  only?: TickField;
  day: (days: KnownDays, facts: Facts, today: Day) => Day | undefined;
  /** A second day that its words speak of. */
  also?: (days: KnownDays, facts: Facts, today: Day) => Day | undefined;
}

const yearOf = (day: Day) => Number(day.slice(0, 4));
const earlier = (one: Day, other: Day) => (one < other ? one : other);
const NOTICE_OF_90_DAYS = ["NJ", "NY"];

/** Open enrollment for 2027; it is left out from the day after the last of these ends. */
const enrollment: { safe: Day; end: Day; ofStates: ReadonlyMap<string, Day> } = {
  safe: "2026-12-15",
  end: "2027-01-15",
  ofStates: new Map([
    ["CA", "2027-01-31"],
    ["DC", "2027-01-31"],
    ["ID", "2026-12-15"],
    ["MA", "2027-01-23"],
    ["NJ", "2027-01-31"],
    ["NY", "2027-01-31"],
    ["RI", "2026-12-31"],
    ["VA", "2027-01-29"],
  ]),
};

const enrollmentEnd = ({ state = "" }: Facts): Day => enrollment.ofStates.get(state) ?? enrollment.end;

/** Their sources are in app/content/my-dates/sources.ts, their words beside them. */
export const datedRules: readonly DatedRule[] = [
  { id: "ui-file", kind: "now", day: ({ lastDay }) => addDays(lastDay, 1) },
  { id: "snap", kind: "now", day: (_days, _facts, today) => today },
  { id: "cobra-notice", kind: "check", day: ({ lastDay }) => addDays(lastDay, 44) },
  { id: "cobra-elect", day: ({ cover }) => addDays(cover, 60) },
  { id: "cobra-first-payment", day: ({ cover }) => addDays(cover, 105) },
  {
    id: "marketplace-sep",

    day: ({ cover }) => addDays(cover, 60),
    also: ({ cover }) => addDays(cover, -60),
  },
  {
    id: "open-enrollment-2027",

    day: (_, facts, today) => {
      const end = enrollmentEnd(facts);
      if (today > end) return undefined;
      return today > enrollment.safe ? end : earlier(enrollment.safe, end);
    },
    also: (_, facts, today) => {
      const end = enrollmentEnd(facts);
      return end > enrollment.safe && today <= enrollment.safe ? end : undefined;
    },
  },
  { id: "marketplace-report", day: ({ lastDay }) => addDays(lastDay, 30) },
  { id: "spouse-plan", day: ({ cover }) => addDays(cover, 30) },
  {
    id: "medicare-part-b",

    day: ({ lastDay, cover }) => endOfMonthAfter(earlier(lastDay, cover), 8),
  },
  {
    id: "fsa-spend",

    day: ({ lastDay }) => lastDay,
    also: ({ lastDay }) => addDays(lastDay, 90),
  },
  { id: "life-insurance", kind: "week", day: ({ cover }) => addDays(cover, 31) },
  {
    id: "owbpa-consider",

    only: "age40",
    day: ({ offer }, { groupLayoff }) => offer && addDays(offer, groupLayoff ? 45 : 21),
  },
  {
    id: "warn-notice",
    kind: "check",
    only: "groupLayoff",
    day: ({ lastDay }, { state = "" }) => addDays(lastDay, NOTICE_OF_90_DAYS.includes(state) ? -90 : -60),
  },
  {
    id: "warn-suit",

    only: "groupLayoff",
    day: ({ lastDay }) => addMonths(lastDay, 6),
  },
  {
    id: "eeoc",

    day: ({ told }) => addDays(told, 180),
    also: ({ told }) => workdayAfter(addDays(told, 300)),
  },
  { id: "nlrb", day: ({ told }) => addMonths(told, 6) },
  {
    id: "401k-loan",

    day: ({ lastDay }) => taxDay(yearOf(lastDay) + 1),
    also: ({ lastDay }) => workdayAfter(`${yearOf(lastDay) + 1}-10-15`),
  },
  { id: "ui-tax", day: ({ lastDay }) => taxDay(yearOf(lastDay) + 1) },
  { id: "iso", day: ({ lastDay }) => earlier(addMonths(lastDay, 3), addDays(lastDay, 90)) },
  {
    id: "flsa-wages",

    day: ({ lastDay }) => addMonths(lastDay, 24),
    also: ({ lastDay }) => addMonths(lastDay, 36),
  },
  { id: "visa-60", kind: "week", only: "visa", day: ({ lastDay }) => addDays(lastDay, 60) },
];

/** They wait for a letter or a step, have no last day, or were found without a source. */
export const undatedRules: Readonly<Record<UndatedGroup, readonly UndatedRuleId[]>> = {
  later: ["ui-appeal", "owbpa-revoke", "mortgage", "rollover-60"],
  open: ["final-pay", "medicaid", "hsa", "student-loans", "noncompete"],
  ask: [
    "ui-first-certification",
    "severance-under-40",
    "union-grievance",
    "rule-of-55",
    "clawback",
    "equipment",
    "child-support",
    "liheap",
  ],
};

/** The others concern everybody. */
export const undatedFor: Partial<Record<UndatedRuleId, (facts: Facts) => boolean>> = {
  "owbpa-revoke": ({ age40, offer }) => age40 && offer !== undefined,
  "severance-under-40": ({ age40, offer }) => !age40 && offer !== undefined,
  "union-grievance": ({ union }) => union,
};

/** Days for an appeal that a state's letters usually give; the letter itself counts. */
export const appealDays: ReadonlyMap<string, number> = new Map([
  ["CA", 30],
  ["FL", 20],
  ["IL", 30],
  ["MA", 10],
  ["MN", 45],
  ["NJ", 21],
  ["NY", 30],
  ["PA", 21],
  ["TX", 14],
  ["WA", 30],
  ["WV", 8],
]);
