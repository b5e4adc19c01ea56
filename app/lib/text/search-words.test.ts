import { expect, it } from "vitest";
import { searchWords } from "./search-words";

it.each([
  ["maria", ["maria"]],
  ["  Maria   Lopez ", ["maria", "lopez"]],
  ["maria Maria", ["maria"]],
  ['"maria lopez" 100%', ['"maria', 'lopez"', "100%"]],
  ["a b c", ["a", "b", "c"]],
  ["a b c d", ["a b c d"]],
  ["one two three four five six seven eight nine", ["one two three four five six seven eight nine"]],
  ["", []],
])("splits %j into %j", (q, words) => {
  expect(searchWords(q)).toEqual(words);
});
