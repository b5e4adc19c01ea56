import { describe, expect, it } from "vitest";
import {
  addDays,
  dayOf,
  daysBetween,
  formatDay,
  formatDayOfYear,
  formatMonth,
  formatTime,
  isDay,
} from "./dates";

describe("days", () => {
  it("are UTC days", () => {
    expect(dayOf(new Date("2026-11-20T23:59:59.999Z"))).toBe("2026-11-20");
    expect(dayOf(new Date("2026-11-20T23:30:00-05:00"))).toBe("2026-11-21");
  });

  it.each([
    ["2026-11-20", 1, "2026-11-21"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-03-01", -1, "2028-02-29"],
    ["2026-11-20", -30, "2026-10-21"],
  ])("%s and %i days are %s", (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(days);
  });

  it.each(["2026-11-20", "2028-02-29", "1900-01-01", "2999-12-31"])("%s exists", (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    "",
    "2026-02-30",
    "2027-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "20261120",
    "0000-01-05",
    "9999-12-31",
    "yesterday",
  ])("%j does not exist", (text) => {
    expect(isDay(text)).toBe(false);
  });
});

it("writes days and times the same everywhere", () => {
  expect(formatDay("2026-11-05")).toBe("Nov 5, 2026");
  expect(formatDay("2026-11-05T09:05:59.000Z")).toBe("Nov 5, 2026");
  expect(formatDayOfYear("2026-01-31")).toBe("Jan 31");
  expect(formatMonth("2026-12")).toBe("Dec 2026");
  expect(formatTime("2026-11-05T09:05:59.000Z")).toBe("Nov 5, 2026, 09:05 UTC");
});
