import { createHash } from "node:crypto";
import { plainWords } from "~/kits/search/query-words.server";
import { weighWindows } from "~/kits/text-model/text-model.server";
import { readModel } from "~/kits/text-model/weights.server";
import { type DangerFamily, dangerFamilies, dangerKinds } from "~/lib/danger-family";

/**
 * From this probability of any danger on (docs/decisions/danger.md). A few words have no context, and each window of a long
 * story is one more chance to be wrong, so both have to be surer.
 */
const DANGER_FROM = { phrase: 0.5, sentence: 0.38, story: 0.48 };
const MAX_PHRASE = 3;
/** From here on a search opens the page of crisis lines; before, the card stands above what it finds. */
const SURE_FROM = 0.7;
/** For one sentence without what stands around it. */
const SENTENCE_FROM = 0.95;
/** A longer text is read to here: an application has four texts of 5,000 characters. */
const MAX_LENGTH = 20_100;

let model: ReturnType<typeof readModel> | undefined;

/** Read with the first text: the worker, which reads the answers to letters, may never see one. */
const learned = () => {
  model ??= readModel("danger", dangerKinds);
  return model;
};

export interface Danger {
  family: DangerFamily;
  /** Hardly anything else than danger is written so. */
  isSure: boolean;
}

/** The window that tells of danger most: its probability, and the family with the largest part in it. */
function weigh(words: readonly string[]) {
  const windows = weighWindows(learned(), words);
  const [none = 1, ...shares] = windows.reduce((one, other) =>
    (other[0] ?? 1) < (one[0] ?? 1) ? other : one,
  );
  return {
    danger: 1 - none,
    family: dangerFamilies[shares.indexOf(Math.max(...shares))],
    windows: windows.length,
  };
}

/** A sentence that tells of danger by itself, among others that do not. */
function inOneSentence(text: string): Danger | undefined {
  const sentences = text.split(/[.!?\n]+/).map((sentence) => plainWords(sentence));
  if (sentences.length === 1) return undefined;
  const { danger, family } = sentences
    .map(weigh)
    .reduce((one, other) => (other.danger > one.danger ? other : one));
  return family && danger >= SENTENCE_FROM ? { family, isSure: true } : undefined;
}

function weighText(text: string): Danger | undefined {
  const words = plainWords(text);
  const { danger, family, windows } = weigh(words);
  const length = words.length <= MAX_PHRASE ? "phrase" : windows === 1 ? "sentence" : "story";
  if (family && danger >= DANGER_FROM[length]) return { family, isSure: danger >= SURE_FROM };
  return inOneSentence(text);
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
