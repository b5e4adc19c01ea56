import type { MyDatesWords } from "~/content/my-dates/words";
import { type Day, daysBetween, startOfDay } from "~/lib/time/dates";
import { type DatedEntry, dayToAct } from "./work-out";

function format(day: Day, language: string, shape: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { timeZone: "UTC", ...shape }).format(new Date(startOfDay(day)));
}

/** "Tuesday, December 1, 2026" */
export const dayText = (day: Day, language: string): string => format(day, language, { dateStyle: "full" });

const yearUnless = (day: Day, today: Day): Intl.DateTimeFormatOptions =>
  day.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" };

/** "Tuesday, December 1", with the year where it is another than today's. */
export function nearDayText(day: Day, language: string, today: Day): string {
  return format(day, language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...yearUnless(day, today),
  });
}

/** "Tue, Dec 1", as it stands at the head of a line. */
export function shortDayText(day: Day, language: string, today: Day): string {
  return format(day, language, {
    weekday: "short",
    month: "short",
    day: "numeric",
    ...yearUnless(day, today),
  });
}

/** Replaces "{name}" by its value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** "tomorrow", "in 34 days", "3 days ago". @param daysLeft negative when the day has passed */
function whenText(daysLeft: number, when: MyDatesWords["answer"]["when"]): string {
  if (daysLeft === 0) return when.today;
  if (daysLeft === 1) return when.tomorrow;
  if (daysLeft === -1) return when.yesterday;
  return fill(daysLeft > 0 ? when.in : when.ago, { count: Math.abs(daysLeft) });
}

export type EntryWords = Pick<MyDatesWords, "language"> & Pick<MyDatesWords["answer"], "when" | "by">;

/** Writes the days of a line of the list. */
export function entryTexts(entry: DatedEntry, today: Day, { language, when, by }: EntryWords) {
  const { actBy, day } = entry;
  const dayOfHead = dayToAct(entry, today);
  const head = shortDayText(dayOfHead, language, today);
  const text = whenText(daysBetween(today, dayOfHead), when);
  return {
    head: actBy ? fill(by, { day: head }) : head,
    when: text,
    closed: actBy && nearDayText(day, language, today),
    also: entry.also && nearDayText(entry.also, language, today),
  };
}
