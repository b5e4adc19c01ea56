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
