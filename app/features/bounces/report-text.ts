/** The parts of a report in plain text that may say why a mail came back. */

const COPY = anyWordOf([
  "copy of",
  "original message",
  "original mail",
  "original text",
  "message header",
  "message headers",
  "header of",
  "returned message",
  "unsent message",
  "message text follows",
  "message follows",
  "below this line",
  "included is",
]);
const HEADER = /^>?\s?(?:received|return-path|dkim-signature|message-id|mime-version|x-[\w-]+):/i;
const ADDRESS = /[^\s<>@]@[^\s<>@]/;
const REPLY = /(?:^|[\s:(-])[45]\d\d(?:[ -]|: )|(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/;

function anyWordOf(phrases: readonly string[]): (line: string) => boolean {
  return (line) => {
    const words = line.toLowerCase();
    return phrases.some((phrase) => words.includes(phrase));
  };
}

/** A line between the report and the mail that came back, or the beginning of its header. */
function isCopy(line: string, next: string): boolean {
  const bare = line.trim();
  const isRule = /^(?:[-=*|#]{2}|(?:below|enclosed|here|included|message|original|returned|unsent)\b)/i.test(
    bare,
  );
  if (isRule && bare.length < 90 && COPY(bare)) return true;
  // An indented header is quoted by the report, before its reason.
  return HEADER.test(line) && (HEADER.test(next) || /^[\s(]|^[\w-]+:/.test(next));
}

function ownText(text: string): string {
  const lines = text.split(/\r?\n|\r/).map((line) => line.replace(/^(?:> ?){1,8}/, ""));
  const copy = lines.findIndex((line, index) => isCopy(line, lines[index + 1] ?? ""));
  return (copy < 0 ? lines : lines.slice(0, copy)).join("\n");
}

/** What was said to the recipient's name comes first: what stands with an address, then quoted replies, then the rest. */
export function reasonsOf(text: string): string[] {
  const paragraphs = ownText(text)
    .split(/\n[\s>]*\n/)
    .filter((part) => part.trim() !== "");
  const replies = paragraphs.flatMap((part) => {
    const lines = part.split("\n");
    const first = lines.findIndex((line) => REPLY.test(line));
    return first < 0 ? [] : [lines.slice(first).join("\n")];
  });
  const named = paragraphs.flatMap((part, index) =>
    ADDRESS.test(part) ? [`${part.slice(beginOfLine(part))}\n${paragraphs[index + 1] ?? ""}`] : [],
  );
  return [...named, ...replies, ...paragraphs];
}

function beginOfLine(part: string): number {
  const at = part.search(ADDRESS);
  return part.lastIndexOf("\n", at) + 1;
}
