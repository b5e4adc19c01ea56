import { expect, it } from "vitest";
import { yearAfterKey } from "./use-year-slider";

it.each([
  ["ArrowRight", 2024, 2025],
  ["ArrowUp", 2024, 2025],
  ["ArrowLeft", 2024, 2023],
  ["ArrowDown", 2024, 2023],
  ["ArrowLeft", 2020, 2020],
  ["ArrowRight", 2030, 2030],
  ["PageUp", 2024, 2029],
  ["PageUp", 2028, 2030],
  ["PageDown", 2024, 2020],
  ["Home", 2027, 2020],
  ["End", 2021, 2030],
])("%s leads from %i to %i", (key, year, next) => {
  expect(yearAfterKey(key, year)).toBe(next);
});

it.each(["Tab", "Enter", "a", "toString"])("leaves %s to the browser", (key) => {
  expect(yearAfterKey(key, 2024)).toBeUndefined();
});
