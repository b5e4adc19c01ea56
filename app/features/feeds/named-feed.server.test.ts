import { expect, it } from "vitest";
import { findNamedFeed } from "./named-feed.server";

const SITE = "https://news.example.org/ai/";

it.each([
  [
    "an absolute address",
    '<link rel="alternate" type="application/rss+xml" href="https://f.example.org/x">',
    "https://f.example.org/x",
  ],
  [
    "an address below the site",
    "<LINK TYPE=application/atom+xml REL='feed alternate' HREF=/atom.xml />",
    "https://news.example.org/atom.xml",
  ],
  [
    "an address below the page's base",
    '<base href="/b/"><link rel=alternate type="application/feed+json; charset=utf-8" href=f.json>',
    "https://news.example.org/b/f.json",
  ],
  [
    "an escaped address",
    '<link rel="alternate" type="application/rss+xml" href="?feed=rss&amp;lang=en">',
    "https://news.example.org/ai/?feed=rss&lang=en",
  ],
  [
    "its articles before its comments",
    '<link rel="alternate" type="application/rss+xml" href="/feed"><link rel="alternate" type="application/rss+xml" href="/comments/feed">',
    "https://news.example.org/feed",
  ],
  ["another language", '<link rel="alternate" hreflang="es" href="/es">', null],
  ["a style sheet", '<link rel="stylesheet" type="application/rss+xml" href="/x.css">', null],
  [
    "a feed inside a script",
    "<script>'<link rel=alternate type=application/rss+xml href=/feed>'</script>",
    null,
  ],
  ["the page itself", '<link rel="alternate" type="application/rss+xml" href="">', null],
  ["a program", '<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">', null],
  [
    "an address that cannot be read",
    '<link rel="alternate" type="application/rss+xml" href="http://[">',
    null,
  ],
])("a page that names %s offers that feed or none", (_, head, feed) => {
  expect(findNamedFeed(`<!doctype html><html><head>${head}</head><body>News</body></html>`, SITE)).toBe(feed);
});
