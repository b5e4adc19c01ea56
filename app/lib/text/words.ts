import { foldText } from "./fold";

const ENDING = /(?<![\s\p{P}])[\s\p{P}]+$/u;
const HALF_A_PAIR = /[\ud800-\udbff]$/;

/** Cuts between words, where the second half of the text has two. @param length in UTF-16 units, with the ellipsis */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1);
  const space = start.search(/\s\S*$/);
  const words = space > length / 2 ? start.slice(0, space) : start.replace(HALF_A_PAIR, "");
  return `${words.replace(ENDING, "")}…`;
}

const SENTENCE_END = /[.!?…]["”’)]?(?=\s+[\p{Lu}\p{N}¿¡"“(])/gu;
/** A dot after one of them ends no sentence: "U.S.", "10 p.m. Eastern", "St. Louis". */
const ABBREVIATED = /(?<!\p{L})(?:\p{L}|St|Dr|Mr|Mrs|Ms|No|vs|Inc)$/u;
const LONGEST_ABBREVIATED = 4;

/** All of the text where it has no second sentence, or none that can be told. */
export function firstSentence(text: string): string {
  for (const { 0: end, index } of text.matchAll(SENTENCE_END))
    if (end !== "." || !ABBREVIATED.test(text.slice(Math.max(0, index - LONGEST_ABBREVIATED), index)))
      return text.slice(0, index + end.length);
  return text;
}

const list = new Intl.ListFormat("en", { type: "disjunction" });

/** "a, b, or c" */
export const orList = (texts: readonly string[]): string => list.format(texts);

/** @param code "policy_advocate" @returns "Policy advocate" */
export function sentenceCase(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll("_", " ");
}

/** Wraps at spaces, to at most `width` characters a line; what has no space, such as a URL, stays whole. */
export function wrapLines(text: string, width = 78): string {
  return text
    .split("\n")
    .map((line) => wrapLine(line, width))
    .join("\n");
}

/** The text of a list item goes on below its first word. */
function wrapLine(line: string, width: number): string {
  const [bullet = ""] = /^\s*(?:[-*]|\d+\.)\s+|^\s*/.exec(line) ?? [];
  const indent = " ".repeat(bullet.length);
  const lines: string[] = [];
  let words: string[] = [];
  const length = (more: string) => indent.length + [...words, more].join(" ").length;
  for (const word of line.slice(bullet.length).split(" ")) {
    if (words.length > 0 && length(word) > width) {
      lines.push(words.join(" "));
      words = [];
    }
    words.push(word);
  }
  return bullet + [...lines, words.join(" ")].join(`\n${indent}`);
}

/** Each is a condition of its own on every row. */
const MAX_WORDS = 8;
/** One or two letters are found by all the trigrams that begin with them, which are many. */
const MIN_LENGTH = 3;
const MAX_SHORT_WORDS = 3;

/** The folded words of a staff search, which may be in any order; one text where they are many. */
export function searchWords(q: string): string[] {
  const words = [...new Set(foldText(q).split(/\s+/))].filter(Boolean);
  const short = words.filter((word) => Array.from(word).length < MIN_LENGTH);
  return words.length > MAX_WORDS || short.length > MAX_SHORT_WORDS ? [foldText(q)] : words;
}
