import { otherCountries } from "~/content/resources/search-places";
import { pictureTrades, tradeGroups, tradeSynonyms } from "~/content/resources/search-trades";
import { type MatchExpression, quoteMatch } from "~/kits/search/match-expression.queries.server";
import {
  holderFinder,
  isOneTypoApart,
  phraseFinder,
  plainWords,
  type QueryPart,
} from "~/kits/search/query-words.server";

interface Meaning {
  /** Visitors type these; parted by commas. */
  names: string;
  /** What is looked for beside the words as they were typed. */
  match: string;
}

const ENDING = /^(?:s|es|d|ed|ing|ting)?$/;

/** Says whether each word of a name is that of another, perhaps with an ending more. */
function isFormOf(name: string, other: string): boolean {
  const [words, others] = [name.split(" "), other.split(" ")];
  return (
    words.length === others.length &&
    words.every(
      (word, at) => word.startsWith(others[at] ?? "") && ENDING.test(word.slice(others[at]?.length)),
    )
  );
}

/** The index knows a word by its stem, so that one form is enough there; each costs a search through its articles. */
function anyOf(names: string): string {
  const all = names.split(", ");
  const forms = all.filter((name, at) => !all.slice(0, at).some((other) => isFormOf(name, other)));
  return forms.map(quoteMatch).join(" OR ");
}

/** Articles of a kind often say these, or come from those who publish studies; words are parted by commas. */
const topicWords = {
  /** Those who publish studies and hardly anything else. */
  researchers:
    "university, institute, institution, research, federal reserve, budget lab, brookings, pew, nber, bureau of, monetary fund, economic forum, economic policy, hiring lab",
  research:
    "study, studies, survey, surveys, research, researcher, researchers, report, reports, economist, economists, working paper, index",
  cuts: "layoff, layoffs, lay-off, lay-offs, lay off, lays off, laying off, laid off, job cut, job cuts, job losses, fired",
  cut: "cut, cuts, cutting, axe, axes, axed, slash, slashes, slashed, shed, sheds, shedding, halve, halves, halved, exit",
  people: "jobs, posts, roles, staff, workers, workforce, employee, employees, contractor, contractors",
};

/** Finds more than `newsTopic` sorts there: the index knows words alone, and to leave the rest out costs too much. */
const topics: readonly Meaning[] = [
  {
    names: topicWords.cuts,
    match: `${anyOf(topicWords.cuts)} OR (title : (${anyOf(topicWords.cut)}) AND title : (${anyOf(topicWords.people)}))`,
  },
  {
    names: "research, researcher, study, studies",
    match: `source : (${anyOf(topicWords.researchers)}) OR ${anyOf(topicWords.research)}`,
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

/** An article about a country may name a city or a benefit of it alone. */
const countries: readonly Meaning[] = Object.values(otherCountries).map((names) => ({
  names,
  match: anyOf(names),
}));

const findNames = phraseFinder(
  [...topics, ...trades, ...countries].map((meaning) => [meaning, meaning.names]),
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

/** Articles have the first of each pair, where somebody types one of the second. */
const lines = [
  ...trades.map(({ names }) => [names, names] as const),
  ...tradeGroups.map((group) => [group.line, group.trades] as const),
];
const findLines = holderFinder(lines, { inPlural: true });

/** Shorter names have too many neighbors. */
const MIN_MISSPELT = 6;

const isMisspelt = (word: string, names: string) =>
  word.length >= MIN_MISSPELT &&
  names.split(", ").some((name) => isOneTypoApart(word.replace(/s$/, ""), name));

/** Finds the lines of work of trades that a search names, perhaps misspelt: articles are about lines of work more often. */
export function findLinesOfWork(parts: readonly QueryPart[]): MatchExpression[] {
  const words = parts.flatMap(({ text }) => plainWords(text));
  const named = findLines(words);
  const misspelt = lines.filter(([, names]) => words.some((word) => isMisspelt(word, names)));
  const found = named.length > 0 ? named : misspelt.map(([line]) => line);
  return found.map((line) => ({ index: "words", match: anyOf(line) }));
}
