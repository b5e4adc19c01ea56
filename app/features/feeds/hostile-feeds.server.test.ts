import { describe, expect, it } from "vitest";
import { jsonFeed, linkFeed, markupFeed, payloadCount, rawFeeds } from "#tests/support/xss-feed";
import { FeedProblem } from "./feed-problem";
import { parseItems } from "./parse-items.server";

const NOW = new Date("2026-11-20T09:00:00.000Z");
const parse = (text: string) =>
  parseItems({ body: Buffer.from(text), contentType: "", url: "https://example.org/feed" }, NOW);

/** What is left of HTML without the seven tags, which have no attributes. */
const rest = (html: string) => html.replace(/<\/?(?:b|i|em|strong|sub|sup|code)>/g, "");

function expectSafe(text: string): number {
  const items = parse(text);
  for (const { title, summary, source, url } of items) {
    for (const html of [title, summary, source ?? ""]) expect(rest(html)).not.toMatch(/[<>]/);
    expect(url).toMatch(/^https?:\/\/[^"<>\s]+$/);
    expect(new URL(url)).toMatchObject({ username: "", password: "" });
  }
  return items.length;
}

describe("markup that attacks", () => {
  it.each(["escaped", "cdata", "twice"] as const)(
    "%s in RSS is text and seven tags when it is stored",
    (writing) => {
      expect(expectSafe(markupFeed(writing))).toBe(payloadCount.markup);
    },
  );

  it("in JSON Feed is text and seven tags when it is stored", () => {
    expect(expectSafe(jsonFeed)).toBe(payloadCount.markup);
  });

  it.each(rawFeeds.map((text, index) => [index, text] as const))(
    "%i, unescaped in Atom, is too, or no feed",
    (_, text) => {
      try {
        expectSafe(text);
      } catch (error) {
        if (!(error instanceof FeedProblem)) throw error;
      }
    },
  );
});

it("an address that attacks is left out, or leads to a page by http or https", () => {
  expect(expectSafe(linkFeed)).toBeLessThan(payloadCount.links);
});
