export type CardSpan = "third" | "half" | "all";

/** Fills rows of three without a hole: two left over share a row; of one left over the last four share two rows. */
export function cardSpan(index: number, count: number): CardSpan {
  if (count === 1) return "all";
  const halves = [0, 4, 2][count % 3] ?? 0;
  return index >= count - halves ? "half" : "third";
}
