import { expect, it } from "vitest";
import { myDates as spanish } from "~/content/es/my-dates";
import { myDates } from "~/content/my-dates/en";
import type { Day } from "~/lib/time/dates";
import { entryTexts } from "./date-texts";
import type { DatedEntry } from "./work-out";

const TODAY = "2026-11-26";
const english = { ...myDates, ...myDates.answer };
const inSpanish = { ...spanish, ...spanish.answer };

const entry = (day: Day, left: number, more: Partial<DatedEntry> = {}): DatedEntry => ({
  id: "marketplace-report",
  day,
  also: undefined,
  actBy: undefined,
  actOn: day,
  left,
  part: "later",
  isFrom: false,
  ...more,
});

it("a day has its year only where it is another than today's", () => {
  expect(entryTexts(entry("2026-12-15", 19), TODAY, english)).toEqual({
    head: "Tue, Dec 15",
    when: "in 19 days",
    closed: undefined,
  });
  expect(entryTexts(entry("2027-01-29", 64), TODAY, english)).toMatchObject({
    head: "Fri, Jan 29, 2027",
  });
  expect(entryTexts(entry("2026-12-30", 34), TODAY, inSpanish)).toMatchObject({
    head: "mié, 30 de dic",
  });
});

it("a day on which offices are closed gives way to the workday before it, to which the days are counted", () => {
  const sunday = entry("2026-12-20", 22, { actBy: "2026-12-18", actOn: "2026-12-18" });
  expect(entryTexts(sunday, TODAY, english)).toEqual({
    head: "by Fri, Dec 18",
    when: "in 22 days",
    closed: "Sunday, December 20",
  });
  expect(entryTexts(sunday, TODAY, inSpanish).head).toBe("hasta el vie, 18 de dic");
});

it("what has passed says on which day it was due, and how long ago that was, and tells no one to act by it", () => {
  expect(entryTexts(entry("2026-11-21", -5), TODAY, english)).toMatchObject({
    head: "Sat, Nov 21",
    when: "5 days ago",
  });
});

it("what is due today or begins this week says so first, and then its day", () => {
  const due = entry(TODAY, 0, { part: "today", isFrom: true });
  expect(entryTexts(due, TODAY, english)).toMatchObject({ head: "today", when: "Thu, Nov 26" });
  const week = entry("2027-01-18", 50, { part: "today", actBy: "2027-01-15", actOn: "2027-01-15" });
  expect(entryTexts(week, TODAY, english)).toMatchObject({
    head: "this week",
    when: "by Fri, Jan 15, 2027",
    closed: "Monday, January 18, 2027",
  });
  expect(entryTexts(week, TODAY, inSpanish)).toMatchObject({
    head: "esta semana",
    when: "hasta el vie, 15 de ene de 2027",
  });
});

it("what can be done only from a day on has no deadline", () => {
  const claim = entry("2026-12-19", 23, { part: "soon", isFrom: true });
  expect(entryTexts(claim, TODAY, english)).toMatchObject({
    head: "from Sat, Dec 19",
    when: "in 23 days",
    closed: undefined,
  });
});
