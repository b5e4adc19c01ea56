import { createHash } from "node:crypto";
import { needNames, needs } from "~/content/resources/search-intents";
import { tradeGroups, tradeSynonyms } from "~/content/resources/search-trades";
import { states } from "~/content/resources/states";
import { phraseFinder, plainWords } from "~/kits/search/query-words.server";
import { MOST_OF_FEW } from "~/kits/text-model/text-parts";
import { lazyModel, weighWindows } from "~/kits/text-model/weights.server";
import { type DangerFamily, dangerFamilies, dangerKinds } from "~/lib/danger-family";

/**
 * A text tells of danger from this probability on (docs/decisions/danger.md). Up to eight words have little context, so they have to be
 * surer; up to three have a part of their own that speaks for quiet, so they need not.
 */
const DANGER_FROM = { phrase: 0.12, short: 0.24, sentence: 0.16, story: 0.15 };
const MOST_OF_SHORT = 8;
/** A word of three signs has no pieces, so it weighs too little alone, however often it was learned. */
const TOLD_ALONE: ReadonlySet<string | undefined> = new Set(["988", "kms"]);
/** Danger is told in more than one window, since they overlap; a frightening word of a harmless story is in one of them. */
const RUN = 3;
/** No window is surer than this for or against. */
const LEAST = 1e-4;
/** From here on a search opens the page of crisis lines; before, the card stands above what it finds. */
const SURE_FROM = 0.7;
/** For one sentence without what stands around it. */
const SENTENCE_FROM = 0.98;
/** A longer text is read to here: an application has four texts of 5,000 characters. */
const MAX_LENGTH = 20_100;

/** A piece of an order's or a claim's number: it tells of nothing, and counted as a word it would make three words a sentence. */
const CODE = /^(?=\D*\d\D*\d)(?=\d*[a-f])[\da-f]{4,}$/;

const learned = lazyModel("danger", dangerKinds);

export interface Danger {
  family: DangerFamily;
  /** Hardly anything else than danger is written so. */
  isSure: boolean;
}

/** Of neighboring windows together: from the mean of their log odds. */
function shareOfRun(dangers: readonly number[]): number {
  const odds = dangers.map((danger) => Math.log(Math.max(danger, LEAST) / Math.max(1 - danger, LEAST)));
  return 1 / (1 + Math.exp(-odds.reduce((sum, each) => sum + each, 0) / odds.length));
}

/** The window that tells of danger most: its probability, and the family with the largest part in it; and the run that does. */
function weigh(words: readonly string[]) {
  const windows = weighWindows(learned(), words);
  const [none = 1, ...shares] = windows.reduce((one, other) =>
    (other[0] ?? 1) < (one[0] ?? 1) ? other : one,
  );
  // The first window is the whole text.
  const dangers = windows.slice(windows.length > 1 ? 1 : 0).map(([quiet = 1]) => 1 - quiet);
  const runs = dangers
    .slice(0, Math.max(1, dangers.length - RUN + 1))
    .map((_, at) => shareOfRun(dangers.slice(at, at + RUN)));
  return {
    danger: 1 - none,
    together: Math.max(...runs),
    family: dangerFamilies[shares.indexOf(Math.max(...shares))],
    windows: windows.length,
  };
}

const readWords = (text: string) => plainWords(text).filter((word) => !CODE.test(word));

/** A sentence that tells of danger by itself, among others that do not. */
function inOneSentence(text: string): Danger | undefined {
  const sentences = text.split(/[.!?\n]+/).map(readWords);
  if (sentences.length === 1) return undefined;
  const { danger, family } = sentences
    .map(weigh)
    .reduce((one, other) => (other.danger > one.danger ? other : one));
  return family && danger >= SENTENCE_FROM ? { family, isSure: true } : undefined;
}

function lengthOf(words: readonly string[], windows: number): keyof typeof DANGER_FROM {
  if (windows > 1) return "story";
  if (words.length <= MOST_OF_FEW) return "phrase";
  return words.length <= MOST_OF_SHORT ? "short" : "sentence";
}

function weighWords(words: readonly string[]): Danger | undefined {
  if (words.length === 1 && TOLD_ALONE.has(words[0])) return { family: "self", isSure: true };
  const { danger, together, family, windows } = weigh(words);
  const isDanger = family !== undefined && together >= DANGER_FROM[lengthOf(words, windows)];
  return isDanger ? { family, isSure: danger >= SURE_FROM } : undefined;
}

const trades = [
  ...tradeGroups.map((group) => group.trades),
  ...Object.values(tradeSynonyms).map(({ names }) => names),
];
const findNames = (lists: readonly string[]) =>
  phraseFinder(
    lists.map((list) => [list, list]),
    { inPlural: true },
  );
const findTrades = findNames(trades);
/** Names of trades, states and kinds of help. */
const findFacts = findNames([
  ...trades,
  ...states.map(({ name }) => name),
  ...needNames,
  ...Object.values(needs),
]);

function without(find: typeof findFacts, words: readonly string[]): string[] {
  const named = find(words).flatMap(({ at, length }) => Array.from({ length }, (_, each) => at + each));
  const places = new Set(named);
  return words.filter((_, place) => !places.has(place));
}

/**
 * What somebody works as, where, and which help is looked for tells of nothing, and must not hide what stands beside it: "I am a
 * receptionist" is quiet, and "unemployment benefits Pennsylvania I want to die" is not.
 */
function weighText(text: string): Danger | undefined {
  const words = readWords(text);
  const whole = weighWords(words) ?? inOneSentence(text);
  const rest = without(whole ? findTrades : findFacts, words);
  if (rest.length === words.length) return whole;
  const bare = weighWords(rest);
  if (whole) return bare || words.length > MOST_OF_SHORT ? whole : undefined;
  return bare?.isSure ? bare : undefined;
}

/** What the last text told of. Nothing of the text is kept. */
let last: { digest: string; danger: Danger | undefined } | undefined;

/** What danger a text tells of; most texts tell of none. A request that asks again about the same text costs nothing. */
export function readDanger(text: string): Danger | undefined {
  const start = text.slice(0, MAX_LENGTH).replaceAll("\r\n", "\n").trim();
  const digest = createHash("sha256").update(start).digest("base64");
  if (last?.digest !== digest) last = { digest, danger: weighText(start) };
  return last.danger;
}

export const findDanger = (text: string): DangerFamily | undefined => readDanger(text)?.family;
