import { pictureTrades, tradeSynonyms } from "~/content/resources/search-trades";
import { type MatchExpression, quoteMatch } from "~/kits/search/match-expression.queries.server";
import type { QueryPart } from "~/kits/search/query-words.server";
import { topicWords } from "./news-topic";

interface Meaning {
  /** What a visitor may type, each of one word or several. */
  names: readonly (readonly string[])[];
  /** What is looked for beside the words as they were typed. */
  match: string;
}

/** The index knows a word by its stem, so that one ending is enough there. */
const anyOf = (names: string) => names.split(", ").map(quoteMatch).join(" OR ");
const namesOf = (list: string) => list.split(", ").map((name) => name.split(/[ -]/));

const byResearchers = `source : (${anyOf(topicWords.researchers)})`;
const ofCuts = `${anyOf(topicWords.cuts)} OR (title : (${anyOf(topicWords.cut)}) AND title : (${anyOf(topicWords.people)}))`;
/** As `newsTopic` sorts them. */
const topics: readonly Meaning[] = [
  { names: namesOf(topicWords.cuts), match: `(${ofCuts}) NOT ${byResearchers}` },
  {
    names: namesOf("research, researcher, study"),
    match: `${byResearchers} OR ((${anyOf(topicWords.research)}) NOT (${ofCuts}))`,
  },
];

/** In the news they are others': the authors of a study, a firm that dubs its staff anew. */
const AMBIGUOUS = new Set(["author", "dubbing", "performer", "narrator"]);

const trades: readonly Meaning[] = [
  ...Object.values(tradeSynonyms).map(({ names }) => names),
  pictureTrades,
].map((list) => ({
  names: namesOf(list),
  match: anyOf(
    list
      .split(", ")
      .filter((name) => !AMBIGUOUS.has(name))
      .join(", "),
  ),
}));

/** A shorter beginning of a name may be that of many words. */
const MIN_BEGINNING = 5;

const isPlural = (one: string, other: string) => one === `${other}s` || one === `${other}es`;

function isNamed(name: readonly string[], typed: readonly string[]): boolean {
  return name.every((word, at) => {
    const text = typed[at] ?? "";
    const isBeginning = at === name.length - 1 && text.length >= MIN_BEGINNING && word.startsWith(text);
    return word === text || isBeginning || isPlural(word, text) || isPlural(text, word);
  });
}

export interface Understood {
  matches: readonly MatchExpression[];
  /** The parts of the search that have no other name. */
  rest: readonly QueryPart[];
}

/** Finds trades and kinds of news among the words of a search: each may be called otherwise in an article. */
export function findMeanings(parts: readonly QueryPart[]): Understood {
  const matches: MatchExpression[] = [];
  let rest = parts;
  for (const { names, match } of [...topics, ...trades]) {
    const typed = rest.map(({ text, kind }) => (kind === "word" ? text : ""));
    const found = typed.flatMap((_, at) =>
      names.filter((name) => isNamed(name, typed.slice(at))).map((name) => ({ at, length: name.length })),
    );
    const longest = found.toSorted((one, other) => other.length - one.length)[0];
    if (!longest) continue;
    const { at, length } = longest;
    const literal = typed.slice(at, at + length).map((word) => `${quoteMatch(word)} *`);
    matches.push({ index: "words", match: `((${literal.join(" AND ")}) OR (${match}))` });
    rest = rest.filter((_, place) => place < at || place >= at + length);
  }
  return { matches, rest };
}
