import { plainWords } from "./query-words.server";

export interface FoundPhrase<T> {
  /** Whose list has it. */
  holder: T;
  /** The place of its first word. */
  at: number;
  /** In words. */
  length: number;
}

interface PhraseOptions {
  /** Whether a phrase of the lists is found in the plural as well: "translators", and "traductores" in Spanish. */
  inPlural?: boolean;
}

const PLURALS = [/s$/, /es$/];

/** Finds the phrases of lists, parted by commas, among words; one look for each word and length of a phrase. */
export function phraseFinder<T>(
  lists: Iterable<readonly [T, string]>,
  { inPlural = false }: PhraseOptions = {},
): (words: readonly string[]) => FoundPhrase<T>[] {
  const holders = new Map<string, T[]>();
  /** Of the phrases that begin with a word. */
  const longest = new Map<string | undefined, number>();
  for (const [holder, list] of lists)
    for (const phrase of list.split(",")) {
      const words = plainWords(phrase);
      longest.set(words[0], Math.max(longest.get(words[0]) ?? 0, words.length));
      holders.set(words.join(" "), [...(holders.get(words.join(" ")) ?? []), holder]);
    }
  const find = (words: readonly string[]) =>
    words.flatMap((word, at) => {
      const most = Math.min(longest.get(word) ?? 0, words.length - at);
      const lengths = Array.from({ length: most }, (_, index) => index + 1);
      return lengths.flatMap((length) =>
        (holders.get(words.slice(at, at + length).join(" ")) ?? []).map((holder) => ({ holder, at, length })),
      );
    });
  if (!inPlural) return find;
  const withoutEnding = (words: readonly string[], ending: RegExp) =>
    words.map((word) => word.replace(ending, ""));
  return (words) => [words, ...PLURALS.map((ending) => withoutEnding(words, ending))].flatMap(find);
}

/** Finds whose lists have a phrase of the words, each once. */
export function holderFinder<T>(
  lists: Iterable<readonly [T, string]>,
  options?: PhraseOptions,
): (words: readonly string[]) => T[] {
  const find = phraseFinder(lists, options);
  return (words) => [...new Set(find(words).map(({ holder }) => holder))];
}
