import { expect, it } from "vitest";
import { rssProblems, type XmlElement } from "./rss-rules";

const HERE = "https://site.example/news.rss";

function element(name: string, content: string | XmlElement[], attributes = {}): XmlElement {
  if (typeof content === "string") return { name, attributes, text: content, children: [] };
  return { name, attributes, text: content.map((child) => child.text).join(""), children: content };
}

const item = (guid: string, more: XmlElement[] = []) =>
  element("item", [element("title", "A"), element("guid", guid), ...more]);

function feed(...more: XmlElement[]): XmlElement {
  const self = { rel: "self", href: HERE, type: "application/rss+xml" };
  const channel = [
    element("title", "News"),
    element("link", "https://site.example/news"),
    element("description", "All of it"),
    element("atom:link", "", self),
    ...more,
  ];
  return element("rss", [element("channel", channel)], { version: "2.0" });
}

it("accepts a feed that follows the rules", () => {
  const dated = [element("pubDate", "Tue, 01 Sep 2026 00:00:00 GMT"), element("link", "https://a.example/")];
  const described = [element("description", '<a href="https://a.example">A</a>')];
  expect(
    rssProblems(feed(item("https://a.example/1", dated), item("https://a.example/2", described)), HERE),
  ).toEqual([]);
});

it.each([
  ["no RSS 2.0", element("feed", [])],
  ["not one channel", element("rss", [], { version: "2.0" })],
  ["unknown <published>", feed(element("published", "x"))],
  ["empty <copyright>", feed(element("copyright", ""))],
  ["two <title>", feed(element("title", "Again"))],
  ["<lastBuildDate> is no date: 2026-09-01", feed(element("lastBuildDate", "2026-09-01"))],
  ["<language> is none: English", feed(element("language", "English"))],
  ["item 1: neither title nor description", feed(element("item", [element("guid", "https://a.example")]))],
  ["item 1: no <guid>", feed(element("item", [element("title", "A")]))],
  ["item 1: <guid> is no address: 17", feed(item("17"))],
  [
    "item 2: <guid> twice: https://a.example/1",
    feed(item("https://a.example/1"), item("https://a.example/1")),
  ],
  ["item 1: <link> is no address: /a", feed(item("https://a.example/1", [element("link", "/a")]))],
  [
    "item 1: <pubDate> is no date: Mon, 01 Sep 2026 00:00:00 GMT",
    feed(item("https://a.example/1", [element("pubDate", "Mon, 01 Sep 2026 00:00:00 GMT")])),
  ],
  [
    'item 1: relative address: href="/about"',
    feed(item("https://a.example/1", [element("description", '<a href="/about">A</a>')])),
  ],
])("finds %s", (problem, root) => {
  expect(rssProblems(root, HERE)).toContain(problem);
});

it("finds that a feed does not name itself", () => {
  expect(rssProblems(feed(), "https://site.example/other.rss")).toEqual(["no <atom:link> to itself"]);
});
