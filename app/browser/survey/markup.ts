import { STEPS_ID } from "~/features/survey/survey-markup";

export interface Survey {
  form: HTMLFormElement;
  /** In the form: the progress bar and the steps. */
  steps: HTMLElement;
}

/** Undefined where the thanks stand in its place. */
export function findSurvey(): Survey | undefined {
  const steps = document.getElementById(STEPS_ID);
  const form = steps?.closest("form");
  return steps && form ? { steps, form } : undefined;
}

export function stepElements({ steps }: Survey): HTMLElement[] {
  return [...steps.querySelectorAll<HTMLElement>("[data-step]")];
}

export function stepElement(survey: Survey, step: number): HTMLElement | undefined {
  return stepElements(survey)[step - 1];
}

/** The number of the last step, which has the contact fields. */
export function contactStep(survey: Survey): number {
  return stepElements(survey).length;
}

export function chosenAnswer(element: HTMLElement | undefined): HTMLInputElement | null {
  return element?.querySelector<HTMLInputElement>('[type="radio"]:checked') ?? null;
}

/** Whether each question, without the contact step, has an answer. */
export function answered(survey: Survey): boolean[] {
  const questions = stepElements(survey).slice(0, -1);
  return questions.map((element) => chosenAnswer(element) !== null);
}
