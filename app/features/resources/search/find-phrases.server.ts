import { plainWords } from "~/kits/search/query-words.server";

/** Finds which lists, parted by commas, have a phrase of the words of a text; one look for each word and length of a phrase. */
export function phraseFinder<T>(lists: Iterable<readonly [T, string]>): (words: readonly string[]) => T[] {
  const holders = new Map<string, T[]>();
  /** Of the phrases that begin with a word. */
  const longest = new Map<string | undefined, number>();
  for (const [holder, list] of lists)
    for (const phrase of list.split(",")) {
      const words = plainWords(phrase);
      longest.set(words[0], Math.max(longest.get(words[0]) ?? 0, words.length));
      holders.set(words.join(" "), [...(holders.get(words.join(" ")) ?? []), holder]);
    }
  return (words) => {
    const found = new Set<T>();
    for (const [at, word] of words.entries()) {
      const most = Math.min(longest.get(word) ?? 0, words.length - at);
      for (let length = 1; length <= most; length += 1)
        for (const holder of holders.get(words.slice(at, at + length).join(" ")) ?? []) found.add(holder);
    }
    return [...found];
  };
}
