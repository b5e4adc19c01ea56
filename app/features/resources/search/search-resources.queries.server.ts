import { type RawBuilder, sql } from "kysely";
import { stateName } from "~/content/resources/states";
import type { Database } from "~/database/open-database.server";
import {
  inAll,
  quoteMatch,
  rowsMatching,
  type SearchedTable,
} from "~/kits/search/match-expression.queries.server";
import { matchAll, matchParts, type PartMatch } from "~/kits/search/match-words.queries.server";
import { MAX_PARTS, plainWords, type QueryPart, readAllParts } from "~/kits/search/query-words.server";
import { type DirectoryIndex, directoryIndex } from "./directory-index.server";
import { type FoundNeed, findNeeds, inOrder, isTellingWord, needsOfState } from "./find-needs.server";
import { countriesNamed, findStates, officesNamed, statesOffered, tokensOf } from "./find-states.server";

const isTelling = ({ text, kind }: QueryPart) => kind === "verbatim" || plainWords(text).some(isTellingWord);

interface ResourceSearch {
  parts: readonly QueryPart[];
  /** The needs it tells of. */
  needs: readonly FoundNeed[];
  /** Whether the needs are more than guesses. */
  areSure: boolean;
  /** Whether some need is meant, whichever it is. */
  areLikely: boolean;
  /** Few words name the most probable need. */
  isCalled: boolean;
  /** Words of it that name the most probable need. */
  naming: readonly string[];
  /** How entries call that need. */
  name: readonly string[];
  /** USPS codes of the states it names. */
  states: readonly string[];
  /** The pages of these states are offered. */
  offered: readonly string[];
  /** ISO 3166 codes of other countries it names. */
  countries: readonly string[];
}

/** States are places to search in, and words to search for only where there are no others. */
function readSearch(q: string): ResourceSearch {
  const tokens = tokensOf(q);
  const { states, rest } = findStates(q, tokens);
  const offices = officesNamed(q, tokens);
  const typed = plainWords(rest);
  const corrected = inOrder(typed);
  const words = typed.map((word) => corrected.get(word) ?? word);
  const read = readAllParts(rest).map((part) => ({ ...part, text: corrected.get(part.text) ?? part.text }));
  const telling = read.filter(isTelling);
  const countries = countriesNamed(words);
  const named = [...new Set([...states, ...offices])];
  const isOnlyCountries = words.length > 0 && words.every((word) => countriesNamed([word]).length > 0);
  const places = { states: named, offered: statesOffered(q, tokens, named), countries };
  if (telling.length > 0)
    return {
      parts: telling.slice(0, MAX_PARTS),
      ...findNeeds(words, offices.length > 0),
      ...places,
      ...(isOnlyCountries && { areSure: true }),
    };
  if (states.length === 0) return { parts: read.slice(0, MAX_PARTS), ...findNeeds(words, false), ...places };
  const names = states.map(
    (code): QueryPart => ({ text: (stateName(code) ?? code).toLowerCase(), kind: "word" }),
  );
  return { parts: names, ...needsOfState, ...places };
}

const searchedResources: SearchedTable = {
  name: "support_resources",
  text: sql`title || ' ' || tags || ' ' || category || ' ' || organization || ' ' || description`,
  id: sql`rowid`,
};

/** Of title, tags, category, place, organization and description, in the order of the index. */
const WEIGHTS = sql.raw("10, 7, 4, 8, 3, 1");

type Scores = ReadonlyMap<number, number>;

export interface ResourceMatches extends Omit<ResourceSearch, "parts"> {
  found: readonly PartMatch[];
  /** By the places of the entries, the highest the best; zero where an entry was not found. */
  scores: Float64Array;
  /** Entries that have all words of the search in the title. */
  named: ReadonlySet<number>;
  /** No need was recognized, and not all telling words were found together. */
  isUnsure: boolean;
  index: DirectoryIndex;
}

/** Entries that match a query of ids and scores. One text is read faster than thousands of rows. */
async function readScores(db: Database, query: RawBuilder<unknown>): Promise<Map<number, number>> {
  const { rows } = await sql<{ found: string | null }>`
    with scored as materialized (${query}) select group_concat(id || ',' || score) as found from scored`.execute(
    db,
  );
  const numbers = rows[0]?.found?.split(",").map(Number) ?? [];
  const scores = new Map<number, number>();
  for (let at = 0; at < numbers.length; at += 2) scores.set(numbers[at] ?? 0, numbers[at + 1] ?? 0);
  return scores;
}

const wordsTable = sql.table(`${searchedResources.name}_words`);

/** The scores of the words of an expression add up. */
const scored = (match: string) =>
  sql`select rowid as id, round(-bm25(${wordsTable}, ${WEIGHTS}), 9) as score from ${wordsTable} where ${wordsTable} match ${match}`;

const unscored = (ids: RawBuilder<number>) => sql`select rowid as id, 0 as score from (${ids})`;

const wordsOf = (found: readonly PartMatch[]): string[] =>
  found.flatMap(({ index, match }) => (index === "words" ? [match] : []));

const holdingWords = async (db: Database, words: readonly string[]): Promise<Map<number, number>> =>
  words.length > 0 ? readScores(db, scored(words.join(" AND "))) : new Map();

/** Entries that have all parts. */
async function holdingAll(db: Database, found: readonly PartMatch[]): Promise<Map<number, number>> {
  const words = wordsOf(found);
  if (words.length === found.length) return holdingWords(db, words);
  return readScores(db, unscored(inAll(searchedResources, matchAll(found))));
}

async function holdingAny(db: Database, found: readonly PartMatch[]): Promise<Map<number, number>> {
  const words = wordsOf(found);
  const scores =
    words.length > 0 ? await readScores(db, scored(words.join(" OR "))) : new Map<number, number>();
  for (const part of found.filter(({ index }) => index === "parts"))
    for (const [id, score] of await readScores(db, unscored(rowsMatching(searchedResources, part))))
      scores.set(id, (scores.get(id) ?? 0) + score);
  return scores;
}

/** More words are a story: they are not looked for together, and its needs tell more than each of them. */
const MOST_TOGETHER = 6;
/** What words are worth against needs: the best entry by its words gets this much. */
const WORDS_WEIGHT = 0.25;
const NAMED_WEIGHT = 0.6;
const NAME_WEIGHT = 1e-6;

/** Entries whose titles have all of the words. */
async function namedBy(db: Database, found: readonly PartMatch[]): Promise<Set<number>> {
  const words = wordsOf(found);
  if (words.length < found.length) return new Set();
  const match = `{title} : (${words.join(" AND ")})`;
  const scores = await readScores(db, unscored(rowsMatching(searchedResources, { index: "words", match })));
  return new Set(scores.keys());
}

interface FoundByWords {
  /** Entries that have all parts. */
  all: Scores;
  named: ReadonlySet<number>;
}

async function findByWords(db: Database, found: readonly PartMatch[]): Promise<FoundByWords> {
  const all = found.length <= MOST_TOGETHER ? await holdingAll(db, found) : new Map<number, number>();
  return { all, named: all.size > 0 ? await namedBy(db, found) : new Set() };
}

/** How well each entry helps with the needs, by its place. */
async function scoresOfNeeds(index: DirectoryIndex, needs: readonly FoundNeed[]): Promise<Float64Array> {
  const scores = new Float64Array(index.entries.length);
  for (const { finds, weight } of needs) {
    const holding = await index.holding(finds);
    for (let place = 0; place < scores.length; place += 1)
      scores[place] = (scores[place] ?? 0) + weight * (holding[place] ?? 0);
  }
  return scores;
}

/** Of an entry that was found by signs alone, which say nothing about its worth. */
const FOUND = Number.MIN_VALUE;

function addScores(scores: Float64Array, { placeOf }: DirectoryIndex, added: Scores): void {
  for (const [id, score] of added) {
    const place = placeOf.get(id);
    if (place !== undefined) scores[place] = (scores[place] ?? 0) + Math.max(score, FOUND);
  }
}

/** What entries are worth by their words, of which those with all of them need not help with a need. */
function worthByWords({ all, named }: FoundByWords): Scores {
  const best = Math.max(...all.values());
  const worth = (id: number, score: number) =>
    (best > 0 ? (WORDS_WEIGHT * score) / best : 0) + (named.has(id) ? NAMED_WEIGHT : 0);
  return new Map(Array.from(all, ([id, score]) => [id, worth(id, score)]));
}

/** Entries that have the name of a need come after those that help with it. */
const worthByName = (all: Scores): Scores =>
  new Map(Array.from(all, ([id, score]) => [id, NAME_WEIGHT * score]));

function bestOf(one: Scores, other: Scores): Scores {
  const best = new Map(one);
  for (const [id, worth] of other) best.set(id, Math.max(worth, best.get(id) ?? 0));
  return best;
}

/**
 * Finds the entries for the needs that a search tells of, and those that have every telling word of it. Where there are
 * neither, entries with any of the words.
 *
 * @returns undefined when nothing is found
 */
export async function searchResources(db: Database, q: string): Promise<ResourceMatches | undefined> {
  const index = await directoryIndex(db);
  const { parts, ...search } = readSearch(q);
  const isPhrase = parts.length <= MOST_TOGETHER;
  // Of a story that is understood, the needs tell more than its words.
  const isStory = search.areSure && !isPhrase;
  const isNaming = ({ text }: QueryPart) => plainWords(text).every((word) => search.naming.includes(word));
  const searched = isStory ? parts.filter(isNaming) : parts;
  const matched = await matchParts(db, searchedResources, searched, {
    corrects: !search.areSure && !search.isCalled,
  });
  // A sign is typed on purpose, unless it is the price of what is needed, or one in a story.
  if (isPhrase && !search.areSure && parts.some(({ kind }, at) => kind === "verbatim" && !matched[at]))
    return undefined;
  const found = matched.filter((match) => match !== undefined);
  const byWords = await findByWords(db, found);
  const areSure = search.areSure || (search.isCalled && byWords.named.size === 0);
  // "I can't pay my rent" and "renta" find what "rent" does, and in the same order.
  const byName = await holdingWords(db, areSure ? search.name.map(quoteMatch) : []);
  const isName = areSure && found.every(({ part }) => isNaming(part));
  const isTogether = byWords.all.size > 0 && found.length === parts.length;
  // Guesses are worth less than entries that have all words.
  const needs = isTogether && !areSure && !search.areLikely ? [] : search.needs;
  const scores = await scoresOfNeeds(index, needs);
  const matches = { ...search, needs, found, named: byWords.named, index };
  const isUnsure = !areSure && !isTogether;
  const helps = scores.some((score) => score > 0);
  const any = byWords.all.size > 0 || helps ? byWords.all : await holdingAny(db, found);
  if (!helps && any.size === 0) return undefined;
  addScores(
    scores,
    index,
    helps ? bestOf(worthByName(byName), isName ? new Map() : worthByWords(byWords)) : any,
  );
  return { ...matches, scores, isUnsure };
}
