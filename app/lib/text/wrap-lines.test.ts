import { expect, it } from "vitest";
import { wrapLines } from "./wrap-lines";

it.each([
  ["at spaces", "one two three four", "one two\nthree four"],
  ["each line for itself", "one two three\n\nfour", "one two\nthree\n\nfour"],
  ["no URL", "see https://example.org/a/long/path now", "see\nhttps://example.org/a/long/path\nnow"],
  ["items below their first word", "- one two three\n10. one two", "- one two\n  three\n10. one\n    two"],
  ["nothing that is short", "  one\n", "  one\n"],
])("wraps %s", (_, text, expected) => {
  expect(wrapLines(text, 10)).toBe(expected);
});
