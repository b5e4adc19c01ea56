import type { MyDatesWords } from "~/content/my-dates/words";
import type { Day } from "~/lib/time/dates";

/** "Tuesday, December 1, 2026" */
export function dayText(day: Day, language: string): string {
  return new Intl.DateTimeFormat(language, { timeZone: "UTC", dateStyle: "full" }).format(
    new Date(`${day}T00:00:00.000Z`),
  );
}

/** Replaces "{name}" by its value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** "tomorrow", "in 34 days", "3 days ago". @param daysLeft negative when the day has passed */
export function whenText(daysLeft: number, when: MyDatesWords["answer"]["when"]): string {
  if (daysLeft === 0) return when.today;
  if (daysLeft === 1) return when.tomorrow;
  if (daysLeft === -1) return when.yesterday;
  return fill(daysLeft > 0 ? when.in : when.ago, { count: Math.abs(daysLeft) });
}
