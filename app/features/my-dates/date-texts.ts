import type { MyDatesWords } from "~/content/my-dates/words";
import { type Day, startOfDay } from "~/lib/time/dates";
import type { DatedEntry } from "./work-out";

function format(day: Day, language: string, shape: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { timeZone: "UTC", ...shape }).format(new Date(startOfDay(day)));
}

/** "Tuesday, December 1, 2026" */
export const dayText = (day: Day, language: string): string => format(day, language, { dateStyle: "full" });

const textOf = (width: "long" | "short") => (day: Day, language: string, today: Day) =>
  format(day, language, {
    weekday: width,
    month: width,
    day: "numeric",
    year: day.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric",
  });

/** "Tuesday, December 1", with the year where it is another than today's. */
export const nearDayText = textOf("long");

/** "Tue, Dec 1", as it stands at the head of a line. */
export const shortDayText = textOf("short");

/** Replaces "{name}" by its value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export type EntryWords = Pick<MyDatesWords, "language"> & Pick<MyDatesWords["answer"], "when">;

/** Writes the days of a line of the list. What is due today or this week begins with that word. */
export function entryTexts(entry: DatedEntry, today: Day, { language, when }: EntryWords) {
  const { actBy, actOn, also, day, isFrom, left, part } = entry;
  const date = shortDayText(actOn, language, today);
  const by = fill(when.by, { day: date });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  // "today", "in 34 days", "3 days ago"
  const inDays = relative.format(left, "day");
  const head = isFrom ? fill(when.from, { day: date }) : actBy ? by : date;
  const [first, second] =
    part !== "today" ? [head, inDays] : left ? [relative.format(0, "week"), by] : [inDays, date];
  return {
    head: first,
    when: second,
    closed: actBy && nearDayText(day, language, today),
    also: also && nearDayText(also, language, today),
  };
}
