export type CardSpan = "third" | "half" | "all";

/**
 * Fills rows of three so that the last one has no hole: two left over share a row, and of one left over the last four
 * share two rows.
 *
 * @param index the card's place, from 0
 * @param count how many cards there are
 */
export function cardSpan(index: number, count: number): CardSpan {
  if (count === 1) return "all";
  const halves = [0, 4, 2][count % 3] ?? 0;
  return index >= count - halves ? "half" : "third";
}
