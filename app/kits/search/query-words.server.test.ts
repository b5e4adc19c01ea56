import { describe, expect, it } from "vitest";
import { plainWords, readQueryParts } from "./query-words.server";

describe("the parts of a search", () => {
  it.each<[string, string[], string[]]>([
    ["Rent, please!", ["rent", "please"], []],
    ["  I can’t   pay ", ["i", "can't", "pay"], []],
    ["¿Qué banco? ¡Ayuda!", ["que", "banco", "ayuda"], []],
    ["rent Rent RENT", ["rent"], []],
    ["“text line” now", ["text line", "now"], []],
    ["self-harm 24/7 401(k) at&t", ["self-harm", "24/7", "401(k", "at&t"], []],
    ["100% $500 c++", [], ["100%", "$500", "c++"]],
    ["snake_case C:\\temp", [], ["snake_case", "c:\\temp"]],
    ["jobs & wages", ["jobs", "wages"], ["&"]],
    ['"', [], ['"']],
    ["-", [], ["-"]],
    ["jobs - wages", ["jobs", "wages"], []],
    ["\u0000", [], []],
    ["a\u0000b", ["a", "b"], []],
    ["работа 🤖", ["работа"], ["🤖"]],
  ])("of %j are words %j and verbatim %j", (q, words, verbatim) => {
    const parts = readQueryParts(q);
    const ofKind = (wanted: string) => parts.flatMap(({ text, kind }) => (kind === wanted ? [text] : []));
    expect(ofKind("word")).toEqual(words);
    expect(ofKind("verbatim")).toEqual(verbatim);
  });

  it("are twelve at most", () => {
    expect(readQueryParts(Array.from({ length: 50 }, (_, index) => `w${index}`).join(" "))).toHaveLength(12);
  });
});

it("compares words without capitals, accents, apostrophes and signs", () => {
  expect(plainWords("Me hacé DAÑO; I can’t, C++")).toEqual(["me", "hace", "dano", "i", "cant", "c"]);
});
