import { contentOf } from "./replace-region";

export const LIST = '[data-region="results"]';

/** A list that comes sooner needs no sign that it is on its way. */
const PATIENCE_MS = 150;

export const countRegion = () => document.querySelector<HTMLElement>('[data-region="results-count"]');

/**
 * The problem with its button, where somebody looks who asked for the list.
 * @param asked the form, or the link that was clicked
 */
export function showProblem(isLost: boolean, asked: Element): void {
  document.querySelector("[data-again]")?.closest("[role=alert]")?.remove();
  if (!isLost) return;
  const problem = contentOf("problem").firstElementChild;
  if (!problem) return;
  if (asked instanceof HTMLFormElement) asked.append(problem);
  else (asked.closest("nav, ul, p") ?? asked).after(problem);
  problem.scrollIntoView({ block: "nearest" });
}

/** The line of the count, or the title of an empty list, and what it said. */
let said: { line: Element; text: string | null } | undefined;
let late: ReturnType<typeof setTimeout> | undefined;

function showBusy(): void {
  const list = document.querySelector(LIST);
  const count = countRegion();
  list?.setAttribute("aria-busy", "true");
  list?.append(contentOf("loading"));
  const line = count?.querySelector("[data-said]");
  if (!line) return;
  said = { line, text: line.textContent };
  line.textContent = count?.dataset.loading ?? "";
}

export function setBusy(isBusy: boolean): void {
  const list = document.querySelector(LIST);
  if (isBusy) {
    if (!late) late = setTimeout(showBusy, PATIENCE_MS);
    return;
  }
  clearTimeout(late);
  late = undefined;
  list?.removeAttribute("aria-busy");
  list?.querySelector("[data-loading]")?.remove();
  if (said) said.line.textContent = said.text;
  said = undefined;
}
