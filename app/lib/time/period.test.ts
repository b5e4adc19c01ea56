import { describe, expect, it } from "vitest";
import { formatDuration, formatPeriod, type Period, periodBefore } from "./period";

describe("periodBefore", () => {
  it.each<[string, Period, string]>([
    ["2026-11-20T12:00:00.000Z", { years: 3 }, "2023-11-20T12:00:00.000Z"],
    ["2028-02-29T12:00:00.000Z", { years: 3 }, "2025-02-28T12:00:00.000Z"],
    ["2026-03-31T12:00:00.000Z", { months: 13 }, "2025-02-28T12:00:00.000Z"],
    ["2026-01-10T00:30:00.000Z", { days: 14 }, "2025-12-27T00:30:00.000Z"],
    ["2026-01-01T00:30:00.000Z", { hours: 1 }, "2025-12-31T23:30:00.000Z"],
    ["2026-01-01T00:30:00.000Z", {}, "2026-01-01T00:30:00.000Z"],
  ])("%s, %j", (moment, period, expected) => {
    expect(periodBefore(new Date(moment), period).toISOString()).toBe(expected);
  });
});

it.each<[Period, string]>([
  [{ years: 3 }, "3 years"],
  [{ months: 13 }, "13 months"],
  [{ days: 1 }, "1 day"],
])("formatPeriod(%j) is %s", (period, words) => {
  expect(formatPeriod(period)).toBe(words);
});

it.each([
  [0, "0 seconds"],
  [-5, "0 seconds"],
  [1_000, "1 second"],
  [59_400, "59 seconds"],
  [60_000, "1 minute"],
  [61_000, "1 minute"],
  [3_600_000, "1 hour"],
  [3_700_000, "1 hour 1 minute"],
  [90_000_000, "1 day 1 hour"],
  [86_400_000 * 30, "30 days"],
])("%i ms are %s", (milliseconds, expected) => expect(formatDuration(milliseconds)).toBe(expected));
