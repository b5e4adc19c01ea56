import {
  countryPlaces,
  doubtfulStateCodes,
  doubtfulStateNames,
  everydayOffices,
  everydayStateCodes,
  noStateNames,
  otherCountries,
  sharedOffices,
  unemploymentOffices,
  wordsAfterAmounts,
  wordsAfterStates,
  wordsBeforeStates,
  wordsOfOffices,
} from "~/content/resources/search-places";
import { states } from "~/content/resources/states";
import { stateOfZip } from "~/content/resources/zip-codes";
import { holderFinder, isOneTypoApart, plainWords } from "~/kits/search/query-words.server";
import { type StateName, stateNames } from "./state-names.server";

export interface StateSearch {
  /** USPS codes of the states a search names. */
  states: string[];
  /** The search without them. */
  rest: string;
  /** Cities alone name them, no state does. */
  isByCity: boolean;
}

/** Only these are believed to be misspelt. */
const officialWords: ReadonlySet<string> = new Set(states.flatMap(({ name }) => plainWords(name)));

const codes: ReadonlySet<string> = new Set(states.map(({ code }) => code));
const setOf = (list: string): ReadonlySet<string | undefined> => new Set(list.split(" "));
const everyday = setOf(everydayStateCodes);
const doubtful = setOf(doubtfulStateCodes);
const otherWords = setOf(noStateNames);
const before = setOf(wordsBeforeStates);
const after = setOf(wordsAfterStates);
const findOffices = holderFinder(Object.entries(unemploymentOffices));
const everydayOffice = setOf(everydayOffices);
const doubtfulNames = new Map(Object.entries(doubtfulStateNames));
const sharedByAcronym = new Map(Object.entries(sharedOffices));
const aboutOffices = setOf(wordsOfOffices);
const afterAmounts = setOf(wordsAfterAmounts);
const findCountries = holderFinder(Object.entries(otherCountries));
const findAbroad = holderFinder(Object.entries(countryPlaces));

/** These stand before a place, and are no words of what is searched for there. */
const PLACE_WORDS = setOf("in en near around");
/** Before the name of a city they make that of another place, or of a school, a company or a saint. */
const OTHER_PLACES = setOf("new lake port of the saint st san santa");
/** "city of Houston" is Houston. */
const KINDS_OF_PLACES = setOf("city county town part side ciudad condado");

/** Shorter names have too many neighbours. */
const MIN_TYPED_LENGTH = 6;

const isWord = (typed: string | undefined, wanted: string) =>
  typed === wanted ||
  (typed !== undefined &&
    officialWords.has(wanted) &&
    wanted.length >= MIN_TYPED_LENGTH &&
    !otherWords.has(typed) &&
    isOneTypoApart(typed, wanted));

/** A word of a search, and where it stands. */
export interface Token {
  text: string;
  plain: string;
  start: number;
  end: number;
}

/** "D.C." is one token. */
export function tokensOf(q: string): Token[] {
  return Array.from(q.matchAll(/[\p{L}\p{N}\p{M}]+(?:\.[\p{L}\p{N}\p{M}]+)*\.?/gu), ({ 0: text, index }) => ({
    text: text.replaceAll(".", ""),
    plain: plainWords(text).join(""),
    start: index,
    end: index + text.length,
  }));
}

function namesBy(names: readonly StateName[], keyOf: (firstWord: string) => string) {
  const byKey = new Map<string, StateName[]>();
  for (const name of names) {
    const key = keyOf(name.words[0] ?? "");
    byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  return byKey;
}

const namesByWord = namesBy(stateNames, (word) => word);
const isOfficial = ({ words }: StateName) => words.some((word) => officialWords.has(word));
/** A misspelt name begins as the right one does. */
const officialByLetter = namesBy(stateNames.filter(isOfficial), (word) => word.charAt(0));

/** "jackson ms", where "ms" alone is no state. */
function isBeforeItsCode(tokens: readonly Token[], at: number, { codes: own, words }: StateName): boolean {
  return own.includes(tokens[at + words.length]?.plain.toUpperCase() ?? "");
}

function nameAt(tokens: readonly Token[], at: number): StateName | undefined {
  const first = tokens[at]?.plain ?? "";
  const previous = tokens[at - 1]?.plain;
  const isMeant = (name: StateName) => {
    const isOfPlace = previous === "of" && KINDS_OF_PLACES.has(tokens[at - 2]?.plain);
    if (name.isCity && OTHER_PLACES.has(previous) && !isOfPlace) return false;
    if (name.doubt === undefined || isBeforeItsCode(tokens, at, name)) return true;
    return name.doubt === "other" && (PLACE_WORDS.has(previous) || name.words.length === tokens.length);
  };
  const nameAmong = (
    names: readonly StateName[] | undefined,
    same: (typed: string | undefined, wanted: string) => boolean,
  ) =>
    names?.find(
      (name) => name.words.every((word, index) => same(tokens[at + index]?.plain, word)) && isMeant(name),
    );
  return (
    nameAmong(namesByWord.get(first), (typed, wanted) => typed === wanted) ??
    nameAmong(officialByLetter.get(first.charAt(0)), isWord)
  );
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

/** The countries a search names whose help the directory lists beside that of the United States. */
export const countriesNamed = (words: readonly string[]): string[] => findCountries(words);

/** The states whose unemployment offices a search names. */
export function officesNamed(q: string, tokens: readonly Token[]): string[] {
  const isShouted = !/\p{Ll}/u.test(q);
  const isMeant = ({ text, plain }: Token, at: number) =>
    !everydayOffice.has(plain) ||
    tokens.length === 1 ||
    (!isShouted && text.length > 1 && text === text.toUpperCase()) ||
    before.has(tokens[at - 1]?.plain) ||
    after.has(tokens[at + 1]?.plain);
  // What is not meant becomes a word that no office has.
  return findOffices(tokens.map((token, at) => (isMeant(token, at) ? token.plain : "")));
}

/** "in Ohio" is a place; its "in" is no word of what is searched for there. */
function placeStart(tokens: readonly Token[], at: number): number {
  const [word, state] = [tokens[at - 1], tokens[at]];
  return (word && PLACE_WORDS.has(word.plain) ? word : state)?.start ?? 0;
}

/** The one word of a search that has no others but those about an office. */
function soleWord(tokens: readonly Token[]): Token | undefined {
  const [sole, ...others] = tokens.filter(({ plain }) => !aboutOffices.has(plain));
  return others.length === 0 ? sole : undefined;
}

/** The states whose pages are offered for a search: those it names, and all that share the acronym of their office. */
export function statesOffered(
  q: string,
  tokens = tokensOf(q),
  named: readonly string[] = [...findStates(q, tokens).states, ...officesNamed(q, tokens)],
): string[] {
  const shared = sharedByAcronym.get(soleWord(tokens)?.plain ?? "")?.split(" ") ?? [];
  return [...new Set([...named, ...shared])];
}

/** "43215" and "43215-1234", but neither "$52000" nor "52000 a year". @returns the state, and how many words it takes */
function zipAt(
  q: string,
  tokens: readonly Token[],
  at: number,
): { code: string; length: number } | undefined {
  const { text = "", start = 0, end = 0 } = tokens[at] ?? {};
  const code = stateOfZip(text);
  const next = tokens[at + 1];
  if (code === undefined || text.endsWith("00") || q[start - 1] === "$" || afterAmounts.has(next?.plain))
    return undefined;
  const isLong = q[end] === "-" && next?.start === end + 1 && /^\d{4}$/.test(next.text);
  return { code, length: isLong ? 2 : 1 };
}

/** The states a search names, by name, by code, by ZIP code, by a city, or with one typo. */
export function findStates(q: string, tokens = tokensOf(q)): StateSearch {
  const sole = soleWord(tokens);
  const doubtfulName = sole && doubtfulNames.get(sole.plain);
  if (sole && doubtfulName)
    return {
      states: [doubtfulName],
      rest: `${q.slice(0, sole.start)} ${q.slice(sole.end)}`,
      isByCity: false,
    };
  const isShouted = !/\p{Ll}/u.test(q) && tokens.length > 1;
  const found = new Set<string>();
  /** Of cities: "Portland, Maine" is not in Oregon. */
  const around = new Set<string>();
  let rest = "";
  let from = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const name = nameAt(tokens, at);
    const zip = name ? undefined : zipAt(q, tokens, at);
    const code = zip?.code ?? codeAt(tokens, at, isShouted);
    const isWithCode = name?.isCity === true && isBeforeItsCode(tokens, at, name);
    const codesHere = name?.codes ?? (code === undefined ? [] : [code]);
    const length = (name?.words.length ?? zip?.length ?? 1) + (isWithCode ? 1 : 0);
    if (isWithCode) found.add(tokens[at + length - 1]?.plain.toUpperCase() ?? "");
    if (codesHere.length > 0) {
      if (!isWithCode) for (const each of codesHere) (name?.isCity ? around : found).add(each);
      rest += `${q.slice(from, Math.max(from, placeStart(tokens, at)))} `;
      from = tokens[at + length - 1]?.end ?? token.end;
    }
    at += length;
  }
  const isByCity = found.size === 0 && around.size > 0;
  // Manchester is in New Hampshire, unless a place abroad is named.
  if (isByCity && findAbroad(tokens.map(({ plain }) => plain)).length > 0)
    return { states: [], rest: q, isByCity: false };
  return { states: [...(isByCity ? around : found)], rest: rest + q.slice(from), isByCity };
}
