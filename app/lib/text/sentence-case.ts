/** @param code "policy_advocate" @returns "Policy advocate" */
export function sentenceCase(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll("_", " ");
}
