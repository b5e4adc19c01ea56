import { type AnyFeed, parseFeed } from "feedsmith";
import { FeedProblem, feedProblems as problems } from "./feed-problem";

/** A text with the form the feed gives it. */
interface FeedText {
  value: string;
  isHtml: boolean;
}

/** An item of a feed of any format, as it is written there. */
export interface FeedEntry {
  /** Addresses of the article, the best first; relative ones are resolved against `base`. */
  links: string[];
  base: string;
  title: FeedText | null;
  /** The summary, else the content. */
  summary: FeedText | null;
  /** Who published it, where the feed collects from others. */
  source: FeedText | null;
  date: string | null;
}

const MAX_ITEMS = 200;

type RssFeed = Extract<AnyFeed, { format: "rss" }>["feed"];
type AtomFeed = Extract<AnyFeed, { format: "atom" }>["feed"];
type RdfFeed = Extract<AnyFeed, { format: "rdf" }>["feed"];
type JsonFeed = Extract<AnyFeed, { format: "json" }>["feed"];
type AtomLinks = NonNullable<AtomFeed["entries"]>[number]["links"];

const html = (value: string | undefined): FeedText | null => (value ? { value, isHtml: true } : null);
const plain = (value: string | undefined): FeedText | null => (value ? { value, isHtml: false } : null);
const existing = (values: readonly (string | undefined)[]) => values.flatMap((value) => value ?? []);
const isAbsolute = (href: string) => /^https?:\/\//i.test(href.trim());

function resolve(base: string, href: string | undefined): string {
  return href && URL.canParse(href, base) ? new URL(href, base).href : base;
}

function ofAtomText(text: { value?: string; type?: string } | undefined): FeedText | null {
  return /html/.test(text?.type ?? "") ? html(text?.value) : plain(text?.value);
}

const alternates = (links: AtomLinks) =>
  (links ?? []).filter(({ rel }) => rel === undefined || rel === "alternate").map(({ href }) => href);

function ofRss({ items = [], link, xml }: RssFeed, url: string): FeedEntry[] {
  const base = resolve(isAbsolute(link ?? "") ? resolve(url, link) : url, xml?.base);
  return items.map((item) => ({
    links: existing([
      item.link,
      ...alternates(item.atom?.links),
      item.guid?.isPermaLink !== false && isAbsolute(item.guid?.value ?? "") ? item.guid?.value : undefined,
    ]),
    base: resolve(base, item.xml?.base),
    title: html(item.title ?? item.dc?.titles?.[0]),
    summary: html(item.description ?? item.dc?.descriptions?.[0] ?? item.content?.encoded),
    source: html(item.source?.title),
    date: item.pubDate ?? item.dc?.dates?.[0] ?? item.dcterms?.dates?.[0] ?? null,
  }));
}

function ofRdf({ items = [], link, xml }: RdfFeed, url: string): FeedEntry[] {
  const base = resolve(isAbsolute(link ?? "") ? resolve(url, link) : url, xml?.base);
  return items.map((item) => ({
    links: existing([item.link, item.rdf?.about]),
    base: resolve(base, item.xml?.base),
    title: html(item.title ?? item.dc?.titles?.[0]),
    summary: html(item.description ?? item.dc?.descriptions?.[0] ?? item.content?.encoded),
    source: null,
    date: item.dc?.dates?.[0] ?? item.dcterms?.dates?.[0] ?? null,
  }));
}

function ofAtom({ entries = [], xml }: AtomFeed, url: string): FeedEntry[] {
  const base = resolve(url, xml?.base);
  return entries.map((entry) => ({
    links: existing([...alternates(entry.links), entry.id && isAbsolute(entry.id) ? entry.id : undefined]),
    base: resolve(base, entry.xml?.base),
    title: ofAtomText(entry.title),
    summary: ofAtomText(entry.summary) ?? ofAtomText(entry.content),
    source: ofAtomText(entry.source?.title),
    date: entry.published ?? entry.updated ?? null,
  }));
}

function ofJson({ items = [] }: JsonFeed, url: string): FeedEntry[] {
  return items.map((item) => ({
    links: existing([item.url, item.external_url, item.id && isAbsolute(item.id) ? item.id : undefined]),
    base: url,
    title: plain(item.title),
    summary: plain(item.summary) ?? plain(item.content_text) ?? html(item.content_html),
    source: null,
    date: item.date_published ?? item.date_modified ?? null,
  }));
}

function withoutDocumentType(text: string): string {
  const at = text.search(/<!DOCTYPE/i);
  return at < 0
    ? text
    : text.slice(0, at) + text.slice(at).replace(/^<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/i, "");
}

/**
 * Elements that feedsmith should not see: names of people, for which it takes minutes in 100 kB of brackets; the contents
 * of RSS 1.0, by which it loses items with "&" in their addresses; document types, whose entities it refuses.
 */
const withoutUnread = (text: string) =>
  withoutDocumentType(text).replace(
    /<(\/?(?:[\w.-]+:)?)(?=(?:author|managingeditor|webmaster|items)\b)/gi,
    "<$1no-",
  );

function parse(text: string): AnyFeed {
  try {
    return parseFeed(withoutUnread(text), { maxItems: MAX_ITEMS });
  } catch (cause) {
    if (text.trim() === "") throw new FeedProblem(problems.empty, null, { cause });
    const isPage = /<(?:!doctype\s+)?html[\s>]/i.test(text.slice(0, 2000));
    throw new FeedProblem(isPage ? problems.webPage : problems.notFeed, null, { cause });
  }
}

/** The first items of an RSS, Atom or JSON Feed. @param url of the feed @throws FeedProblem */
export function readEntries(text: string, url: string): FeedEntry[] {
  const { format, feed } = parse(text);
  if (format === "rss") return ofRss(feed, url);
  if (format === "rdf") return ofRdf(feed, url);
  return format === "atom" ? ofAtom(feed, url) : ofJson(feed, url);
}
