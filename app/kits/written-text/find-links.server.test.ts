import { expect, it } from "vitest";
import { findLinks } from "./find-links.server";

it("lists each link once, with its target as it is opened", () => {
  const html =
    '<p><a class="x" href="https://a.example/?b=1&amp;c=2">A <b>&amp;</b> B</a> <a href="https://a.example/?b=1&amp;c=2">A &amp; B</a></p><a name="top">no link</a>';
  expect(findLinks(html, "http://here.org")).toEqual([
    { text: "A & B", target: "https://a.example/?b=1&c=2", warnings: [] },
  ]);
});

it.each([
  ["http://a.org/", "A", ["not encrypted (http:)"]],
  ["https://evil.org/", "www.bank.com", ["leads to evil.org, not to bank.com"]],
  ["https://www.bank.com/login", "bank.com", []],
  ["https://bank.com/", "https://www.bank.com/", []],
  ["http://here.org/newsletter", "A", []],
  ["mailto:a@b.org", "c.org", []],
  ["https://a.org/", "write to a@b.org", []],
])("says what to know before following %s from “%s”", (target, text, warnings) => {
  expect(findLinks(`<a href="${target}">${text}</a>`, "http://here.org")).toEqual([
    { text, target, warnings },
  ]);
});
