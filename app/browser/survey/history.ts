/** What the survey stores with each entry of the browser's history. */
interface StepEntry {
  step: number;
  /** Of the entry before this one, where that is a step of the survey too. */
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

/** For a step that opened without an entry of its own. */
export function labelEntry(step: number): void {
  if (currentEntry()?.step !== step) history.replaceState({ step } satisfies StepEntry, "");
}
