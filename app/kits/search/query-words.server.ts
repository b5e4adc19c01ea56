import { foldText } from "~/lib/text/fold";

/** A part of a search, as it is looked for. */
export interface QueryPart {
  text: string;
  /** A word, or words in quotes, whose endings do not matter; or text with signs, which is found as it was typed. */
  kind: "word" | "verbatim";
}

/** Each part costs a few looks into the index. */
export const MAX_PARTS = 12;

/** Around words, where it says nothing about them. */
const PUNCTUATION = /^[.,?!¿¡:;()'"/-]+|(?<![.,?!¿¡:;()'"/-])[.,?!¿¡:;()'"/-]+$/g;
/** What the index of words takes for letters, and what may stand between them. */
const WORD = /^[\p{L}\p{N}\p{M}]+(?:['.,:;()/&-]+[\p{L}\p{N}\p{M}]+)*$/u;

function readPart(typed: string): QueryPart | undefined {
  const text = typed.replace(PUNCTUATION, "");
  if (text === "") return undefined;
  return { text, kind: text.split(" ").every((word) => WORD.test(word)) ? "word" : "verbatim" };
}

/** All parts of a search. Words in double quotes are one part; punctuation counts only where there is nothing else. */
export function readAllParts(q: string): QueryPart[] {
  const folded = foldText(q.replace(/\p{Cc}/gu, " ")).trim();
  const parts = (folded.match(/"[^"\p{L}\p{N}]*[\p{L}\p{N}][^"]*"|\S+/gu) ?? []).flatMap(
    (typed) => readPart(typed) ?? [],
  );
  if (parts.length === 0 && folded !== "") return [{ text: folded, kind: "verbatim" }];
  return [...new Map(parts.map((part) => [part.text, part])).values()];
}

/** As many parts of a search as are looked for. */
export const readQueryParts = (q: string): QueryPart[] => readAllParts(q).slice(0, MAX_PARTS);

/** Words as they are compared with lists of words: small letters without accents, apostrophes left out. */
export function plainWords(text: string): string[] {
  const letters = foldText(text).replace(/[\p{M}']/gu, "");
  return letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Words that say nothing about what is looked for, in English and Spanish, without accents and apostrophes. */
const WORDS =
  "a am an and are as at be been but by can cant could did do does doesnt dont for from get gets getting go had has have " +
  "how i if im in into is it its ive just me my of off on or our out please s so some t that the their them there they " +
  "this to too up us was we were what when where which who why will with would you your " +
  "al como con de del donde el en es esta la las lo los me mi mis para por que se si su un una y yo";

export const stopWords: ReadonlySet<string> = new Set(WORDS.split(" "));

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
