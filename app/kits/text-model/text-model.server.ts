import { ALWAYS, partsAt, toShares, windowsOf } from "./text-parts";
import { addWeights, type Weights } from "./weights";

interface Sums {
  weights: Float64Array;
  /** How many parts of the text have weights. */
  parts: number;
}

function add(weights: Weights, before: Sums, parts: readonly string[]): Sums {
  const sums = before.weights.slice();
  const known = parts.filter((part) => addWeights(weights, part, sums));
  return { weights: sums, parts: before.parts + known.length };
}

/**
 * Of each window of a text, the probability of each kind. The sums up to each word are made once, so that a window costs a
 * difference.
 */
export function weighWindows(weights: Weights, words: readonly string[]): number[][] {
  const nothing: Sums = { weights: new Float64Array(weights.kinds), parts: 0 };
  const always = add(weights, nothing, [ALWAYS]);
  const upTo = [nothing];
  for (let at = 0; at < words.length; at += 1)
    upTo.push(add(weights, upTo[at] ?? nothing, partsAt(words, at)));
  return windowsOf(words).map(({ start, end }) => {
    const [before, after] = [upTo[start] ?? nothing, upTo[end] ?? nothing];
    const sums = always.weights.map(
      (sum, kind) => sum + (after.weights[kind] ?? 0) - (before.weights[kind] ?? 0),
    );
    return toShares(sums, always.parts + after.parts - before.parts);
  });
}
