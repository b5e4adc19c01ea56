import { plainWords } from "~/kits/search/query-words.server";

/** Finds which lists, parted by commas, have a phrase of the words of a text; one look for each word and length of a phrase. */
export function phraseFinder<T>(lists: Iterable<readonly [T, string]>): (words: readonly string[]) => T[] {
  const holders = new Map<string, T[]>();
  let longest = 1;
  for (const [holder, list] of lists)
    for (const phrase of list.split(",")) {
      const words = plainWords(phrase);
      longest = Math.max(longest, words.length);
      holders.set(words.join(" "), [...(holders.get(words.join(" ")) ?? []), holder]);
    }
  return (words) => {
    const found = new Set<T>();
    for (let at = 0; at < words.length; at += 1)
      for (let length = 1; length <= longest && at + length <= words.length; length += 1)
        for (const holder of holders.get(words.slice(at, at + length).join(" ")) ?? []) found.add(holder);
    return [...found];
  };
}
