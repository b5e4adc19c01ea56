import { describe, expect, it } from "vitest";
import { filterHref, MAX_STORY, readPage, readText } from "./filter-query";

describe("readPage", () => {
  it.each([
    ["", 1],
    ["page=", 1],
    ["page=1", 1],
    ["page=7", 7],
    ["page=007", 7],
    ["page=0", 1],
    ["page=-2", 1],
    ["page=1.5", 1],
    ["page=1e3", 1],
    ["page=two", 1],
    ["page=2&page=3", 2],
    ["page=%00", 1],
  ])("of %j is %i", (search, page) => expect(readPage(new URLSearchParams(search))).toBe(page));

  it("stays a number however long", () => {
    expect(readPage(new URLSearchParams(`page=${"9".repeat(400)}`))).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("readText", () => {
  it.each([
    ["", ""],
    ["q=+++", ""],
    ["q=++layoff+++news+", "layoff news"],
    ["q=100%25", "100%"],
    ["q=%C3%89t%C3%A9", "Été"],
    [`q=${"a".repeat(200)}`, "a".repeat(100)],
    [`q=${encodeURIComponent("😀".repeat(200))}`, "😀".repeat(100)],
    [`q=${"work+".repeat(20)}cannot`, "work ".repeat(20).trim()],
    [`q=${"work+".repeat(19)}cannot`, "work ".repeat(19).trim()],
  ])("of %j is %j", (search, text) => expect(readText(new URLSearchParams(search), "q")).toBe(text));
});

it("readText has room for a story of a thousand characters, where it is asked to", () => {
  const params = new URLSearchParams({ q: `${"cannot ".repeat(142)}understand` });
  expect(readText(params, "q", MAX_STORY)).toBe("cannot ".repeat(142).trim());
});

describe("filterHref", () => {
  it.each([
    ["/news", {}, 1, "/news"],
    ["/news", { q: "", source: "" }, 2, "/news?page=2"],
    ["/news", { q: "a&b=c", source: "El País" }, 3, "/news?q=a%26b%3Dc&source=El+Pa%C3%ADs&page=3"],
    ["/list#part", { q: "rent" }, 1, "/list?q=rent#part"],
    ["/list#part", {}, 1, "/list#part"],
    ["/", { q: "x" }, 1, "/?q=x"],
  ] as const)("%j with %j on page %i is %j", (path, filters, page, href) => {
    expect(filterHref(path, filters, page)).toBe(href);
  });
});
