import {
  doubtfulStateCodes,
  everydayStateCodes,
  noStateNames,
  otherStateNames,
  wordsAfterStates,
  wordsBeforeStates,
} from "~/content/resources/search-places";
import { states } from "~/content/resources/states";
import { isOneTypoApart, plainWords } from "~/kits/search/query-words.server";

export interface StateSearch {
  /** USPS codes of the states a search names. */
  states: string[];
  /** The search without them. */
  rest: string;
}

interface StateName {
  code: string;
  words: readonly string[];
}

/** Longer names first: "West Virginia" is not Virginia. */
const names: readonly StateName[] = [
  ...states.map(({ code, name }) => ({ code, words: plainWords(name) })),
  ...Object.entries(otherStateNames).flatMap(([code, list]) =>
    list.split(",").map((name) => ({ code, words: plainWords(name) })),
  ),
].toSorted((a, b) => b.words.length - a.words.length);

const codes: ReadonlySet<string> = new Set(states.map(({ code }) => code));
const setOf = (list: string): ReadonlySet<string | undefined> => new Set(list.split(" "));
const everyday = setOf(everydayStateCodes);
const doubtful = setOf(doubtfulStateCodes);
const otherWords = setOf(noStateNames);
const before = setOf(wordsBeforeStates);
const after = setOf(wordsAfterStates);

/** Shorter names have too many neighbours. */
const MIN_TYPED_LENGTH = 6;

const isWord = (typed: string | undefined, wanted: string) =>
  typed === wanted ||
  (typed !== undefined &&
    wanted.length >= MIN_TYPED_LENGTH &&
    !otherWords.has(typed) &&
    isOneTypoApart(typed, wanted));

interface Token {
  text: string;
  plain: string;
  start: number;
  end: number;
}

/** "D.C." is one token. */
function tokensOf(q: string): Token[] {
  return Array.from(q.matchAll(/[\p{L}\p{N}\p{M}]+(?:\.[\p{L}\p{N}\p{M}]+)*\.?/gu), ({ 0: text, index }) => ({
    text: text.replaceAll(".", ""),
    plain: plainWords(text).join(""),
    start: index,
    end: index + text.length,
  }));
}

function nameAt(tokens: readonly Token[], at: number): StateName | undefined {
  const nameWith = (same: (typed: string | undefined, wanted: string) => boolean) =>
    names.find(({ words }) => words.every((word, index) => same(tokens[at + index]?.plain, word)));
  return nameWith((typed, wanted) => typed === wanted) ?? nameWith(isWord);
}

/** "in", "or", "me" and "hi" are words, unless they are the capitals of a search that has small letters as well. */
function codeAt(tokens: readonly Token[], at: number, isShouted: boolean): string | undefined {
  const { text = "", plain = "" } = tokens[at] ?? {};
  const code = plain.toUpperCase();
  if (!codes.has(code)) return undefined;
  if (everyday.has(plain) && (text !== code || isShouted)) return undefined;
  const isDoubtful =
    doubtful.has(plain) && !before.has(tokens[at - 1]?.plain) && !after.has(tokens[at + 1]?.plain);
  return isDoubtful ? undefined : code;
}

/** The states a search names, by name, by code, or with one typo. */
export function findStates(q: string): StateSearch {
  const tokens = tokensOf(q);
  const isShouted = !/\p{Ll}/u.test(q) && tokens.length > 1;
  const found = new Set<string>();
  let rest = "";
  let from = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const name = nameAt(tokens, at);
    const code = name?.code ?? codeAt(tokens, at, isShouted);
    const length = name?.words.length ?? 1;
    if (code) {
      found.add(code);
      rest += `${q.slice(from, token.start)} `;
      from = tokens[at + length - 1]?.end ?? token.end;
    }
    at += length;
  }
  return { states: [...found], rest: rest + q.slice(from) };
}
