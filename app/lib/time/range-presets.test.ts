import { expect, it } from "vitest";
import { presetRange, previousRange } from "./range-presets";

it.each([
  ["week", "2026-11-14", "2026-11-20"],
  ["month", "2026-10-22", "2026-11-20"],
  ["lastMonth", "2026-10-01", "2026-10-31"],
  ["quarter", "2026-10-01", "2026-11-20"],
  ["year", "2026-01-01", "2026-11-20"],
  ["twelveMonths", "2025-12-01", "2026-11-20"],
] as const)("the preset %s is from %s to %s", (id, from, to) => {
  expect(presetRange(id, "2026-11-20")).toEqual({ from, to });
});

it("the month before January is of the year before", () => {
  expect(presetRange("lastMonth", "2026-01-31")).toEqual({ from: "2025-12-01", to: "2025-12-31" });
  expect(presetRange("lastMonth", "2024-03-01")).toEqual({ from: "2024-02-01", to: "2024-02-29" });
  expect(presetRange("quarter", "2026-03-31")).toEqual({ from: "2026-01-01", to: "2026-03-31" });
});

it.each([
  ["2026-10-22", "2026-11-20", "2026-09-22", "2026-10-21"],
  ["2026-11-20", "2026-11-20", "2026-11-19", "2026-11-19"],
  ["2026-10-01", "2026-10-31", "2026-09-01", "2026-09-30"],
  ["2026-12-01", "2026-12-31", "2026-11-01", "2026-11-30"],
  ["2026-01-01", "2026-01-31", "2025-12-01", "2025-12-31"],
  ["2026-10-01", "2026-10-30", "2026-09-01", "2026-09-30"],
])("before %s to %s are %s to %s", (from, to, before, end) => {
  expect(previousRange({ from, to })).toEqual({ from: before, to: end });
});
