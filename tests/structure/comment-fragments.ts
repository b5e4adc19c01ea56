import type { SourceFile } from "./rules";

const COMMENT = /\/\*\*?\s*(?<block>[\s\S]*?)\*\/|^\s*\/\/ (?<lines>.*(?:\n\s*\/\/ .*)*)/gm;

/** Phrases that a sentence goes on after have a comma; a verb of one word is none that ends in "s" or "ed". */
const PHRASE = /^(?:Of|For|In|Without) [^,]*$/;
const MAY_BE_VERB = /\b\w+(?:s|ed)\b|\b(?:are|be|can|could|did|do|have|may|might|must|will|would)\b/;

/** How a value is written or measured needs no verb: "In milliseconds.", "Without a slash at the end." */
const FORMAT = /^(?:In (?:[\w-]+|lower case|one line)|Without an? .*)$/;

/**
 * The comments that begin with a phrase instead of a sentence: "Of the tab.", "For the audit log." What might have a verb
 * passes, so that nothing is found that is a sentence.
 *
 * @returns path and phrase of each
 */
export function commentFragments({ path, text }: SourceFile): string[] {
  return [...text.matchAll(COMMENT)].flatMap(({ groups = {} }) => {
    const plain = (groups.block ?? groups.lines ?? "")
      .replace(/^\s*(?:\*|\/\/) ?/gm, "")
      .replace(/\s+/g, " ");
    const phrase = (plain.split(/[.:;](?:\s|$)|\s@\w/)[0] ?? "").trim();
    const isFragment = PHRASE.test(phrase) && !MAY_BE_VERB.test(phrase) && !FORMAT.test(phrase);
    return isFragment ? [`${path}: ${phrase}`] : [];
  });
}
