import { describe, expect, it } from "vitest";
import { dateRangeProblems, presetRange, previousRange, readDateRange, stepOf, stepsOf } from "./date-range";

const now = new Date("2026-11-20T16:30:00.000Z");
const defaultRange = { from: "2026-10-22", to: "2026-11-20" } as const;
const read = (search: string) => readDateRange(new URLSearchParams(search), now);

describe("readDateRange", () => {
  it.each([
    ["", defaultRange],
    ["from=&to=", defaultRange],
    ["from=2026-01-01&to=2026-01-31", { from: "2026-01-01", to: "2026-01-31" }],
    ["from=2026-01-01&to=2026-01-01", { from: "2026-01-01", to: "2026-01-01" }],
    ["from=2026-11-01", { from: "2026-11-01", to: "2026-11-20" }],
    ["to=2026-03-31", { from: "2026-03-02", to: "2026-03-31" }],
    ["from=2026-11-01&to=2027-01-01", { from: "2026-11-01", to: "2027-01-01" }],
    ["from=2017-01-01&to=2026-12-31", { from: "2017-01-01", to: "2026-12-31" }],
  ])("reads %j", { tags: ["@staff-2.3", "@staff-9.1"] }, (search, range) => {
    expect(read(search)).toEqual({ range });
  });

  it.each([
    ["from=2026-11-20&to=2026-11-19", dateRangeProblems.reversed],
    ["from=2026-11-21", dateRangeProblems.reversed],
    ["from=2026-02-30&to=2026-03-01", dateRangeProblems.unreadable],
    ["from=yesterday", dateRangeProblems.unreadable],
    ["from=2026-01-01&to=%27%20or%201", dateRangeProblems.unreadable],
    ["from=2016-01-01&to=2026-12-31", dateRangeProblems.tooLong],
  ])(
    "refuses %j with a message and shows the last 30 days",
    { tags: ["@staff-2.3", "@staff-5.2"] },
    (search, problem) => {
      expect(read(search)).toEqual({ range: defaultRange, problem });
    },
  );
});

describe("steps", () => {
  it("are days, none left out", { tags: ["@staff-7.1"] }, () => {
    expect(stepsOf({ from: "2026-02-27", to: "2026-03-02" })).toEqual([
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
      "2026-03-02",
    ]);
    expect(stepsOf(defaultRange)).toHaveLength(30);
  });

  it("are months when days would be too many", () => {
    expect(stepOf({ from: "2026-01-01", to: "2026-04-02" })).toBe("day");
    expect(stepOf({ from: "2026-01-01", to: "2026-04-03" })).toBe("month");
    expect(stepsOf({ from: "2025-11-30", to: "2026-03-15" })).toEqual([
      "2025-11",
      "2025-12",
      "2026-01",
      "2026-02",
      "2026-03",
    ]);
  });
});

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
] as const)("before %s to %s are %s to %s", (from, to, before, end) => {
  expect(previousRange({ from, to })).toEqual({ from: before, to: end });
});
