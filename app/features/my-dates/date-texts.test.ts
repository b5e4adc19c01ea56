import { expect, it } from "vitest";
import { myDates as spanish } from "~/content/es/my-dates";
import { myDates } from "~/content/my-dates/en";
import type { Day } from "~/lib/time/dates";
import { entryTexts } from "./date-texts";
import type { DatedEntry } from "./work-out";

const TODAY = "2026-11-26";
const english = { ...myDates, ...myDates.answer };
const inSpanish = { ...spanish, ...spanish.answer };

const entry = (day: Day, daysLeft: number, more: Partial<DatedEntry> = {}): DatedEntry => ({
  id: "marketplace-report",
  day,
  also: undefined,
  daysLeft,
  actBy: undefined,
  isDueNow: false,
  ...more,
});

it("a day has its year only where it is another than today's", () => {
  expect(entryTexts(entry("2026-12-15", 19), TODAY, english)).toEqual({
    head: "Tuesday, December 15",
    when: "in 19 days",
    closed: undefined,
    line: { day: "Dec 15", when: "in 19 days" },
  });
  expect(entryTexts(entry("2027-01-29", 64), TODAY, english)).toMatchObject({
    head: "Friday, January 29, 2027",
    line: { day: "Jan 29, 2027" },
  });
  expect(entryTexts(entry("2026-12-30", 34), TODAY, inSpanish)).toMatchObject({
    head: "Miércoles, 30 de diciembre",
    line: { day: "30 dic" },
  });
});

it("a day on which offices are closed gives way to the workday before it, to which the days are counted", () => {
  const sunday = entry("2026-12-20", 24, { actBy: "2026-12-18" });
  expect(entryTexts(sunday, TODAY, english)).toEqual({
    head: "By Friday, December 18",
    when: "in 22 days",
    closed: "Sunday, December 20",
    line: { day: "Dec 18", when: "in 22 days" },
  });
  expect(entryTexts(sunday, TODAY, inSpanish).head).toBe("A más tardar el viernes, 18 de diciembre");
});

it("what has passed leads the list only where each day costs money, and then it is due today", () => {
  const passed = entry("2026-11-21", -5);
  expect(entryTexts(passed, TODAY, english)).toMatchObject({
    head: "Saturday, November 21",
    when: "5 days ago",
    line: undefined,
  });
  const { line } = entryTexts({ ...passed, isDueNow: true }, TODAY, english);
  expect(line).toEqual({ day: "Nov 26", when: "today" });
});
