import * as z from "zod";
import { articleKey, stripTracking } from "~/features/articles/article-address";
import { toHttpUrl } from "~/lib/http-url";
import { escapeText, inlineHtml, plainText } from "~/lib/text/plain-text.server";
import { richTags } from "~/lib/text/rich-text";
import { cutAtWord } from "~/lib/text/words";
import { isDay } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import { type DayOrder, findDayOrder, readDate } from "./dates/read-date";
import { type FeedEntry, readEntries } from "./read-entries.server";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The first date that is understood, as a day or an ISO timestamp; empty where none is. One of tomorrow comes from a clock
 * or a zone, one after that is no date of an article.
 */
function findPublished(dates: readonly string[], order: DayOrder | null, now: Date): string {
  const read = dates.map((text) => readDate(text, order).iso).find((iso) => iso !== null) ?? "";
  if (read === "" || Date.parse(read) > now.getTime() + DAY_MS) return "";
  const latest = isDay(read) ? localDay(now) : now.toISOString();
  const [earlier = ""] = [read, latest].toSorted();
  return earlier;
}

/** What the bytes 0x80 to 0x9f are in windows-1252: in text that calls itself Latin-1 they come as control characters. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const withWindowsSigns = (text: string) =>
  text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? sign);

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
  /** A day or an ISO timestamp; empty where no date is known. */
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
  const cut = withWindowsSigns(text.value.slice(0, MAX_MARKUP));
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

function toItem(entry: FeedEntry, order: DayOrder | null, now: Date): FeedItem | null {
  const url = findUrl(entry);
  const key = url === null ? null : articleKey(url);
  if (url === null || key === null) return null;
  const summary = cleanText(entry.summary, MAX_SUMMARY);
  const title = cleanText(entry.title, MAX_TITLE) || escapeText(cutAtWord(plainText(summary) || key, 100));
  const source = cleanText(entry.source, MAX_SOURCE) || null;
  return { key, url, title, summary, source, published: findPublished(entry.dates, order, now) };
}

/** The articles of a feed, the newest as a rule first; items without an address or any text are left out. @throws FeedProblem */
export function parseItems({ body, contentType, url }: FeedFile, now: Date): FeedItem[] {
  const entries = readEntries(decodeText(body, contentType), url);
  const order = findDayOrder(entries.flatMap(({ dates }) => dates));
  return entries.flatMap((entry) => toItem(entry, order, now) ?? []);
}
