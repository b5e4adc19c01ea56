import { STEPS_ID } from "~/features/survey/survey-markup";
import { errorFrame } from "~/kits/forms/form-result";

export interface Survey {
  form: HTMLFormElement;
  /** The parts of the form: the progress bar and the steps. */
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

/** Says of each question whether it has an answer; the contact step is not asked about. */
export function answered(survey: Survey): boolean[] {
  const questions = stepElements(survey).slice(0, -1);
  return questions.map((element) => chosenAnswer(element) !== null);
}

/** Below the sticky header of the page, in pixels. */
const HEADER = 88;

/** The number of the step that shows alone; undefined where all show: without script, and where it came too late. */
export function openStep({ steps }: Survey): number | undefined {
  return "ready" in steps.dataset ? Number(steps.dataset.at) : undefined;
}

export function showStep(survey: Survey, at: number): void {
  const { steps } = survey;
  steps.dataset.at = String(at);
  const bar = steps.querySelector('[role="progressbar"]');
  bar?.setAttribute("aria-valuenow", String(at - 1));
  bar?.setAttribute("aria-valuetext", stepElement(survey, at)?.dataset.progress ?? "");
  for (const [index, part] of [...(bar?.children ?? [])].entries()) {
    part.toggleAttribute("data-done", index + 1 < at);
    part.toggleAttribute("data-current", index + 1 === at);
  }
}

/** Moves the focus for keyboards and screen readers, and scrolls only when the step's top is out of view. */
export function focusStep(survey: Survey, at: number): void {
  const shown = stepElement(survey, at);
  const target = ['[type="radio"]:checked', '[type="radio"]', '[tabindex="-1"]']
    .map((selector) => shown?.querySelector<HTMLElement>(selector))
    .find((element) => element);
  target?.focus({ preventScroll: true });
  if (survey.form.getBoundingClientRect().top < HEADER) survey.form.scrollIntoView({ block: "start" });
}

/** The message of the step's template, unless it is there already. */
export function showMissing(step: HTMLElement): void {
  const fieldset = step.querySelector("fieldset");
  const message = step.querySelector("template")?.content.firstElementChild?.cloneNode(true);
  if (!fieldset || !(message instanceof HTMLElement) || document.getElementById(message.id)) return;
  message.dataset.missing = fieldset.getAttribute("aria-describedby") ?? "";
  fieldset.querySelector("label")?.before(message);
  fieldset.setAttribute("aria-describedby", `${message.dataset.missing} ${message.id}`.trim());
  fieldset.parentElement?.classList.add(...errorFrame.split(" "));
}

export function clearMissing({ steps }: Survey): void {
  for (const message of steps.querySelectorAll<HTMLElement>("[data-missing]")) {
    const fieldset = message.closest("fieldset");
    if (message.dataset.missing) fieldset?.setAttribute("aria-describedby", message.dataset.missing);
    else fieldset?.removeAttribute("aria-describedby");
    fieldset?.parentElement?.classList.remove(...errorFrame.split(" "));
    message.remove();
  }
}
