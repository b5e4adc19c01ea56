import { partsAt, partsBefore, toShares, windowsOf } from "./text-parts";
import { addWeights, toWeight, type Weights } from "./weights.server";

/**
 * Of each window of a text, the probability of each kind. The sums up to each word are made once, so that a window costs a
 * difference.
 */
export function weighWindows(weights: Weights, words: readonly string[]): Float64Array[] {
  const { kinds } = weights;
  const before = new Int32Array(kinds);
  const known = partsBefore(words).filter((part) => addWeights(weights, part, before, 0)).length;
  /** Before each word and after the last, the sums of each kind. */
  const sums = new Int32Array((words.length + 1) * kinds);
  /** As well, how many parts have weights. */
  const counts = new Int32Array(words.length + 1);
  for (let at = 0; at < words.length; at += 1) {
    const after = (at + 1) * kinds;
    sums.copyWithin(after, at * kinds, after);
    let count = counts[at] ?? 0;
    for (const part of partsAt(words, at)) if (addWeights(weights, part, sums, after)) count += 1;
    counts[at + 1] = count;
  }
  const ofWindow = new Float64Array(kinds);
  return windowsOf(words).map(({ start, end }) => {
    for (let kind = 0; kind < kinds; kind += 1)
      ofWindow[kind] = toWeight(
        (before[kind] ?? 0) + (sums[end * kinds + kind] ?? 0) - (sums[start * kinds + kind] ?? 0),
      );
    return toShares(ofWindow, known + (counts[end] ?? 0) - (counts[start] ?? 0));
  });
}
