import { afterEach, expect, it } from "vitest";
import { myDates } from "~/content/my-dates/en";
import { states } from "~/content/resources/states";
import { setTimeZone } from "~/lib/time/time-zone";
import { loadDates } from "./dates-page.server";

afterEach(() => setTimeZone("UTC"));

function countedOn(state: string, now: string) {
  const url = new URL(`http://127.0.0.1/first-week/dates?lastDay=2026-11-20&state=${state}`);
  return loadDates(url, new Date(now), myDates, {}).data.shown?.today;
}

it.each([
  ["OH", "2026-12-01T04:59:00.000Z", "2026-11-30"],
  ["OH", "2026-12-01T05:00:00.000Z", "2026-12-01"],
  ["HI", "2026-12-01T09:59:00.000Z", "2026-11-30"],
  ["PR", "2026-12-01T04:00:00.000Z", "2026-12-01"],
  // Arizona has the same time in summer and in winter.
  ["AZ", "2027-07-01T06:59:00.000Z", "2027-06-30"],
  ["CO", "2027-07-01T06:00:00.000Z", "2027-07-01"],
])("counts the days on the clocks of %s at %s", (state, now, day) => expect(countedOn(state, now)).toBe(day));

it("knows the clocks of every state, and takes the organization's for none", () => {
  setTimeZone("Asia/Kolkata");
  const now = "2026-11-30T20:00:00.000Z";
  for (const { code } of states) expect(countedOn(code, now), code).toBe("2026-11-30");
  expect(countedOn("", now)).toBe("2026-12-01");
});
