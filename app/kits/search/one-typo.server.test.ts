import { describe, expect, it } from "vitest";
import { intactPieces, isOneTypoApart } from "./query-words.server";

const APART: [string, string, boolean][] = [
  ["evicton", "eviction", true],
  ["evictioon", "eviction", true],
  ["evictoin", "eviction", true],
  ["evistion", "eviction", true],
  ["eviction", "eviction", true],
  ["viction", "eviction", false],
  ["evctoin", "eviction", false],
  ["evict", "eviction", false],
  ["fiction", "eviction", false],
];

describe("one typo", () => {
  it.each(APART)("%s for %s: %s", (typed, wanted, expected) => {
    expect(isOneTypoApart(typed, wanted)).toBe(expected);
  });

  it.each([
    ["evicton", ["evi", "cton"]],
    ["lawer", ["law", "wer"]],
    ["работы", ["раб", "оты"]],
    ["rent", []],
    ["401k5", []],
    ["a".repeat(31), []],
  ])("in %s leaves one of %j intact", (word, pieces) => {
    expect(intactPieces(word)).toEqual(pieces);
  });
});
