/** Whether two words differ by one typo at most, a letter missing, too many, wrong or exchanged, and begin alike. */
export function isOneTypoApart(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.length !== right.length) {
    return left.length > right.length ? left.slice(1) === right : left === right.slice(1);
  }
  return (
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** Shorter words have too many neighbours; FTS5's trigrams find three letters or more. */
const MISSPELT = /^\p{L}{5,30}$/u;
const MIN_PIECE_LENGTH = 3;

/**
 * The two halves of a word that may be misspelt: one typo leaves one of them as it was, unless it exchanged the letters
 * where they meet or is the middle letter of five. None for words that are not corrected.
 */
export function intactPieces(word: string): string[] {
  if (!MISSPELT.test(word)) return [];
  const middle = Math.floor(word.length / 2);
  const first = word.slice(0, Math.max(middle, MIN_PIECE_LENGTH));
  return [first, word.slice(Math.min(middle, word.length - MIN_PIECE_LENGTH))];
}
