import { STORAGE_KEY } from "~/features/survey/survey-markup";
import { clearDraft, readDraft, saveDraft } from "~/lib/draft-storage";
import { chosenAnswer, type Survey, stepElements } from "./show-step";

interface SurveyDraft {
  /** The step that was open, from 1. */
  at: number;
  /** Values by input name; a ticked checkbox is "on", an empty one "". */
  values: Record<string, string>;
}

function isDraft(data: unknown): data is SurveyDraft {
  if (typeof data !== "object" || data === null || !("at" in data) || !("values" in data)) return false;
  return typeof data.at === "number" && typeof data.values === "object" && data.values !== null;
}

function inputs({ steps }: Survey): HTMLInputElement[] {
  return [...steps.querySelectorAll<HTMLInputElement>("input[name]")];
}

export function readSurvey(): SurveyDraft | undefined {
  try {
    const data: unknown = JSON.parse(readDraft(STORAGE_KEY));
    return isDraft(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

export function saveSurvey(survey: Survey, at: number): void {
  const sent = new FormData(survey.form);
  const values = Object.fromEntries(inputs(survey).map(({ name }) => [name, String(sent.get(name) ?? "")]));
  saveDraft(STORAGE_KEY, JSON.stringify({ at, values } satisfies SurveyDraft));
}

export const clearSurvey = () => clearDraft(STORAGE_KEY);

/** What the form holds already stays: typed before this script ran, or restored by the browser. */
export function restoreAnswers(survey: Survey, { values }: SurveyDraft): void {
  const chosen = new Set(stepElements(survey).map((element) => chosenAnswer(element)?.name));
  for (const input of inputs(survey)) {
    const value = values[input.name] ?? "";
    if (input.type === "checkbox") input.checked = value !== "";
    else if (input.type !== "radio") input.value ||= value;
    else if (!chosen.has(input.name)) input.checked = input.value === value;
  }
}

/** The survey stores it with each entry of the browser's history. */
interface StepEntry {
  step: number;
  /** Is set where the entry before this one is a step of the survey too. */
  previous?: number | undefined;
}

function isStepEntry(state: unknown): state is StepEntry {
  return typeof state === "object" && state !== null && "step" in state && typeof state.step === "number";
}

/** Undefined after a link within the page. */
export function currentEntry(): StepEntry | undefined {
  const state: unknown = history.state;
  return isStepEntry(state) ? state : undefined;
}

/** One entry for each question, so that the browser's Back leads to the previous one. */
export function pushStep(entry: StepEntry, anchor: string): void {
  history.pushState(entry, "", `${location.search}#${anchor}`);
}

/** A step that opened without an entry of its own gets its number here. */
export function labelEntry(step: number): void {
  if (currentEntry()?.step !== step) history.replaceState({ step } satisfies StepEntry, "");
}

/** The step to open again: where the visitor was, but not beyond the first question without an answer. */
export function resumeStep(at: number, answered: readonly boolean[]): number {
  const open = answered.indexOf(false);
  const furthest = (open === -1 ? answered.length : open) + 1;
  return Math.min(Math.max(1, Math.trunc(at) || 1), furthest);
}
