import { describe, expect, it } from "vitest";
import { impactYears } from "~/content/impact-years";
import { narrowFrame, wideFrame, xOfYear, yearAtX, yOfMillions } from "./chart-frame";

it("has the specification's sizes", { tags: ["@public-9.2"] }, () => {
  expect([wideFrame.width, wideFrame.height]).toEqual([800 - 32, 460]);
  expect([narrowFrame.width, narrowFrame.height]).toEqual([350 - 32, 300]);
});

describe.each([
  ["wide", wideFrame],
  ["narrow", narrowFrame],
])("the %s frame", (_, frame) => {
  it("spans the plot from the first year to the last and from nothing to the top", () => {
    expect(xOfYear(frame, 2020)).toBe(frame.margin.left);
    expect(xOfYear(frame, 2030)).toBeCloseTo(frame.width - frame.margin.right);
    expect(yOfMillions(frame, 60)).toBe(frame.margin.top);
    expect(yOfMillions(frame, 0)).toBe(frame.height - frame.margin.bottom);
  });

  it("finds every year again from its place, and from a little beside it", () => {
    for (const { year } of impactYears) {
      for (const beside of [-10, 0, 10]) expect(yearAtX(frame, xOfYear(frame, year) + beside)).toBe(year);
    }
  });

  it("takes places beside the plot for its ends", () => {
    expect(yearAtX(frame, -500)).toBe(2020);
    expect(yearAtX(frame, 5000)).toBe(2030);
  });
});
