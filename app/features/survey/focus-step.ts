/** Below the sticky header of the page, in pixels. */
const HEADER = 88;

/**
 * Moves the focus to a step's answer, or to the first one, or to its heading, so that a keyboard or a screen reader
 * goes on from there; and brings the step's top into view when it is not.
 */
export function focusStep(form: HTMLFormElement, step: number): void {
  const shown = form.querySelector(`[data-step="${step}"]`);
  if (!shown) return;
  const target = ['[type="radio"]:checked', '[type="radio"]', '[tabindex="-1"]']
    .map((selector) => shown.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  target?.focus({ preventScroll: true });
  const { top } = form.getBoundingClientRect();
  if (top < HEADER) form.scrollIntoView({ block: "start" });
}
