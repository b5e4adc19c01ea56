/** The step to open again: where the visitor was, but not beyond the first question without an answer. */
export function resumeStep(at: number, answered: readonly boolean[]): number {
  const open = answered.indexOf(false);
  const furthest = (open === -1 ? answered.length : open) + 1;
  return Math.min(Math.max(1, Math.trunc(at) || 1), furthest);
}
