import { STORAGE_KEY } from "./first-step-script";
import { surveyForm } from "./survey.form";

/** Session storage of an unfinished survey, so that a reload or the back button loses nothing. */
export interface SurveyDraft {
  /** The step that was open, from 1. */
  at: number;
  /** Values by input name; a ticked checkbox is "on", an empty one "". */
  values: Record<string, string>;
}

function isDraft(data: unknown): data is SurveyDraft {
  if (typeof data !== "object" || data === null || !("at" in data) || !("values" in data)) return false;
  return typeof data.at === "number" && typeof data.values === "object" && data.values !== null;
}

export function readDraft(): SurveyDraft | undefined {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
    return isDraft(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(form: HTMLFormElement, at: number): void {
  const sent = new FormData(form);
  const values = Object.fromEntries(
    surveyForm.fields.map(({ name }) => [name, String(sent.get(name) ?? "")]),
  );
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ at, values } satisfies SurveyDraft));
  } catch {
    // Storage switched off or full: the form itself still holds the answers.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // There is no draft either.
  }
}

function radios(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${name}"]`)];
}

export function answerTo(form: HTMLFormElement, name: string): string | undefined {
  return radios(form, name).find((input) => input.checked)?.value;
}

export function isAnswered(form: HTMLFormElement, name: string): boolean {
  return answerTo(form, name) !== undefined;
}

/** What the form holds already stays: typed before this script ran, or restored by the browser. */
export function restoreAnswers(form: HTMLFormElement): boolean {
  const draft = readDraft();
  if (!draft) return false;
  for (const { name, type } of surveyForm.fields) {
    const value = draft.values[name] ?? "";
    if (type === "radios") {
      if (isAnswered(form, name)) continue;
      for (const input of radios(form, name)) input.checked = input.value === value;
      continue;
    }
    const input = form.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) continue;
    if (type === "checkbox") input.checked = value !== "";
    else if (input.value === "") input.value = value;
  }
  return true;
}
