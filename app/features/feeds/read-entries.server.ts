import { type AnyFeed, parseFeed } from "feedsmith";
import { FeedProblem, feedProblems as problems } from "./feed-problem";
import { findNamedFeed } from "./named-feed.server";
import { repairXml } from "./repair-xml";

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
  /** When it was published, as texts; the best first. */
  dates: string[];
}

const MAX_ITEMS = 200;

type RssFeed = Extract<AnyFeed, { format: "rss" }>["feed"];
type AtomFeed = Extract<AnyFeed, { format: "atom" }>["feed"];
type RdfFeed = Extract<AnyFeed, { format: "rdf" }>["feed"];
type JsonFeed = Extract<AnyFeed, { format: "json" }>["feed"];
type RssItem = NonNullable<RssFeed["items"]>[number];
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

/** What feeds of pictures, films and podcasts say of an item. */
function ofMedia({ media, itunes }: Pick<RssItem, "media" | "itunes">) {
  const parts = [media, media?.groups?.[0], media?.contents?.[0]];
  return {
    title: parts.find((part) => part?.title?.value)?.title?.value ?? itunes?.title,
    summary: parts.find((part) => part?.description?.value)?.description?.value ?? itunes?.summary,
  };
}

type DublinCore = Pick<RssItem, "dc" | "dcterms" | "atom">;

const otherDates = ({ dc, dcterms, atom }: DublinCore) => [
  ...(dc?.dates ?? []),
  ...(dcterms?.issued ?? []),
  atom?.published,
  ...(dcterms?.dates ?? []),
  ...(dcterms?.created ?? []),
  ...(dcterms?.available ?? []),
  atom?.updated,
  ...(dcterms?.modified ?? []),
];

function ofRss({ items = [], link, xml }: RssFeed, url: string): FeedEntry[] {
  const base = resolve(isAbsolute(link ?? "") ? resolve(url, link) : url, xml?.base);
  return items.map((item) => ({
    links: existing([
      ...(item.prism?.urls ?? []),
      item.link,
      ...alternates(item.atom?.links),
      item.guid?.isPermaLink !== false && isAbsolute(item.guid?.value ?? "") ? item.guid?.value : undefined,
    ]),
    base: resolve(base, item.xml?.base),
    title: html(item.title ?? item.dc?.titles?.[0] ?? ofMedia(item).title),
    summary: html(
      item.description ?? item.dc?.descriptions?.[0] ?? item.content?.encoded ?? ofMedia(item).summary,
    ),
    source: html(item.source?.title),
    dates: existing([item.pubDate, ...otherDates(item)]),
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
    dates: existing(otherDates(item)),
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
    dates: existing([entry.published, entry.updated]),
  }));
}

function ofJson({ items = [] }: JsonFeed, url: string): FeedEntry[] {
  return items.map((item) => ({
    links: existing([item.url, item.external_url, item.id && isAbsolute(item.id) ? item.id : undefined]),
    base: url,
    title: plain(item.title),
    summary: plain(item.summary) ?? plain(item.content_text) ?? html(item.content_html),
    source: null,
    dates: existing([item.date_published, item.date_modified]),
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
  withoutDocumentType(text)
    .replace(/<(\/?(?:[\w.-]+:)?)(?=(?:author|managingeditor|webmaster|items)\b)/gi, "<$1no-")
    // The article's own address, in an element that feedsmith knows.
    .replace(/<(\/?)feedburner:origLink\b/gi, "<$1prism:url");

/** Some programs write a prefix to the elements of RSS, which have no namespace. */
function withoutPrefix(text: string): string {
  const prefix = /<([\w.-]{1,50}):(?:rss|channel)\b/i.exec(text)?.[1];
  return prefix === undefined ? text : text.replaceAll(`<${prefix}:`, "<").replaceAll(`</${prefix}:`, "</");
}

const isPage = (text: string) => /<(?:!doctype\s+)?html[\s>]/i.test(text.slice(0, 2000));

/** feedsmith reads such a feed and loses the articles behind the one without an end. */
const lacksEnds = (text: string) =>
  text.match(/<(?:item|entry)[\s>]/gi)?.length !== text.match(/<\/(?:item|entry)\s?>/gi)?.length;

function entriesOf({ format, feed }: AnyFeed, url: string): FeedEntry[] {
  if (format === "rss") return ofRss(feed, url);
  if (format === "rdf") return ofRdf(feed, url);
  return format === "atom" ? ofAtom(feed, url) : ofJson(feed, url);
}

const parse = (text: string, url: string) => entriesOf(parseFeed(text, { maxItems: MAX_ITEMS }), url);

function readRepaired(text: string, url: string): FeedEntry[] {
  const repaired = parse(repairXml(withoutPrefix(text)), url);
  if (repaired.some(({ links }) => links.length > 0)) return repaired;
  throw new FeedProblem(problems.notFeed);
}

/** The first items of an RSS, Atom or JSON Feed. @param url of the feed @throws FeedProblem */
export function readEntries(text: string, url: string): FeedEntry[] {
  const read = withoutUnread(text);
  try {
    return lacksEnds(read) ? readRepaired(read, url) : parse(read, url);
  } catch {
    if (text.trim() === "") throw new FeedProblem(problems.empty);
    if (isPage(text)) {
      const namedFeed = findNamedFeed(text, url);
      throw new FeedProblem(namedFeed ? problems.siteOfFeed(namedFeed) : problems.webPage, null, {
        namedFeed,
      });
    }
  }
  try {
    return readRepaired(read, url);
  } catch (cause) {
    throw new FeedProblem(problems.notFeed, null, { cause });
  }
}
