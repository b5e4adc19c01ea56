import { describe, expect, it } from "vitest";
import { articleKey, stripTracking } from "./article-address";

describe("an article's key", () => {
  it.each([
    "https://www.example.org/news/story",
    "http://example.org/news/story",
    "https://EXAMPLE.org:443/news/story/",
    "https://example.org./news/story#comments",
    "https://example.org/news/story?utm_source=rss&utm_campaign=x#top",
    " https://example.org/a/../news/%73tory?",
  ])("is the same for %s", (href) => expect(articleKey(href)).toBe("example.org/news/story"));

  it("has parameters in order, and escapes in one spelling", () => {
    expect(articleKey("https://a.org/?b=%c3%a9&a=1")).toBe("a.org?a=1&b=%C3%A9");
    expect(articleKey("https://a.org/?a=1&fbclid=3&b=é")).toBe("a.org?a=1&b=%C3%A9");
  });

  it.each([
    ["http://a.org/x", "http://a.org/X"],
    ["http://a.org/x", "http://b.a.org/x"],
    ["http://a.org/x", "http://a.org:8080/x"],
    ["http://a.org/?p=1", "http://a.org/?p=2"],
    ["http://a.org/a%2Fb", "http://a.org/a/b"],
  ])("is another for %s and %s", (a, b) => expect(articleKey(a)).not.toBe(articleKey(b)));

  it.each(["", "javascript:alert(1)", "mailto:a@b.org", "/news", "http://"])("is null for %j", (href) =>
    expect(articleKey(href)).toBeNull(),
  );
});

it.each([
  ["https://a.org/x?utm_source=rss&utm_medium=feed", "https://a.org/x"],
  ["https://a.org/x?id=7&fbclid=1&page=2", "https://a.org/x?id=7&page=2"],
  ["https://a.org/?GCLID=1&mc_cid=2&mc_eid=3&CMP=share#part", "https://a.org/#part"],
  ["https://a.org/x?at_medium=RSS&at_campaign=rss", "https://a.org/x"],
  ["https://a.org/x?q=a%20b+c&empty=&flag", "https://a.org/x?q=a%20b+c&empty=&flag"],
  ["https://a.org/x?q=utm_source", "https://a.org/x?q=utm_source"],
  ["https://a.org/x#?utm_source=y", "https://a.org/x#?utm_source=y"],
  ["https://a.org/x", "https://a.org/x"],
  ["", ""],
])("stripTracking makes of %j %j", (href, stripped) => expect(stripTracking(href)).toBe(stripped));
