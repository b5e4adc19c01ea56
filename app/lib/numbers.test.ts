import { describe, expect, it } from "vitest";
import { axisTicks, formatBytes, formatCount, percentage } from "./numbers";

it("groups thousands", () => {
  expect([0, 999, 1204, 1234567].map(formatCount)).toEqual(["0", "999", "1,204", "1,234,567"]);
});

it.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1.0 kB"],
  [12_400_000, "12.4 MB"],
  [1.5e15, "1500.0 TB"],
])("writes %d bytes as %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));

it.each([
  [0, 0, "0.0"],
  [5, 0, "0.0"],
  [0, 7, "0.0"],
  [1, 3, "33.3"],
  [2, 3, "66.7"],
  [312, 1204, "25.9"],
  [7, 7, "100.0"],
  [9, 6, "150.0"],
])("%i of %i is %s percent", { tags: ["@staff-9.2"] }, (part, whole, expected) => {
  expect(percentage(part, whole)).toBe(expected);
});

describe("axisTicks", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [30, [0, 5, 10, 15, 20, 25, 30]],
    [105, [0, 20, 40, 60, 80, 100, 120]],
    [33.3, [0, 10, 20, 30, 40]],
  ])("reaches %d", (max, ticks) => {
    expect(axisTicks(max)).toEqual(ticks);
  });

  it("is never crowded, and always high enough", () => {
    for (const max of [0.4, 2, 6, 11, 59, 61, 99.9, 1000, 12_345, 999_999]) {
      const ticks = axisTicks(max);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
    }
  });
});
