import { expect, it } from "vitest";
import { impactOf } from "./chart-year";
import { formatMillions, netImpact, withAsciiMinus } from "./year-view";

it.each([
  [2020, "+0.9", true],
  [2021, "+1.0", true],
  [2024, "+0.8", true],
  [2025, "+0.4", true],
  [2026, "\u22120.1", false],
  [2027, "\u22120.8", false],
  [2030, "\u22124.9", false],
])("gives the net impact of %i as %s", { tags: ["@public-2.4"] }, (year, text, isGain) => {
  expect(netImpact(impactOf(year))).toEqual({
    millions: Number(withAsciiMinus(text)),
    text,
    isGain,
  });
});

it.each([
  [5, 5],
  [5, 5.04],
])(
  "counts %d new and %d displaced as zero, which is no loss",
  { tags: ["@public-2.4"] },
  (newJobs, displaced) => {
    expect(netImpact({ newJobs, displaced })).toMatchObject({ text: "+0.0", isGain: true });
  },
);

it.each([
  [3.7, "3.7M"],
  [22, "22.0M"],
])("writes %d millions as %s", (millions, text) => {
  expect(formatMillions(millions)).toBe(text);
});
