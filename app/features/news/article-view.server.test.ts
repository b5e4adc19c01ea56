import { describe, expect, it } from "vitest";
import { articleView } from "./article-view.server";

const row = {
  id: 1,
  title: "Title",
  summary: "Summary",
  source: "Source",
  url: "https://example.org/a",
  published_date: "2026-09-01",
};

describe("articleView", () => {
  it.each([
    ["2026-09-01", { iso: "2026-09-01", text: "Sep 1, 2026" }],
    ["2026-12-31T23:59:59.999Z", { iso: "2026-12-31", text: "Dec 31, 2026" }],
    ["2026-01-01T00:30:00+02:00", { iso: "2025-12-31", text: "Dec 31, 2025" }],
    ["last week", null],
    ["", null],
  ])("writes the day of %j as %j", (published_date, date) => {
    expect(articleView({ ...row, published_date }).date).toEqual(date);
  });

  it.each([
    ["https://example.org/a?b=1&c=2", "https://example.org/a?b=1&c=2"],
    ["http://example.org", "http://example.org/"],
    ["javascript:alert(1)", null],
    ["JAVASCRIPT:alert(1)", null],
    ["data:text/html,x", null],
    ["//example.org", null],
    ["/path", null],
    ["not an address", null],
    ["", null],
  ])("links %j as %j", (url, href) => expect(articleView({ ...row, url }).href).toBe(href));

  it("marks up titles and keeps a plain one for names", () => {
    const view = articleView({ ...row, title: "A <b>bold</b> &amp; new one" });
    expect(view.title).toEqual(["A ", { tag: "b", content: ["bold"] }, " & new one"]);
    expect(view.plainTitle).toBe("A bold & new one");
  });

  it("names an article whose title holds no words", () => {
    expect(articleView({ ...row, title: "<img src=x>" }).plainTitle).toBe("Untitled article");
  });

  it("shows no source where none is stored", () => {
    expect(articleView({ ...row, source: null }).source).toEqual([]);
  });
});
