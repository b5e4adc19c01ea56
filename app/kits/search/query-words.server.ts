import { foldText } from "~/lib/text/fold";

/** A part of a search, as it is looked for. */
export interface QueryPart {
  text: string;
  /** A word, or words in quotes, whose endings do not matter; or text with signs, which is found as it was typed. */
  kind: "word" | "verbatim";
}

/** Each part costs a few looks into the index. */
const MAX_PARTS = 12;

/** Around words, where it says nothing about them. */
const PUNCTUATION = /^[.,?!:;()'"/-]+|(?<![.,?!:;()'"/-])[.,?!:;()'"/-]+$/g;
/** What the index of words takes for letters, and what may stand between them. */
const WORD = /^[\p{L}\p{N}\p{M}]+(?:['.,:;()/&-]+[\p{L}\p{N}\p{M}]+)*$/u;

function readPart(typed: string): QueryPart | undefined {
  const text = typed.replace(PUNCTUATION, "");
  if (text === "") return undefined;
  return { text, kind: text.split(" ").every((word) => WORD.test(word)) ? "word" : "verbatim" };
}

/** The parts of a search. Words in double quotes are one part; punctuation counts only where there is nothing else. */
export function readQueryParts(q: string): QueryPart[] {
  const folded = foldText(q.replace(/\p{Cc}/gu, " ")).trim();
  const parts = (folded.match(/"[^"\p{L}\p{N}]*[\p{L}\p{N}][^"]*"|\S+/gu) ?? []).flatMap(
    (typed) => readPart(typed) ?? [],
  );
  if (parts.length === 0 && folded !== "") return [{ text: folded, kind: "verbatim" }];
  return [...new Map(parts.map((part) => [part.text, part])).values()].slice(0, MAX_PARTS);
}

/** Words as they are compared with lists of words: small letters without accents, apostrophes left out. */
export function plainWords(text: string): string[] {
  const letters = foldText(text)
    .normalize("NFKD")
    .replace(/[\p{M}']/gu, "");
  return letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}
