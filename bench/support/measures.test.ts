import { describe, expect, it } from "vitest";
import { type Measure, measuresTable, median, missedGoals, quantile } from "./measures";

interface Run {
  score: number;
  shift: number;
  milliseconds: number;
}

const measures: Measure<Run>[] = [
  { title: "score", of: (run) => run.score, atLeast: 98 },
  { title: "shift", of: (run) => run.shift, digits: 3, atMost: 0 },
  { title: "ms", of: (run) => run.milliseconds },
];
const run = (score: number, shift = 0, milliseconds = 1200): Run => ({ score, shift, milliseconds });

describe("median", () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 100], 3],
    [[10, 9, 100], 10],
  ])("of %j is %d", (figures, expected) => {
    expect(median(figures)).toBe(expected);
  });

  it("is no number when a run gave none, or there was no run", () => {
    expect(median([1, Number.NaN, 3])).toBeNaN();
    expect(median([])).toBeNaN();
  });
});

it.each([
  [0.5, 2],
  [0.95, 4],
  [0.25, 1],
])("quantile %d of four figures", (share, expected) => {
  expect(quantile([4, 1, 3, 2], share)).toBe(expected);
});

describe("missedGoals", () => {
  it("is empty when the median of every measure is as good as its goal", () => {
    expect(missedGoals(measures, [{ name: "Home", runs: [run(97), run(98), run(100)] }])).toEqual([]);
  });

  it("names each subject and measure that misses, unrounded", () => {
    const subjects = [
      { name: "Home", runs: [run(100), run(97), run(97)] },
      { name: "News", runs: [run(100, 0.0001), run(100, 0.0001), run(100)] },
    ];
    expect(missedGoals(measures, subjects)).toEqual([
      "Home: score is 97, not >= 98",
      "News: shift is 0.0001, not <= 0",
    ]);
  });

  it("counts a figure that could not be taken as a miss, but only where there is a goal", () => {
    const subjects = [{ name: "Home", runs: [run(Number.NaN, 0, Number.NaN)] }];
    expect(missedGoals(measures, subjects)).toEqual(["Home: score is NaN, not >= 98"]);
    expect(missedGoals(measures, [{ name: "News", runs: [] }])).toHaveLength(2);
  });
});

describe("measuresTable", () => {
  it("lines up medians under headings, and ends with the goals", () => {
    const subjects = [
      { name: "Home", runs: [run(97), run(98, 0, 900), run(100)] },
      { name: "Support", runs: [run(100, 0.25, 12_000)] },
    ];
    expect(measuresTable("page", measures, subjects)).toEqual([
      "page     score  shift     ms",
      "Home        98  0.000   1200",
      "Support    100  0.250  12000",
      "goal     >= 98   <= 0",
    ]);
  });

  it("has no line of goals when there are none", () => {
    expect(measuresTable("page", measures.slice(2), [{ name: "Home", runs: [run(1)] }])).toEqual([
      "page    ms",
      "Home  1200",
    ]);
  });
});
