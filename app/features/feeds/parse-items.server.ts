import { articleKey } from "~/features/articles/article-key";
import { stripTracking } from "~/features/articles/strip-tracking";
import { toHttpUrl } from "~/lib/http-url";
import { escapeText, inlineHtml, plainText } from "~/lib/text/plain-text.server";
import { richTags } from "~/lib/text/rich-text";
import { cutAtWord } from "~/lib/text/words";
import { decodeText } from "./decode-text.server";
import { parseDate } from "./parse-date";
import { type FeedEntry, readEntries } from "./read-entries.server";

/** An article as a feed describes it: ready to be stored. */
export interface FeedItem {
  key: string;
  url: string;
  /** HTML with the few tags that articles may have, as summary and source. */
  title: string;
  summary: string;
  source: string | null;
  /** ISO timestamp. */
  published: string;
}

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
