import { expect, it } from "vitest";
import { isNewEnough } from "./java.mjs";

it.each([
  ['openjdk version "17.0.15" 2025-04-15', true],
  ['openjdk version "11.0.2" 2019-01-15', true],
  ['openjdk version "21" 2023-09-19', true],
  ['java version "1.8.0_402"', false],
  ["The operation couldn't be completed. Unable to locate a Java Runtime.", false],
  ["", false],
])("%j is %s", (words, expected) => {
  expect(isNewEnough(words)).toBe(expected);
});
