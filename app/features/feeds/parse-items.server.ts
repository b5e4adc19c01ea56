import * as z from "zod";
import { articleKey, stripTracking } from "~/features/articles/article-address";
import { toHttpUrl } from "~/lib/http-url";
import { escapeText, inlineHtml, plainText } from "~/lib/text/plain-text.server";
import { richTags } from "~/lib/text/rich-text";
import { cutAtWord } from "~/lib/text/words";
import { type FeedEntry, readEntries } from "./read-entries.server";

/** Earlier ones are mistakes: "1970-01-01", year 0. */
const FIRST_YEAR = 1990;

/** Names of zones that Date.parse does not know, and days or months in other languages, leave no date. */
function readDate(text: string): number {
  const ms = Date.parse(text);
  return Number.isNaN(ms)
    ? Date.parse(text.replace(/^\s*\p{L}+,\s*/u, "").replace(/(?<=\s)[A-Z]{3,5}$/, "GMT"))
    : ms;
}

/** An ISO timestamp; `now` for what is no date, and for dates in the future. */
function parseDate(text: string | null, now: Date): string {
  const ms = text === null ? Number.NaN : readDate(text.trim());
  const isUsable = ms <= now.getTime() && new Date(ms).getUTCFullYear() >= FIRST_YEAR;
  return (isUsable ? new Date(ms) : now).toISOString();
}

const BYTE_ORDER_MARKS: ReadonlyArray<readonly [mark: readonly number[], encoding: string]> = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xfe, 0xff], "utf-16be"],
  [[0xff, 0xfe], "utf-16le"],
  // "<" or "{" without a mark.
  [[0x00, 0x3c], "utf-16be"],
  [[0x3c, 0x00], "utf-16le"],
  [[0x00, 0x7b], "utf-16be"],
  [[0x7b, 0x00], "utf-16le"],
];

/** An XML declaration is within the first bytes, which are ASCII in every other encoding. */
const DECLARATION_BYTES = 200;

function decoderFor(label: string | undefined): TextDecoder | null {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
}

/** TextDecoder has no error for a text that is another encoding's; broken UTF-8 is most often windows-1252. */
function decodeAs(decoder: TextDecoder, bytes: Uint8Array): string {
  if (decoder.encoding !== "utf-8") return decoder.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = decoder.decode(bytes);
    const broken = text.match(/\ufffd/g)?.length ?? 0;
    // A cut or damaged character in a text that is UTF-8 otherwise.
    const isUtf8 = (text.match(/[\u0080-\ufffc]/g)?.length ?? 0) > broken;
    return isUtf8 ? text : new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * The text of a feed: in the encoding of its byte order mark, else of its XML declaration, else of the header, else
 * UTF-8. The declaration goes before the header, as servers add one charset to all files.
 */
function decodeText(bytes: Uint8Array, contentType: string): string {
  const [, marked] = BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  const start = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES));
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
  const sent = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1];
  // A declaration that could be read byte by byte is not in UTF-16, whatever it says.
  const asBytes = [declared, sent].filter((label) => !/^(?:utf-?16|ucs-?2)/i.test(label ?? ""));
  const decoder = decoderFor(marked) ?? decoderFor(asBytes[0]) ?? decoderFor(asBytes[1]) ?? new TextDecoder();
  return decodeAs(decoder, bytes);
}

/** An article as a feed describes it: ready to be stored. */
export const feedItem = z.object({
  key: z.string(),
  url: z.string(),
  /** HTML with the few tags that articles may have, as summary and source. */
  title: z.string(),
  summary: z.string(),
  source: z.string().nullable(),
  /** ISO timestamp. */
  published: z.string(),
});
export type FeedItem = z.infer<typeof feedItem>;

export interface FeedFile {
  body: Uint8Array;
  /** The header Content-Type. */
  contentType: string;
  url: string;
}

/** Of visible text. */
const MAX_TITLE = 300;
const MAX_SUMMARY = 400;
const MAX_SOURCE = 100;
const MAX_URL = 2000;
/** Markup that is read at all: some feeds hold whole articles. */
const MAX_MARKUP = 20_000;

/** WordPress adds it to every item. */
const FOOTNOTE = /^The post .{1,300} (?:first appeared|appeared first) on .{1,200}$/u;

function withoutFootnote(text: string): string {
  const at = text.lastIndexOf("The post ");
  return at >= 0 && FOOTNOTE.test(text.slice(at)) ? text.slice(0, at).trimEnd() : text;
}

function cleanText(text: FeedEntry["title"], max: number): string {
  if (!text) return "";
  const cut = text.value.slice(0, MAX_MARKUP);
  const safe = inlineHtml(text.isHtml ? cut : escapeText(cut), richTags);
  const read = plainText(safe);
  const shown = cutAtWord(withoutFootnote(read), max);
  return shown === read ? safe : escapeText(shown);
}

function findUrl({ links, base }: FeedEntry): string | null {
  for (const link of links) {
    const href = URL.canParse(link.trim(), base) ? toHttpUrl(new URL(link.trim(), base).href) : null;
    if (href === null) continue;
    const url = stripTracking(Object.assign(new URL(href), { username: "", password: "" }).href);
    if (url.length <= MAX_URL) return url;
  }
  return null;
}

function toItem(entry: FeedEntry, now: Date): FeedItem | null {
  const url = findUrl(entry);
  const key = url === null ? null : articleKey(url);
  if (url === null || key === null) return null;
  const summary = cleanText(entry.summary, MAX_SUMMARY);
  const title = cleanText(entry.title, MAX_TITLE) || escapeText(cutAtWord(plainText(summary), 100));
  if (title === "") return null;
  const source = cleanText(entry.source, MAX_SOURCE) || null;
  return { key, url, title, summary, source, published: parseDate(entry.date, now) };
}

/** The articles of a feed, the newest as a rule first; items without an address or any text are left out. @throws FeedProblem */
export function parseItems({ body, contentType, url }: FeedFile, now: Date): FeedItem[] {
  const entries = readEntries(decodeText(body, contentType), url);
  return entries.flatMap((entry) => toItem(entry, now) ?? []);
}
