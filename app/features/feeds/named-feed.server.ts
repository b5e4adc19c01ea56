import sanitizeHtml from "sanitize-html";
import { toHttpUrl } from "~/lib/http-url";

/** The head of a page, with its styles and scripts. */
const MAX_MARKUP = 300_000;
const FEED_TYPE = /^application\/(?:rss|atom|feed|rdf)\+(?:xml|json)\s*(?:;|$)/i;

const words = (text: string | undefined) => (text ?? "").toLowerCase().split(/\s+/);

/**
 * The address of the first feed that a web page names by `<link rel="alternate">`, which is the site's own: a feed of
 * comments comes after it (https://www.rssboard.org/rss-autodiscovery). Null when it names none.
 */
export function findNamedFeed(html: string, url: string): string | null {
  let base = url;
  const feeds: string[] = [];
  const resolve = (href: string | undefined) =>
    href !== undefined && URL.canParse(href.trim(), base) ? new URL(href.trim(), base).href : null;
  sanitizeHtml(html.slice(0, MAX_MARKUP), {
    allowedTags: ["base", "link"],
    transformTags: {
      base: (tagName, attribs) => {
        base = resolve(attribs.href) ?? base;
        return { tagName, attribs };
      },
      link: (tagName, attribs) => {
        const { rel, type = "", href } = attribs;
        const feed = words(rel).includes("alternate") && FEED_TYPE.test(type.trim()) ? resolve(href) : null;
        const address = feed === null ? null : toHttpUrl(feed);
        if (address !== null && address !== url) feeds.push(address);
        return { tagName, attribs };
      },
    },
  });
  return feeds[0] ?? null;
}
