/** Recovery codes as an action answers with them: the page shows them this once, and nobody can ask for them again. */
export interface ShownCodes {
  recoveryCodes: string[];
}

/** Whether an action's answer is recovery codes to show. */
export function isShownCodes(answer: unknown): answer is ShownCodes {
  return typeof answer === "object" && answer !== null && "recoveryCodes" in answer;
}
