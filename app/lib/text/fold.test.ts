import { describe, expect, it } from "vitest";
import { containsFolded, foldLetters, foldText, plainPart, storedLetters, storedSpellings } from "./fold";

describe("foldText", () => {
  it.each([
    ["Layoffs", "layoffs"],
    ["ÉTÉ", "été"],
    ["E\u0301", "é"],
    ["don’t – “no”", 'don\'t - "no"'],
    ["a\u00a0b", "a b"],
    ["ΟΔΟΣ", "οδοσ"],
    ["100% a_b", "100% a_b"],
    ["", ""],
  ])("%j becomes %j", (text, folded) => expect(foldText(text)).toBe(folded));
});

describe("containsFolded", () => {
  it.each([
    ["El País", "PAÍS", true],
    ["Worker’s Daily", "worker's", true],
    ["BBC News", "bbc", true],
    ["BBC", "bbc news", false],
    ["Anything", "", true],
  ])("%j contains %j: %s", (text, part, expected) => expect(containsFolded(text, part)).toBe(expected));
});

describe("storedSpellings", () => {
  it("needs none for plain letters", () => expect(storedSpellings("layoffs100%_")).toEqual([]));

  it("names the capital of a letter outside ASCII once", () => {
    expect(storedSpellings("été")).toEqual([{ stored: "É", typed: "é" }]);
  });

  it("leaves out capitals that are more than one character", () => expect(storedSpellings("ß")).toEqual([]));

  it("names the entities of an ampersand", () => {
    expect(storedSpellings("&")).toContainEqual({ stored: "&amp;", typed: "&" });
  });

  const cyrillic = String.fromCodePoint(...Array.from({ length: 32 }, (_, index) => 0x430 + index));

  it("needs no more than fourteen for any search", () => {
    expect(storedSpellings(`&'"-<> ${cyrillic}`)).toHaveLength(14);
    expect(storedSpellings(cyrillic)).toHaveLength(14);
  });

  it("chooses quotes, dashes, spaces and the first letters of words before other letters", () => {
    const chosen = new Set(storedSpellings(`${cyrillic} ю-я`).map(({ typed }) => typed));
    expect([...chosen].join("")).toBe(" -аюябвгд");
  });
});

describe("plainPart", () => {
  it.each([
    ["layoffs", "layoffs"],
    ["call centers", "centers"],
    ["don't été", "don"],
    ["été", "t"],
    ["100%_", "100%_"],
    ["абвгдежзийклмнопрст", "опрст"],
    ["'\"&", ""],
    ["", ""],
  ])("of %j is %j", (folded, part) => expect(plainPart(folded)).toBe(part));
});

describe("foldLetters", () => {
  it.each([
    ["Zoë", "zoe"],
    ["MÜLLER", "muller"],
    ["Łukasz", "lukasz"],
    ["Nguyễn", "nguyen"],
    ["Bjørn Großmann", "bjorn grossmann"],
    ["Жорж 王 😀", "жорж 王 😀"],
  ])("writes %s in small plain letters", (text, folded) => {
    expect(foldLetters(text)).toBe(folded);
  });
});

describe("storedLetters", () => {
  it("lists a word with the letters that have no accent to leave out", () => {
    expect(storedLetters("lukasz")).toEqual(["lukasz", "łukasz"]);
    expect(storedLetters("wladyslaw")).toContain("władysław");
    expect(storedLetters("strasse")).toContain("straße");
    expect(storedLetters("42%")).toEqual(["42%"]);
  });

  it("lists no more than sixteen spellings, however long the word is", () => {
    expect(storedLetters("lololodolossaeoe").length).toBe(16);
  });
});
