import { foldText } from "~/lib/text/fold";

/** Lines of alternatives; each word is a sequence of words in small letters without accents. */
type WordGroups = readonly (readonly string[])[];

/** Words with single spaces between and around. */
function wordsOf(text: string): string {
  const folded = foldText(text).normalize("NFD").replace(/\p{M}/gu, "");
  return ` ${(folded.match(/[\p{L}\p{N}]+\*?/gu) ?? []).join(" ")} `;
}

/** Lines of words with commas between. A star at the end of a word stands for any letters. */
function readWordGroups(text: string): WordGroups {
  const groups = text.split("\n").map((line) => line.split(",").map((word) => wordsOf(word).trim()));
  return groups.map((words) => words.filter((word) => word !== "")).filter((words) => words.length > 0);
}

function hasWord(words: string, word: string): boolean {
  return words.includes(word.endsWith("*") ? ` ${word.slice(0, -1)}` : ` ${word} `);
}

interface FeedWords {
  keep_words: string;
  block_words: string;
}

/** Whether a text has a word of each line that is to be there, and none that is not. */
export function isWanted(text: string, { keep_words, block_words }: FeedWords): boolean {
  const words = wordsOf(text.replaceAll("*", " "));
  const hasAny = (group: readonly string[]) => group.some((word) => hasWord(words, word));
  return readWordGroups(keep_words).every(hasAny) && !readWordGroups(block_words).some(hasAny);
}
