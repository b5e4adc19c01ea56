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
