import { dayOf, formatDay } from "./dates";

export interface ShortDate {
  /** `YYYY-MM-DD` */
  iso: string;
  /** For example "Sep 1, 2026". */
  text: string;
}

/** The UTC day of an ISO date or timestamp; null for an invalid one. */
export function shortDate(text: string): ShortDate | null {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return null;
  const iso = dayOf(date);
  return { iso, text: formatDay(iso) };
}
