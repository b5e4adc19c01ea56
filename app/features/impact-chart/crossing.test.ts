import { describe, expect, it } from "vitest";
import { chartFinding, chartText } from "~/content/impact-chart";
import { impactYears } from "~/content/impact-years";
import { crossing, findCrossing } from "./crossing";

/** Records from 2020 on with these displaced and new jobs. */
const records = (...pairs: [displaced: number, newJobs: number][]) =>
  pairs.map(([displaced, newJobs], index) => ({ year: 2020 + index, displaced, newJobs }));

describe("the crossing of the lines", () => {
  it("lies between 2025 and 2026, where the net impact turns negative", { tags: ["@public-2.4"] }, () => {
    expect(crossing?.year).toBe(2026);
    expect(crossing?.at).toBeCloseTo(2025.8);
    expect(crossing?.millions).toBeCloseTo(5.92);
    const losing = impactYears.filter(({ displaced, newJobs }) => displaced > newJobs);
    expect(losing.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029, 2030]);
  });

  it.each([
    ["never cross", records([1, 2], [2, 3])],
    ["begin with more displaced jobs", records([2, 1], [3, 1])],
    ["cross back", records([1, 2], [3, 2], [3, 4])],
    ["meet again", records([1, 2], [3, 2], [4, 4])],
  ])("is none when the lines %s", (_, pairs) => {
    expect(findCrossing(pairs)).toBeUndefined();
  });

  it("is the finding above the chart, which is no more than a title without one", () => {
    expect(chartFinding(crossing?.year)).toBe(
      "Our estimate: from 2026 on, displaced jobs outnumber new ones",
    );
    expect(chartFinding(undefined)).toBe(chartText.title);
  });
});
