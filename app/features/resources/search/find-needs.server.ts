import { needsInSpanish } from "~/content/es/needs";
import { urgentWords } from "~/content/resources/last-entries";
import { type Need, needKinds, needNames, needs as termsOfNeeds } from "~/content/resources/search-intents";
import { tradeGroups } from "~/content/resources/search-trades";
import { holderFinder, isOneTypoApart, plainWords, stopWords } from "~/kits/search/query-words.server";
import { readModel, weighWindows } from "~/kits/text-model/weights.server";

/** Less probable needs are not believed: docs/decisions/public-search.md. */
const NEED_FROM = 0.05;
const MOST_NEEDS = 5;

const model = readModel("needs", needKinds);

interface LikelyNeed {
  need: Need;
  /** From 0 to 1. */
  share: number;
}

interface LikelyNeeds {
  /** The most probable first. */
  likely: LikelyNeed[];
  /** How probable it is that words tell of none. */
  none: number;
}

function likelyNeeds(words: readonly string[]): LikelyNeeds {
  const most = new Float64Array(needKinds.length);
  for (const shares of weighWindows(model, words))
    for (let kind = 0; kind < most.length; kind += 1)
      most[kind] = Math.max(most[kind] ?? 0, shares[kind] ?? 0);
  const likely = needNames
    .map((need, at) => ({ need, share: most[at + 1] ?? 0 }))
    .filter(({ share }) => share >= NEED_FROM)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_NEEDS);
  return { likely, none: most[0] ?? 0 };
}

/** Words every second search in a directory of help has, and that say nothing about which help. */
const DIRECTORY_STOP_WORDS = new Set(
  "help need needs want looking find near nearby apply application program programs resource resources service services where free assistance person people today tonight now no not left put ayuda necesito gratis busco".split(
    " ",
  ),
);

export const isTellingWord = (word: string) => !stopWords.has(word) && !DIRECTORY_STOP_WORDS.has(word);

const tellingWords = (text: string) => plainWords(text).filter(isTellingWord);

/** The words by which the site calls a need, in both languages. */
const wordsOfNeeds = new Map(
  needNames.map((need) => [need, new Set(tellingWords(`${need} ${needsInSpanish[need]}`))]),
);

const SHORT = 4;
const shortNames = [...wordsOfNeeds.values()].flatMap((words) =>
  [...words].filter(({ length }) => length === SHORT),
);
const lettersOf = (word: string) => [...word].sort().join("");

/**
 * Two letters of a search's only telling word put in order: at four it is too short for the correction of words, and its
 * pieces tell the model of another need, "rnet" of the internet.
 */
export function inOrder(words: readonly string[]): ReadonlyMap<string, string> {
  const [word, ...others] = words.filter(isTellingWord);
  const meant =
    word?.length === SHORT &&
    shortNames.find((name) => isOneTypoApart(word, name) && lettersOf(word) === lettersOf(name));
  return new Map(word && meant && others.length === 0 ? [[word, meant]] : []);
}

/** What a search asks for, by one of the needs it tells of. */
export interface FoundNeed {
  /** Shown after "Found by:". */
  label: string;
  /** As in `needs`. */
  finds: string;
  /** Against the other needs of the search, from 0 to 1. */
  weight: number;
}

export interface FoundNeeds {
  /** The first with the most weight. */
  needs: readonly FoundNeed[];
  /** Less probable needs are guesses. */
  areSure: boolean;
  /** Whether some need is meant, whichever it is: "fired" may be about a right or about the next job. */
  areLikely: boolean;
  /** Few words name the most probable need, which is meant unless they name an entry. */
  isCalled: boolean;
  /** Words of the search that name its most probable need. */
  naming: readonly string[];
  /** How entries, which are in English, call that need. */
  name: readonly string[];
}

const findTrades = holderFinder(tradeGroups.map((group) => [group, group.trades]));
const findUrgency = holderFinder([["urgent", urgentWords]]);

/** Why people search, rather than what for: they give way to any other need. */
const reasons: readonly Need[] = ["losing a job", "jobs lost to AI"];
/** What everybody may need who has lost a trade: a person at a job center first. */
const JOB_CENTER: FoundNeed = { label: "finding work", finds: "job center, career planning", weight: 0.7 };
/** With a word of tonight, these cannot wait for an office to open. */
const pressing: readonly Need[] = [
  "rent",
  "eviction",
  "shelter",
  "utility bills",
  "food",
  "meals for children",
  "food for parents and babies",
  "help with bills",
  "emergency money",
  "families",
];

/** From this probability of the first need on, a search is understood. */
const SURE_FROM = 0.3;
/** From this probability of all needs together on, they are worth more than entries that have the words. */
const LIKELY_FROM = 0.5;
/** A word alone of which less is likely may be a name. */
const WORD_FROM = 0.1;
/** A few words that name a need mean it, unless it is this much more probable that they tell of none. */
const NAMED_UNLESS = 3;
const MOST_NAMING = 6;
/** From this probability on, another need than the reason, or one of tonight, is taken to be meant. */
const NAMED_FROM = 0.2;
const REASON_WEIGHT = 0.4;
const LOCAL_HELP = "help near you";

const found = (need: Need, weight: number): FoundNeed => ({ label: need, finds: termsOfNeeds[need], weight });

/** What is shown for a state that is named alone. */
export const needsOfState: FoundNeeds = {
  needs: [
    { label: "your state", finds: "state unemployment office, file for unemployment, local help", weight: 1 },
  ],
  areSure: true,
  areLikely: true,
  isCalled: false,
  naming: [],
  name: [],
};

/** A union of the trade comes before the next best of what everybody may need. */
function needsOfTrade(words: readonly string[]): FoundNeed[] {
  const [group] = findTrades(words);
  if (!group) return [];
  return [
    JOB_CENTER,
    found("unemployment benefits", 0.63),
    found("training", 0.56),
    { label: "unions", finds: group.union, weight: 0.52 },
  ];
}

/** Needs of tonight, and what is needed then with a word of urgency. */
const tonight: readonly { need: Need; kinds: readonly Need[] }[] = [
  { need: "food now", kinds: ["food", "meals for children", "food for parents and babies"] },
  { need: "shelter now", kinds: ["shelter"] },
];

const shareOf = (likely: readonly LikelyNeed[], need: Need) =>
  likely.find((each) => each.need === need)?.share ?? 0;

/** What helps tonight comes before all else, and 211 before that. */
function needsOfTonight(likely: readonly LikelyNeed[], isUrgent: boolean): FoundNeed[] {
  const needed = tonight.filter(
    ({ need, kinds }) =>
      shareOf(likely, need) > 0 || (isUrgent && kinds.some((kind) => shareOf(likely, kind) >= NAMED_FROM)),
  );
  const isPressing =
    needed.length > 0 || (isUrgent && pressing.some((need) => shareOf(likely, need) >= NAMED_FROM));
  return [...(isPressing ? [found(LOCAL_HELP, 1.2)] : []), ...needed.map(({ need }) => found(need, 1.05))];
}

/** The words of a search that name a need. Words of three letters, such as "gas", are too short for the model to be sure of. */
const naming = (words: readonly string[], need: Need | undefined): string[] =>
  need === undefined ? [] : words.filter((word) => wordsOfNeeds.get(need)?.has(word));

/** The needs that the words of a search tell of. */
export function findNeeds(words: readonly string[], namesOffice: boolean): FoundNeeds {
  const isUrgent = findUrgency(words).length > 0;
  const { likely: believed, none } = likelyNeeds(words);
  const [first] = believed;
  const names = naming(words, first?.need);
  const isCalled =
    first !== undefined &&
    names.length > 0 &&
    words.filter(isTellingWord).length <= MOST_NAMING &&
    first.share * NAMED_UNLESS >= none;
  const least = words.length > 1 ? 0 : Math.min(WORD_FROM, isCalled ? first.share : 1);
  const likely = believed.filter(({ share }) => share >= least);
  const most = Math.max(...likely.map(({ share }) => share));
  const together = likely.reduce((sum, { share }) => sum + share, 0);
  const isNamed = likely.some(({ need, share }) => !reasons.includes(need) && share >= NAMED_FROM);
  const told = likely.map(({ need, share }) => {
    const weight = Math.sqrt(share / most);
    return found(need, isNamed && reasons.includes(need) ? weight * REASON_WEIGHT : weight);
  });
  const certain = [...(namesOffice ? [found("unemployment benefits", 0.7)] : []), ...needsOfTrade(words)];
  const all = [...needsOfTonight(likely, isUrgent), ...told, ...certain];
  const needs = [...new Map(all.toReversed().map((need) => [need.finds, need])).values()];
  return {
    needs: needs.toSorted((one, other) => other.weight - one.weight),
    areSure: certain.length > 0 || most >= SURE_FROM,
    isCalled,
    areLikely: together >= LIKELY_FROM,
    naming: names,
    name: names.length > 0 ? tellingWords(first?.need ?? "") : [],
  };
}
