const MAX_WORD_LENGTH = 24;
const MIN_PIECED_LENGTH = 4;
const PIECE_LENGTHS = [4, 5];
/** A long story says what matters in a few of its sentences, so each window of words is weighed by itself. */
const WINDOW = { words: 28, step: 12 };

/** Stands in each text: what is known before a word is read. */
export const ALWAYS = "*";

export interface Window {
  start: number;
  end: number;
}

/** The whole text, and the windows of a long one. */
export function windowsOf(words: readonly string[]): Window[] {
  const windows = [{ start: 0, end: words.length }];
  if (words.length <= WINDOW.words) return windows;
  for (let start = 0; start < words.length - WINDOW.step; start += WINDOW.step)
    windows.push({ start, end: Math.min(start + WINDOW.words, words.length) });
  return windows;
}

/**
 * A word counts as itself, together with the next one, and as its pieces of four and five letters, which it shares with
 * its other endings and with misspellings of it.
 */
export function partsAt(words: readonly string[], at: number): string[] {
  const word = words[at]?.slice(0, MAX_WORD_LENGTH) ?? "";
  const next = words[at + 1]?.slice(0, MAX_WORD_LENGTH);
  const parts = next === undefined ? [word] : [word, `${word} ${next}`];
  if (word.length < MIN_PIECED_LENGTH) return parts;
  const framed = `_${word}_`;
  for (const length of PIECE_LENGTHS)
    for (let start = 0; start + length <= framed.length; start += 1)
      parts.push(`#${framed.slice(start, start + length)}`);
  return parts;
}

export const partsOf = (words: readonly string[], { start, end }: Window): string[] => [
  ALWAYS,
  ...words.slice(start, end).flatMap((_, at) => partsAt(words, start + at)),
];

/** Probabilities from sums of weights, as in multinomial logistic regression; a long text has no more say than a short one. */
export function toShares(sums: ArrayLike<number>, parts: number): number[] {
  const scaled = Array.from(sums, (sum) => sum / Math.sqrt(parts));
  const most = Math.max(...scaled);
  const powers = scaled.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}
