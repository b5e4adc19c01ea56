import { describe, expect, it } from "vitest";
import { filterHref, MAX_STORY, pageWindow, readPage, readText, slicePage } from "./filter-query";

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

describe("pageWindow", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 3, [1, 2, 3]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [7, 9, [5, 6, 7, 8, 9]],
    [8, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
    [6, 6, [2, 3, 4, 5, 6]],
    [500, 1000, [498, 499, 500, 501, 502]],
  ])("on page %i of %i shows %j", { tags: ["@public-9.3"] }, (page, pageCount, numbers) => {
    expect(pageWindow({ page, pageCount })).toEqual(numbers);
  });
});

describe("slicePage", () => {
  it.each([
    ["an empty list", 1, 0, { page: 1, pageCount: 1, offset: 0, from: 0, to: 0 }],
    ["an empty list asked for page 7", 7, 0, { page: 1, pageCount: 1, offset: 0, from: 0, to: 0 }],
    ["a single row", 1, 1, { page: 1, pageCount: 1, offset: 0, from: 1, to: 1 }],
    ["one full page", 1, 12, { page: 1, pageCount: 1, offset: 0, from: 1, to: 12 }],
    ["one row over a full page", 2, 13, { page: 2, pageCount: 2, offset: 12, from: 13, to: 13 }],
    ["a page in the middle", 2, 40, { page: 2, pageCount: 4, offset: 12, from: 13, to: 24 }],
    ["a page beyond the end", 99, 40, { page: 4, pageCount: 4, offset: 36, from: 37, to: 40 }],
    ["a page without end", Number.POSITIVE_INFINITY, 40, { page: 4, offset: 36 }],
    ["page nought", 0, 40, { page: 1, offset: 0 }],
    ["a page below nought", -3, 40, { page: 1, offset: 0 }],
  ])("of %s", (_name, page, total, expected) => {
    expect(slicePage({ page, total, size: 12 })).toMatchObject({ ...expected, total });
  });
});
