const MAX_WORD_LENGTH = 24;
const MIN_PIECED_LENGTH = 4;
const PIECE_LENGTHS = [4, 5];
/** A long story says what matters in a few of its sentences, so each window of words is weighed by itself. */
const WINDOW = { words: 28, step: 12 };

/**
 * A part of a text is known by a number: two hashes, which choose its bucket and tell it from others there. Strings would
 * take ten times the memory, and most of the time of a reading.
 */
export type Part = number;

interface Hashes {
  bucket: number;
  check: number;
}

/** As many bits as fit into a number beside the other hash. */
const BUCKET_BITS = 21;
const CHECKS = 2 ** 32;

/** @param buckets a power of two */
export const bucketOf = (part: Part, buckets: number): number => Math.floor(part / CHECKS) & (buckets - 1);
export const checkOf = (part: Part): number => part >>> 0;

/** FNV-1a, and the same with another factor: otherwise parts with one hash in common often have the other as well. */
function hashesOf(text: string, from: Hashes, start: number, end: number): Hashes {
  let { bucket, check } = from;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    bucket = Math.imul(bucket ^ code, 2_654_435_761);
    check = Math.imul(check ^ code, 16_777_619);
  }
  return { bucket, check };
}

function partOf(text: string, from: Hashes, start = 0, end = text.length): Part {
  const { bucket, check } = hashesOf(text, from, start, end);
  return (bucket >>> (32 - BUCKET_BITS)) * CHECKS + (check >>> 0);
}

const WORD: Hashes = { bucket: 2_166_136_261, check: 40_389 };
/** A piece is no word. */
const PIECE = hashesOf("#", WORD, 0, 1);

/** Stands in each text: what is known before a word is read. */
const ALWAYS = partOf("*", WORD);
/** A few words, of which none is known, tell of nothing; in a sentence they stand beside others. */
const FEW = partOf("* few", WORD);
export const MOST_OF_FEW = 3;

/** This is known of a text before its words are read. */
export const partsBefore = (words: readonly string[]): Part[] =>
  words.length > MOST_OF_FEW ? [ALWAYS] : [ALWAYS, FEW];

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
 * A word counts as itself, together with the next one and with the one after that, and as its pieces of four and five
 * letters, which it shares with its other endings and with misspellings of it.
 */
export function partsAt(words: readonly string[], at: number): Part[] {
  const word = words[at]?.slice(0, MAX_WORD_LENGTH) ?? "";
  const next = words[at + 1]?.slice(0, MAX_WORD_LENGTH);
  const second = words[at + 2]?.slice(0, MAX_WORD_LENGTH);
  const parts = [partOf(word, WORD)];
  if (next !== undefined) parts.push(partOf(`${word} ${next}`, WORD));
  if (second !== undefined) parts.push(partOf(`${word}  ${second}`, WORD));
  if (word.length < MIN_PIECED_LENGTH) return parts;
  const framed = `_${word}_`;
  for (const length of PIECE_LENGTHS)
    for (let start = 0; start + length <= framed.length; start += 1)
      parts.push(partOf(framed, PIECE, start, start + length));
  return parts;
}

export const partsOf = (words: readonly string[], { start, end }: Window): Part[] => [
  ...partsBefore(words),
  ...words.slice(start, end).flatMap((_, at) => partsAt(words, start + at)),
];

/**
 * Probabilities from sums of weights, as in multinomial logistic regression; a long text has no more say than a short one.
 * Plain loops: each search weighs a dozen windows of a hundred kinds.
 */
export function toShares(sums: ArrayLike<number>, parts: number): Float64Array {
  const root = Math.sqrt(Math.max(parts, 1));
  const shares = new Float64Array(sums.length);
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < shares.length; kind += 1) {
    const scaled = (sums[kind] ?? 0) / root;
    shares[kind] = scaled;
    if (scaled > most) most = scaled;
  }
  let all = 0;
  for (let kind = 0; kind < shares.length; kind += 1) {
    const power = Math.exp((shares[kind] ?? 0) - most);
    shares[kind] = power;
    all += power;
  }
  for (let kind = 0; kind < shares.length; kind += 1) shares[kind] = (shares[kind] ?? 0) / all;
  return shares;
}
