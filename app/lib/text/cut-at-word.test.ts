import { expect, it } from "vitest";
import { cutAtWord } from "./cut-at-word";

it.each([
  ["short enough", 12, "short enough"],
  ["Canteen saved, and more", 18, "Canteen saved…"],
  ["Canteen saved and more", 15, "Canteen saved…"],
  ["The robots – they said", 14, "The robots…"],
  ["I Donaudampfschifffahrtsgesellschaft", 12, "I Donaudamp…"],
  ["abcdefgh😀😀", 10, "abcdefgh…"],
])("%j of at most %i characters is %j", (text, length, expected) => {
  expect(cutAtWord(text, length)).toBe(expected);
});
