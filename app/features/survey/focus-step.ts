/** Below the sticky header of the page, in pixels. */
const HEADER = 88;

/** Moves the focus for keyboards and screen readers, and scrolls only when the step's top is out of view. */
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
