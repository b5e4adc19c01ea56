import { expect, it } from "vitest";
import { languageCode, languageName } from "./languages";

it("knows languages by name and by code, in any case", () => {
  expect(["English", " spanish ", "ES", "Klingon", "constructor"].map(languageCode)).toEqual([
    "en",
    "es",
    "es",
    undefined,
    undefined,
  ]);
  expect(["es", "xx", "constructor"].map(languageName)).toEqual(["Spanish", "xx", "constructor"]);
});
