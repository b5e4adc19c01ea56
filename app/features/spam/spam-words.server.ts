import type { SubmissionForm } from "~/database/schema/schema.server";
import { plainWords } from "~/kits/search/query-words.server";
import { lazyModel, stepsOfWords, weighWindows } from "~/kits/text-model/weights.server";
import { hasEmail, hostsOf } from "./spam-text.server";

/** Who has written a message: somebody to this organization, or a sender of spam to any. */
export const spamKinds = ["person", "spam"] as const;

export interface SpamText {
  form: SubmissionForm;
  /** All that was typed freely. */
  text: string;
}

/** A longer text is read to here: an application has four texts of 5,000 characters. */
const MAX_LENGTH = 20_100;
const MOST_LINKS = 4;
const MOST_DOUBLINGS = 12;

/** Written without spaces: each two signs count as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,}/gu;
const pairs = (run: string) => {
  const signs = Array.from(run);
  return signs.map((sign, at) => sign + (signs[at + 1] ?? "")).join(" ");
};

/** Begins words that nobody types. */
const MARK = "zq";

/** What the words of a message do not say, as words of their own. */
function marksOf({ form, text }: SpamText): string[] {
  const marks = [
    `links${Math.min(hostsOf(text).length, MOST_LINKS)}`,
    `long${Math.min(Math.floor(Math.log2(1 + text.length)), MOST_DOUBLINGS)}`,
    `form${form}`,
    hasEmail(text) && "email",
    /(?<!\d)(?:\d{3}\D?)?\d{3}\D?\d{4}(?!\d)/.test(text) && "phone",
    /[$€£]|\bUSD\b/.test(text) && "money",
    text.includes("!") && "bang",
    text.includes("%") && "percent",
  ];
  return marks.flatMap((mark) => (mark === false ? [] : [MARK + mark]));
}

/**
 * The words that a message is learned and weighed by, and what else can be seen of it. Not its name: that says nothing about what
 * a person wants, but would decide about short messages.
 */
export function spamWords({ form, text }: SpamText): string[] {
  const start = text.slice(0, MAX_LENGTH);
  return [...plainWords(start.replace(UNSPACED, pairs)), ...marksOf({ form, text: start })];
}

const learned = lazyModel("spam", spamKinds);

/** The probability that it is spam, by what was learned. */
export const weighSpam = (content: SpamText): number =>
  weighWindows(learned(), spamWords(content))[0]?.[1] ?? 0;

const MOST_TELLING = 3;
/** Shorter words say nothing to staff, but two signs of Chinese are a word; a longer one is no word. */
const TELLING = /^(?:\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|ー){2}$|^.{3,24}$/u;

/** The words that speak for spam most, for staff. */
export function tellingWords(content: SpamText): string[] {
  const words = spamWords(content);
  const steps = stepsOfWords(learned(), words);
  const said = words
    .map((word, at) => ({ word, steps: (steps[at]?.[1] ?? 0) - (steps[at]?.[0] ?? 0) }))
    .filter(({ word, steps: most }) => most > 0 && TELLING.test(word) && !word.startsWith(MARK))
    .toSorted((one, other) => other.steps - one.steps);
  return [...new Set(said.map(({ word }) => word))].slice(0, MOST_TELLING);
}
