import { describe, expect, it } from "vitest";
import { foldLetters, storedLetters } from "./fold-letters";

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
