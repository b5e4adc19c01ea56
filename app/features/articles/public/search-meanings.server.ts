import { pictureTrades, tradeSynonyms } from "~/content/resources/search-trades";
import { phraseFinder } from "~/kits/search/find-phrases.server";
import { type MatchExpression, quoteMatch } from "~/kits/search/match-expression.queries.server";
import { plainWords, type QueryPart } from "~/kits/search/query-words.server";
import { topicWords } from "./news-topic";

interface Meaning {
  /** What a visitor may type; parted by commas. */
  names: string;
  /** What is looked for beside the words as they were typed. */
  match: string;
}

/** The index knows a word by its stem, so that one ending is enough there. */
const anyOf = (names: string) => names.split(", ").map(quoteMatch).join(" OR ");

const byResearchers = `source : (${anyOf(topicWords.researchers)})`;
const ofCuts = `${anyOf(topicWords.cuts)} OR (title : (${anyOf(topicWords.cut)}) AND title : (${anyOf(topicWords.people)}))`;
/** As `newsTopic` sorts them. */
const topics: readonly Meaning[] = [
  { names: topicWords.cuts, match: `(${ofCuts}) NOT ${byResearchers}` },
  {
    names: "research, researcher, study, studies",
    match: `${byResearchers} OR ((${anyOf(topicWords.research)}) NOT (${ofCuts}))`,
  },
];

/** In the news they are others': the authors of a study, a firm that dubs its staff anew. */
const AMBIGUOUS = new Set(["author", "dubbing", "performer", "narrator"]);

const trades: readonly Meaning[] = [
  ...Object.values(tradeSynonyms).map(({ names }) => names),
  pictureTrades,
].map((names) => {
  const clear = names.split(", ").filter((name) => !AMBIGUOUS.has(name));
  return { names, match: anyOf(clear.join(", ")) };
});

const findNames = phraseFinder(
  [...topics, ...trades].map((meaning) => [meaning, meaning.names]),
  { inPlural: true },
);

export interface Understood {
  matches: readonly MatchExpression[];
  /** The parts of the search that have no other name. */
  rest: readonly QueryPart[];
}

/** Finds trades and kinds of news among the words of a search: each may be called otherwise in an article. */
export function findMeanings(parts: readonly QueryPart[]): Understood {
  // "voice-over" is one part of a search and two words of a name; text with signs is no word of any.
  const words = parts.flatMap((part) =>
    (part.kind === "word" ? plainWords(part.text) : [""]).map((word) => ({ word, part })),
  );
  const found = findNames(words.map(({ word }) => word));
  const rest = new Set(parts);
  const meant = new Map<Meaning, string>();
  for (const { holder, at, length } of found.toSorted((one, other) => other.length - one.length)) {
    const named = new Set(words.slice(at, at + length).map(({ part }) => part));
    if (meant.has(holder) || ![...named].every((part) => rest.has(part))) continue;
    const literal = [...named].map(({ text }) => `${quoteMatch(text)} *`);
    meant.set(holder, `((${literal.join(" AND ")}) OR (${holder.match}))`);
    for (const part of named) rest.delete(part);
  }
  return { matches: [...meant.values()].map((match) => ({ index: "words", match })), rest: [...rest] };
}
