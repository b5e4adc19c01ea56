/** Reads the text of a report: why a mail came back, the fields of its headers, and which mail it names. */

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

/** Groups of header fields with empty lines between them (RFC 3464, 2.1), names in lower case. */
export function fieldGroups(text: string): Map<string, string>[] {
  const unfolded = text.replaceAll("\r\n", "\n").replace(/\n[ \t]+(?=\S)/g, " ");
  return unfolded.split(/\n\s*\n/).map(
    (group) =>
      new Map(
        group.split("\n").flatMap((line) => {
          const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? [];
          return name && value !== undefined ? [[name.toLowerCase(), value.trim()] as const] : [];
        }),
      ),
  );
}

/** A report names the mail that came back by these. Only somebody who has seen the mail knows any of them. */
export interface NamedMails {
  /** It is the `mailMark`, and stands in the return path or in the header X-Mail-Id. */
  marks: string[];
  /** It is the reader's, and stands in List-Unsubscribe. */
  tokens: string[];
  /** Ids that another server may have given it. */
  serverIds: string[];
  messageIds: string[];
}

/** A report has few; a text of nothing else must not make many queries. */
const MOST = 20;

const MARK = /[+:"][ \t]?(\d{1,15}\.[\w-]{16})(?![\w-])/g;
const TOKEN = /^List-Unsubscribe:\s{0,9}<https?:[^<>\s]{1,300}?\?token=([^<>\s&]{8,200})>/gim;
const SERVER_ID =
  /(?:<|^Original-Envelope-Id:[ \t]{0,9}|messageId\\?"[ \t]{0,9}:[ \t]{0,9}\\?")([\w.@+=-]{16,200})/gim;
const OWN_MESSAGE_ID = /<[0-9a-f]{32}@[^<>\s@]{1,255}>/g;

const found = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([all, part]) => part ?? all)),
];

/** @param text of all its parts, and of its headers */
export function namedMails(text: string): NamedMails {
  const serverIds = found(text, SERVER_ID).flatMap((id) => [id, id.split("@", 1)[0] ?? ""]);
  return {
    marks: found(text, MARK).slice(0, MOST),
    tokens: found(text, TOKEN).slice(0, MOST),
    serverIds: [...new Set(serverIds)].filter((id) => id.length >= 16).slice(0, 2 * MOST),
    messageIds: found(text, OWN_MESSAGE_ID).slice(0, MOST),
  };
}
