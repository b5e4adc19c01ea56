import { describe, expect, it } from "vitest";
import { pageWindow, slicePage } from "./pager";

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
