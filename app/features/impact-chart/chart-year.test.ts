import { describe, expect, it } from "vitest";
import { clampYear, impactOf, isProjected, readYear } from "./chart-year";

describe("the year of an address", () => {
  it.each([
    ["2020", 2020],
    ["2027", 2027],
    ["2030", 2030],
    ["2027.4", 2027],
    ["2027.5", 2028],
    [" 2026 ", 2026],
    ["1999", 2020],
    ["-5", 2020],
    ["0", 2020],
    ["99999", 2030],
    ["Infinity", 2030],
    ["", 2024],
    ["   ", 2024],
    ["soon", 2024],
    ["2027abc", 2024],
    ["NaN", 2024],
    [null, 2024],
  ])("%j selects %i", { tags: ["@public-4.2"] }, (text, year) => {
    expect(readYear(text)).toBe(year);
  });
});

it.each([
  [2019.6, 2020],
  [2024.49, 2024],
  [2030.7, 2030],
])("clamps %d to %i", { tags: ["@public-4.2", "@public-5.7"] }, (year, whole) => {
  expect(clampYear(year)).toBe(whole);
});

it("finds the record of a year and throws for others", () => {
  expect(impactOf(2024)).toEqual({ year: 2024, displaced: 3.7, atRisk: 22.1, newJobs: 4.5 });
  expect(() => impactOf(2031)).toThrow(RangeError);
});

it("calls 2025 and later projections", () => {
  expect([2024, 2025, 2030].map(isProjected)).toEqual([false, true, true]);
});
