import {
  type AnalyticsEvent,
  type AnalyticsForm,
  type FormKind,
  formKinds,
  trackedForms,
} from "~/database/schema/tracked-forms";
import { formatCount, percentage } from "~/lib/numbers";
import type { DateRange, StepName } from "~/lib/time/date-range";
import { daysBetween } from "~/lib/time/dates";
import { comparisonCopy as copy } from "./cards.copy";

export interface EventCount {
  step: StepName;
  form_name: AnalyticsForm;
  event_type: AnalyticsEvent;
  count: number;
}

/** Counts, and rates in percent with one decimal, without the sign (staff specification, section 9). */
export interface Figures {
  views: number;
  uniqueViews: number;
  starts: number;
  completions: number;
  partials: number;
  conversion: string;
  /** Partial completions per unique view. A tab has one at most, so they are counted like sessions. */
  partialRate: string;
  startRate: string;
  /** Starts minus completions, per start. */
  abandonment: string;
}

export interface FormFigures extends Figures {
  kind: FormKind;
  growth: number;
  before: Figures;
}

export interface StepFigures extends Figures {
  step: StepName;
}

export function figuresOf(counts: readonly EventCount[]): Figures {
  const total = (type: AnalyticsEvent) =>
    counts.filter((row) => row.event_type === type).reduce((all, row) => all + row.count, 0);
  const views = total("view");
  const uniqueViews = total("unique_view");
  const starts = total("start");
  const completions = total("complete");
  const partials = total("partial_complete");
  return {
    views,
    uniqueViews,
    starts,
    completions,
    partials,
    conversion: percentage(completions, uniqueViews),
    partialRate: percentage(partials, uniqueViews),
    startRate: percentage(starts, uniqueViews),
    abandonment: percentage(Math.max(0, starts - completions), starts),
  };
}

/** By what each rate is divided: without any there is no rate. */
const wholeOf: Partial<Record<keyof Figures, "uniqueViews" | "starts">> = {
  conversion: "uniqueViews",
  partialRate: "uniqueViews",
  startRate: "uniqueViews",
  abandonment: "starts",
};

/** Null where a rate has nothing to be a rate of. */
export function valueAt(figures: Figures, id: keyof Figures): number | null {
  const whole = wholeOf[id];
  return whole !== undefined && figures[whole] === 0 ? null : Number(figures[id]);
}

/** One row of cards for each form (staff specification, sections 2 and 9). */
export function formFigures(
  counts: readonly EventCount[],
  growth: Record<FormKind, number>,
  before: readonly EventCount[] = [],
): FormFigures[] {
  return formKinds.map((kind) => {
    const forms: readonly AnalyticsForm[] = trackedForms[kind];
    const of = (rows: readonly EventCount[]) =>
      figuresOf(rows.filter((row) => forms.includes(row.form_name)));
    return {
      kind,
      ...of(counts),
      before: of(before),
      growth: growth[kind],
    };
  });
}

export function stepFigures(counts: readonly EventCount[], steps: readonly StepName[]): StepFigures[] {
  const byStep = new Map<string, EventCount[]>();
  for (const count of counts) byStep.set(count.step, [...(byStep.get(count.step) ?? []), count]);
  return steps.map((step) => ({ step, ...figuresOf(byStep.get(step) ?? []) }));
}

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
