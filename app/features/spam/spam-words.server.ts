import type { SubmissionForm } from "~/database/schema/schema.server";
import { plainWords } from "~/kits/search/query-words.server";
import { readModel, stepsOfWords, weighWhole } from "~/kits/text-model/weights.server";
import { hasEmail, hostsOf } from "./spam-text.server";

/** Who has written a message: somebody to this organization, or a sender of spam to any. */
export const spamKinds = ["person", "spam"] as const;

export interface SpamContent {
  form: SubmissionForm;
  name: string;
  /** All that was typed freely. */
  text: string;
}

/** A longer text is read to here. */
const MAX_LENGTH = 20_000;
const MOST_LINKS = 4;
const MOST_DOUBLINGS = 6;

/** Written without spaces: each two signs count as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3,}/gu;
const pairs = (run: string) => {
  const signs = Array.from(run);
  return signs.map((sign, at) => sign + (signs[at + 1] ?? "")).join(" ");
};

/** Begins words that nobody types. */
const MARK = "zq";

/** What the words of a message do not say, as words of their own. */
function marksOf({ form, text }: SpamContent): string[] {
  const marks = [
    `links${Math.min(hostsOf(text).length, MOST_LINKS)}`,
    `long${Math.min(Math.floor(Math.log2(1 + text.length)), MOST_DOUBLINGS)}`,
    `form${form}`,
    hasEmail(text) && "email",
    /\d{3}\D?\d{4}/.test(text) && "phone",
    /[$€£]|\bUSD\b/.test(text) && "money",
    text.includes("!") && "bang",
    text.includes("%") && "percent",
  ];
  return marks.flatMap((mark) => (mark === false ? [] : [MARK + mark]));
}

/** The words that a message is learned and weighed by: its name's, its text's, and what else can be seen of it. */
export function spamWords(content: SpamContent): string[] {
  const text = content.text.slice(0, MAX_LENGTH);
  const typed = `${content.name} ${text}`.replace(UNSPACED, pairs);
  return [...plainWords(typed), ...marksOf({ ...content, text })];
}

let model: ReturnType<typeof readModel> | undefined;

/** Read with the first message: most processes never see one. */
const learned = () => {
  model ??= readModel("spam", spamKinds);
  return model;
};

const MOST_TELLING = 3;
const MIN_TELLING_LENGTH = 3;

export interface SpamWeight {
  /** The probability that it is spam, by what was learned. */
  share: number;
  /** The words that speak for spam most, for staff. */
  telling: string[];
}

export function weighSpam(content: SpamContent): SpamWeight {
  const words = spamWords(content);
  const [, share = 0] = weighWhole(learned(), words);
  const steps = stepsOfWords(learned(), words);
  const said = words.map((word, at) => ({ word, steps: (steps[at]?.[1] ?? 0) - (steps[at]?.[0] ?? 0) }));
  const telling = said
    .filter(({ word, steps }) => steps > 0 && word.length >= MIN_TELLING_LENGTH && !word.startsWith(MARK))
    .toSorted((one, other) => other.steps - one.steps);
  return { share, telling: [...new Set(telling.map(({ word }) => word))].slice(0, MOST_TELLING) };
}
