import { type SearchIntent, searchIntents } from "~/content/resources/search-intents";
import { isOneTypoApart, plainWords, stopWords } from "~/kits/search/query-words.server";

interface Phrase {
  intent: SearchIntent;
  words: readonly string[];
}

/** More would find half of the directory. */
const MAX_INTENTS = 6;
/** Shorter words have too many neighbours to be taken for a misspelt one. */
const MIN_TYPED_LENGTH = 6;

const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word);

/** The words that tell something; all of them where none does, as in "go". */
function tellingWords(text: string): string[] {
  const words = plainWords(text);
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).map(singular);
}

const phrases: readonly Phrase[] = searchIntents.flatMap((intent) =>
  intent.words.split(",").map((text) => ({ intent, words: tellingWords(text) })),
);

const known = new Set(phrases.flatMap(({ words }) => words));

/** A typed word may be another by one typo only when no intent has it as it stands. */
function isWord(typed: string | undefined, wanted: string): boolean {
  if (typed === wanted) return true;
  if (typed === undefined || known.has(typed) || typed.length < MIN_TYPED_LENGTH) return false;
  return isOneTypoApart(typed, wanted);
}

interface Place {
  phrase: Phrase;
  from: number;
  to: number;
}

/** The needs a search tells of: those with the most telling phrases first, without phrases inside longer ones. */
export function findIntents(q: string): SearchIntent[] {
  const typed = tellingWords(q);
  const places: Place[] = phrases.flatMap((phrase) =>
    typed.flatMap((_word, from) =>
      phrase.words.every((word, index) => isWord(typed[from + index], word))
        ? [{ phrase, from, to: from + phrase.words.length }]
        : [],
    ),
  );
  const whole = places.filter(
    (inner) =>
      !places.some(
        (outer) =>
          outer.from <= inner.from && outer.to >= inner.to && outer.to - outer.from > inner.to - inner.from,
      ),
  );
  const sorted = whole.toSorted((a, b) => b.phrase.words.length - a.phrase.words.length);
  return [...new Set(sorted.map(({ phrase }) => phrase.intent))].slice(0, MAX_INTENTS);
}

/** What an intent looks for, best first. */
export function termsOf({ finds }: SearchIntent): string[] {
  return finds.split(",").map((term) => term.trim());
}
