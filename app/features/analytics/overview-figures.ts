import { percentage } from "~/lib/numbers";
import type { AnalyticsForm } from "~/server/schema.server";

/** The forms as staff see them, in the order of the Overview; both partnership forms are one. */
export const formKinds = ["newsletter", "survey", "volunteer", "partnership", "contact"] as const;
export type FormKind = (typeof formKinds)[number];

const kindOf: Record<AnalyticsForm, FormKind> = {
  newsletter: "newsletter",
  survey: "survey",
  volunteer: "volunteer",
  partnership: "partnership",
  corporate_partnership: "partnership",
  contact: "contact",
};

/** How many events of one sort fell in one step of the range. */
export interface EventCount {
  /** "2026-11-20" or "2026-11" */
  step: string;
  form_name: AnalyticsForm;
  event_type: "unique_view" | "complete";
  count: number;
}

export interface Figures {
  uniqueViews: number;
  completions: number;
  /** Completions per unique view in percent, one decimal, without the sign. */
  conversion: string;
}

export interface FormFigures extends Figures {
  kind: FormKind;
  /** Submissions created in the range. */
  growth: number;
}

export interface StepFigures extends Figures {
  step: string;
}

/** All counts together. */
export function figuresOf(counts: readonly EventCount[]): Figures {
  const total = (type: EventCount["event_type"]) =>
    counts.filter((row) => row.event_type === type).reduce((all, row) => all + row.count, 0);
  const uniqueViews = total("unique_view");
  const completions = total("complete");
  return { uniqueViews, completions, conversion: percentage(completions, uniqueViews) };
}

/** One row of cards for each form (staff specification, sections 2 and 9). */
export function formFigures(counts: readonly EventCount[], growth: Record<FormKind, number>): FormFigures[] {
  return formKinds.map((kind) => ({
    kind,
    ...figuresOf(counts.filter((row) => kindOf[row.form_name] === kind)),
    growth: growth[kind],
  }));
}

/** All forms together, for each step of the range; steps in which nothing happened are zero. */
export function stepFigures(counts: readonly EventCount[], steps: readonly string[]): StepFigures[] {
  return steps.map((step) => ({ step, ...figuresOf(counts.filter((row) => row.step === step)) }));
}
