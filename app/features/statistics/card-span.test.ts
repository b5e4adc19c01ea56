import { expect, it } from "vitest";
import { cardSpan } from "./card-span";

it.each([
  [1, ["all"]],
  [2, ["half", "half"]],
  [3, ["third", "third", "third"]],
  [4, ["half", "half", "half", "half"]],
  [5, ["third", "third", "third", "half", "half"]],
  [6, ["third", "third", "third", "third", "third", "third"]],
  [7, ["third", "third", "third", "half", "half", "half", "half"]],
])("leaves no hole in the rows of %i cards", (count, spans) => {
  expect(Array.from({ length: count }, (_, index) => cardSpan(index, count))).toEqual(spans);
});
