import { expect, it } from "vitest";
import { holderFinder, phraseFinder, plainWords } from "./query-words.server";

const lists = [
  ["writing", "writer, copy editor"],
  ["translation", "translator, traductor"],
] as const;

it.each([
  [
    "a copy editor and a writer",
    [
      { holder: "writing", at: 1, length: 2 },
      { holder: "writing", at: 5, length: 1 },
    ],
  ],
  ["copy and editor", []],
  ["writers", []],
])("finds in %j the phrases of lists, and where they stand", (text, found) => {
  expect(phraseFinder(lists)(plainWords(text))).toEqual(found);
});

it.each([
  ["Writers and translators", ["writing", "translation"]],
  ["dos traductores", ["translation"]],
  ["copy editors, writer", ["writing"]],
  ["a class", []],
])("finds in %j each list once, in the plural too", (text, holders) => {
  expect(holderFinder(lists, { inPlural: true })(plainWords(text))).toEqual(holders);
});
