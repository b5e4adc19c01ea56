import { describe, expect, it } from "vitest";
import { containsFolded, foldedCharacters, foldText } from "./fold";

describe("foldText", () => {
  it.each([
    ["Layoffs", "layoffs"],
    ["ÉTÉ", "ete"],
    ["E\u0301", "e"],
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

it("is the same when a text is folded twice, and has no capitals", () => {
  const characters = foldedCharacters();
  expect(characters.length).toBeGreaterThan(5000);
  expect(characters.filter(([, plain]) => foldText(plain) !== plain)).toEqual([]);
});

describe("two spellings", () => {
  it.each([
    ["O’Neill", "O'Neill"],
    ["Keʻala", "Ke`ala"],
    ["Mary‑Ann", "Mary-Ann"],
    ["“help”", '"help"'],
    ["Ann\u202fLee", "Ann Lee"],
    ["Ａｎｎ", "ann"],
    ["ﬁne", "fine"],
    ["Nguyễn Đức", "nguyen duc"],
    ["İpek Işık", "ipek isik"],
    ["أحمد", "احمد"],
    ["가나다", "가나다".normalize("NFD")],
    ["Ёлка", "елка"],
    ["ガラス", "がらす"],
    ["٣٤٥", "345"],
    ["soft\u00adware", "software"],
  ])("%j and %j are one", (one, other) => expect(foldText(one)).toBe(foldText(other)));

  it.each([
    ["Müller", "Miller"],
    ["resume", "resumes"],
    ["हिन्दी", "हन्द"],
    ["were", "we're"],
    ["o", "0"],
    ["кот", "kot"],
  ])("%j and %j are two", (one, other) => expect(foldText(one)).not.toBe(foldText(other)));
});
