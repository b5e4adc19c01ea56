import { afterEach, describe, expect, it } from "vitest";
import { formatLocalDay, formatSecond, formatTime, localTimestampsOf, startOfLocalDay } from "./dates";
import { localDay, localTime, setTimeZone, zoneName } from "./time-zone";

afterEach(() => setTimeZone("UTC"));

describe("times in the organization's time zone", () => {
  it.each([
    ["UTC", "2026-11-20T23:30:05.000Z", "2026-11-20T23:30:05", "UTC"],
    ["Europe/Berlin", "2026-11-20T23:30:05.000Z", "2026-11-21T00:30:05", "UTC+1"],
    ["Europe/Berlin", "2026-07-01T22:30:05.000Z", "2026-07-02T00:30:05", "UTC+2"],
    ["America/New_York", "2026-11-20T03:30:05.000Z", "2026-11-19T22:30:05", "UTC-5"],
    ["Asia/Kolkata", "2026-11-20T03:30:05.000Z", "2026-11-20T09:00:05", "UTC+5:30"],
    ["Europe/London", "2026-11-20T03:30:05.000Z", "2026-11-20T03:30:05", "UTC"],
  ])("are right in %s", (zone, timestamp, local, name) => {
    setTimeZone(zone);
    expect(localTime(timestamp)).toBe(local);
    expect(zoneName(timestamp)).toBe(name);
    expect(localDay(new Date(timestamp))).toBe(local.slice(0, 10));
    expect(formatTime(timestamp)).toBe(`${formatLocalDay(timestamp)}, ${local.slice(11, 16)} ${name}`);
    expect(formatSecond(timestamp)).toBe(`${local.slice(11)} ${name}`);
  });

  it.each([
    ["UTC", "2026-03-29", "2026-03-29T00:00:00.000Z"],
    ["Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["Europe/Berlin", "2026-03-30", "2026-03-29T22:00:00.000Z"],
    ["America/New_York", "2026-11-02", "2026-11-02T05:00:00.000Z"],
    // Clocks go from 0:00 to 1:00.
    ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z"],
    // 23:59 is followed by 23:00 of the same day.
    ["America/Havana", "2026-11-01", "2026-11-01T04:00:00.000Z"],
    ["Pacific/Kiritimati", "2026-11-20", "2026-11-19T10:00:00.000Z"],
  ] as const)("begin the day in %s, %s, at its first moment", (zone, day, start) => {
    setTimeZone(zone);
    expect(startOfLocalDay(day)).toBe(start);
    expect(localDay(new Date(start))).toBe(day);
    expect(localDay(new Date(Date.parse(start) - 1)) < day).toBe(true);
  });

  it("leave what is no timestamp as it is", () => {
    setTimeZone("Europe/Berlin");
    expect(localTime("")).toBe("");
    expect(zoneName("soon")).toBe("UTC");
  });
});

it("takes both days of a range whole", () => {
  setTimeZone("Europe/Berlin");
  expect(localTimestampsOf({ from: "2026-10-24", to: "2026-10-25" })).toEqual({
    start: "2026-10-23T22:00:00.000Z",
    end: "2026-10-25T23:00:00.000Z",
  });
});
