/** Action data with new recovery codes: shown once, as only their hashes are stored. */
export interface ShownCodes {
  recoveryCodes: string[];
}

export function isShownCodes(answer: unknown): answer is ShownCodes {
  return typeof answer === "object" && answer !== null && "recoveryCodes" in answer;
}
