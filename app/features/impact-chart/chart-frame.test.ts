import { describe, expect, it } from "vitest";
import { impactYears } from "~/content/impact-years";
import {
  bottomOf,
  hiddenAround,
  narrowFrame,
  panelOf,
  plotWidth,
  wideFrame,
  xOfYear,
  yOfMillions,
} from "./chart-frame";
import { seriesKeys } from "./series-mark.server";

it("has the specification's sizes", { tags: ["@public-9.2"] }, () => {
  expect([wideFrame.width, wideFrame.height]).toEqual([800 - 32, 460]);
  expect([narrowFrame.width, narrowFrame.height]).toEqual([350 - 32, 300]);
});

describe.each([
  ["wide", wideFrame],
  ["narrow", narrowFrame],
])("the %s frame", (_, frame) => {
  it("spans the plot from the first year to the last and from nothing to the top", () => {
    expect(xOfYear(frame, 2020)).toBe(frame.left);
    expect(xOfYear(frame, 2030)).toBeCloseTo(frame.width - frame.right);
    for (const panel of [frame.atRisk, frame.jobs]) {
      expect(yOfMillions(panel, panel.max)).toBe(panel.top);
      expect(yOfMillions(panel, 0)).toBe(bottomOf(panel));
    }
  });

  it("has every amount of every year inside its panel, and uses most of it", () => {
    for (const key of seriesKeys) {
      const top = Math.max(...impactYears.map((record) => record[key]));
      expect(top).toBeLessThanOrEqual(panelOf(frame, key).max);
    }
    expect(plotWidth(frame) / frame.width).toBeGreaterThan(0.75);
    expect(frame.jobs.height).toBeGreaterThan(3 * frame.atRisk.height);
  });

  it("has the year's tag inside, in the place of its year and clear of the others", () => {
    for (const { year } of impactYears) {
      const tag = xOfYear(frame, year) - frame.tag.width / 2;
      expect(tag).toBeGreaterThanOrEqual(0);
      expect(tag + frame.tag.width).toBeLessThanOrEqual(frame.width);
    }
    expect(hiddenAround(frame)).toBe(frame === wideFrame ? 0 : 1);
  });
});
