/** Of one thing that was tried. */
export interface Finding {
  name: string;
  /** What is wrong, and what to do; undefined where nothing is. */
  problem: string | undefined;
}

export const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
