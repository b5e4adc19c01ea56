/** Each is a condition of its own on every row. */
const MAX_WORDS = 8;
/** One or two letters are found by all the trigrams that begin with them, which are many. */
const MIN_LENGTH = 3;
const MAX_SHORT_WORDS = 3;

/** The words of a staff search, which may be in any order; the text as it was typed where they are many. */
export function searchWords(q: string): string[] {
  const words = [...new Set(q.toLowerCase().split(/\s+/))].filter(Boolean);
  const short = words.filter((word) => Array.from(word).length < MIN_LENGTH);
  return words.length > MAX_WORDS || short.length > MAX_SHORT_WORDS ? [q] : words;
}
