import { afterEach, describe, expect, it } from "vitest";
import {
  addDays,
  daysBetween,
  formatDay,
  formatDayOfYear,
  formatLocalDay,
  formatMonth,
  formatTime,
  formatWholeMonth,
  isDay,
  localMoment,
  relativeTime,
  shortDate,
} from "./dates";
import { setTimeZone } from "./time-zone";

describe("days", () => {
  it.each([
    ["2026-11-20", 1, "2026-11-21"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-03-01", -1, "2028-02-29"],
    ["2026-11-20", -30, "2026-10-21"],
  ] as const)("%s and %i days are %s", (day, days, expected) => {
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
  // @ts-expect-error A moment is a day only in a time zone.
  formatDay("2026-11-05T09:05:59.000Z");
  expect(formatLocalDay("2026-11-05T09:05:59.000Z")).toBe("Nov 5, 2026");
  expect(formatDayOfYear("2026-01-31")).toBe("Jan 31");
  expect(formatMonth("2026-12")).toBe("Dec 2026");
  expect(formatWholeMonth("2026-05")).toBe("May 2026");
  expect(formatWholeMonth("2026-09-03")).toBe("September 2026");
  expect(formatTime("2026-11-05T09:05:59.000Z")).toBe("Nov 5, 2026, 09:05 UTC");
});

it.each([
  ["2026-09-01", { iso: "2026-09-01", text: "Sep 1, 2026" }],
  ["2026-12-31T23:59:59.999Z", { iso: "2026-12-31", text: "Dec 31, 2026" }],
  ["2026-01-01T00:30:00+02:00", { iso: "2025-12-31", text: "Dec 31, 2025" }],
  ["last week", null],
  ["", null],
])("the day of %j is %j", (text, date) => expect(shortDate(text)).toEqual(date));

const now = "2026-11-20T12:00:00.000Z";

it.each([
  ["2026-11-20T11:59:30.000Z", "just now"],
  ["2026-11-20T12:00:40.000Z", "just now"],
  ["2026-11-20T11:55:00.000Z", "5 min ago"],
  ["2026-11-20T09:01:00.000Z", "2 h ago"],
  ["2026-11-19T12:00:00.000Z", "24 h ago"],
  ["2026-11-18T12:00:00.000Z", "2 d ago"],
  ["2026-11-06T12:00:01.000Z", "13 d ago"],
  ["2026-11-06T12:00:00.000Z", "Nov 6, 2026"],
  ["2026-11-20T12:30:00.000Z", "in 30 min"],
  ["2026-11-21T14:00:00.000Z", "in 26 h"],
  ["2026-11-23T14:00:00.000Z", "in 3 d"],
  ["soon", "soon"],
])("says %s as %s", (timestamp, text) => {
  expect(relativeTime(timestamp, now)).toBe(text);
});

afterEach(() => setTimeZone("UTC"));

const inZone = (zone: string, day: string, time: string) => {
  setTimeZone(zone);
  return localMoment(day, time).toISOString();
};

describe("a time on the organization's clocks", () => {
  it("is a moment of its own zone, in summer and in winter", () => {
    expect(inZone("Europe/Berlin", "2026-11-20", "09:05")).toBe("2026-11-20T08:05:00.000Z");
    expect(inZone("Europe/Berlin", "2026-07-01", "09:05")).toBe("2026-07-01T07:05:00.000Z");
    expect(inZone("America/New_York", "2026-07-01", "23:59")).toBe("2026-07-02T03:59:00.000Z");
    expect(inZone("UTC", "2026-07-01", "00:00")).toBe("2026-07-01T00:00:00.000Z");
  });

  it("is the first of two that daylight saving repeats, and later where it leaves one out", () => {
    expect(inZone("Europe/Berlin", "2026-10-25", "02:30")).toBe("2026-10-25T00:30:00.000Z");
    expect(inZone("Europe/Berlin", "2026-10-25", "03:00")).toBe("2026-10-25T02:00:00.000Z");
    expect(inZone("Europe/Berlin", "2026-03-29", "02:30")).toBe("2026-03-29T01:30:00.000Z");
    expect(inZone("Europe/Berlin", "2026-03-29", "03:00")).toBe("2026-03-29T01:00:00.000Z");
  });
});
