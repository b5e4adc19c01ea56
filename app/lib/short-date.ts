import { dayOf, formatDay } from "./dates";

/** A day for a `<time>` element. */
export interface ShortDate {
  /** `YYYY-MM-DD` */
  iso: string;
  /** For example "Sep 1, 2026". */
  text: string;
}

/** The day in UTC of an ISO date or timestamp, or null when the text is none. */
export function shortDate(text: string): ShortDate | null {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return null;
  const iso = dayOf(date);
  return { iso, text: formatDay(iso) };
}
