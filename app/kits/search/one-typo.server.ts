const ALPHABET = Array.from("abcdefghijklmnopqrstuvwxyz");

/** Shorter words have too many neighbours; longer ones cost too many looks into the index. */
const TYPED_WORD = /^[a-z]{5,14}$/;

/**
 * All spellings one typo away from a word that keep its first letter: a letter missing, too many, wrong, or two
 * exchanged. None for words of fewer than five letters.
 */
export function oneTypoSpellings(word: string): string[] {
  if (!TYPED_WORD.test(word)) return [];
  const spellings = new Set<string>();
  for (let at = 1; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (tail) spellings.add(head + tail.slice(1));
    if (tail.length > 1) spellings.add(`${head}${tail[1]}${tail[0]}${tail.slice(2)}`);
    for (const letter of ALPHABET) {
      spellings.add(head + letter + tail);
      if (tail) spellings.add(head + letter + tail.slice(1));
    }
  }
  spellings.delete(word);
  return [...spellings];
}

/** Whether two words differ by one typo at most and begin alike. */
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
