import type { Link, Source } from "../types";

/** The rules that give a day (app/features/my-dates/rules.ts). */
export type DatedRuleId =
  | "401k-loan"
  | "cobra-elect"
  | "cobra-first-payment"
  | "cobra-notice"
  | "eeoc"
  | "flsa-wages"
  | "fsa-spend"
  | "iso"
  | "life-insurance"
  | "marketplace-report"
  | "marketplace-sep"
  | "medicare-part-b"
  | "nlrb"
  | "open-enrollment-2027"
  | "owbpa-consider"
  | "snap"
  | "spouse-plan"
  | "ui-file"
  | "ui-tax"
  | "visa-60"
  | "warn-notice"
  | "warn-suit";

/** These wait for a letter or a step, or have no last day. */
type SourcedRuleId =
  | "final-pay"
  | "hsa"
  | "medicaid"
  | "mortgage"
  | "noncompete"
  | "owbpa-revoke"
  | "rollover-60"
  | "student-loans"
  | "ui-appeal";

/** No source was found for these: the page only says whom to ask. */
type UnsourcedRuleId =
  | "child-support"
  | "clawback"
  | "equipment"
  | "liheap"
  | "rule-of-55"
  | "severance-under-40"
  | "ui-first-certification"
  | "union-grievance";

export type UndatedRuleId = SourcedRuleId | UnsourcedRuleId;
export type UndatedGroup = "later" | "open" | "ask";

/** The list of days has these parts, in this order. */
export type DatePart = "today" | "passed" | "soon" | "later";

/** Names of the form's fields, in its order. */
export const dayFields = ["lastDay", "told", "cover", "offer"] as const;
export type DayField = (typeof dayFields)[number];
export const tickFields = ["age40", "groupLayoff", "visa", "union"] as const;
export type TickField = (typeof tickFields)[number];

/** The field that was left empty, or whose day no rule counts from. */
export const gaps = ["offer", "lastDay", "cover", "state"] as const;
export type Gap = (typeof gaps)[number];

/** The field of a day that cannot be read, or "none" where no day was given. */
export type Problem = DayField | "none";

export interface DatedWords {
  name: string;
  what: string;
  /** Says for whom it is, where it is not for everybody. */
  who?: string;
  missed?: string;
  action: string;
  /** Says what can still be done when the day has passed. */
  passed: string;
  /** "{day}" is the rule's second day. */
  also?: string;
  notes: readonly string[];
}

export interface UndatedWords {
  name: string;
  text: string;
  who?: string;
}

interface FieldWords {
  label: string;
  hint?: string;
}

/** Everything that the page says, in one language. */
export interface MyDatesWords {
  /** A tag of BCP 47, which also decides the names of days. */
  language: string;
  /** The short name stands before a day that was given. */
  days: Record<DayField, FieldWords & { short: string }>;
  ticks: Record<TickField, string>;
  state: FieldWords & { none: string; options: ReadonlyArray<{ value: string; label: string }> };
  dated: Record<DatedRuleId, DatedWords>;
  undated: Record<UndatedRuleId, UndatedWords>;
  groups: Record<UndatedGroup, { heading: string; lead: string }>;
  problems: Record<Problem, string>;
  form: {
    heading: string;
    aboutYou: string;
    optional: string;
    /** Opens the other days that a visitor may know. */
    more: string;
    privacy: string;
    submit: string;
    again: string;
    problemHeading: string;
  };
  answer: {
    heading: string;
    /** "{date}" is today. */
    today: string;
    /** Says what the list is not. */
    note: string;
    /** Leads to the same dates in the language that counts. */
    original?: { text: string; label: string; to: `/${string}` };
    aim: string;
    parts: Record<DatePart, string>;
    /** Reaches the office that takes the claim for unemployment; `number` is that of the line that knows every state. */
    claim: { call: string; file: string; finder: string; number: string; find: string; note?: string };
    /** "{day}" is that of the offer; the label is of the link to the field that mends it. */
    gaps: Record<Gap, { text: string; label: string; letter?: Link }>;
    /** "{day}" of `by` is the last workday before a day on which offices are closed, or the end of what begins this week. */
    when: { by: string; from: string };
    closed: string;
    /** The laws of the sources that hold words, in another language than theirs. */
    laws: Readonly<Record<string, string>>;
    labels: { missed: string; action: string; more: string; who: string; law: string; source: string };
    calendar: string;
    /** The name of the file. */
    calendarFile: string;
    print: string;
    text: string;
    mail: string;
    share: string;
    shareSubject: string;
    lawyer: { text: string; label: string; to: `/${string}` };
    appealDays: string;
  };
}

export interface RuleSource {
  /** As lawyers cite it, in every language. */
  law: string;
  source: Source;
}

export type RuleSources = Record<DatedRuleId | SourcedRuleId, RuleSource>;
