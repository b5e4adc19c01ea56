import { dayOf, formatDay } from "./dates";

export interface ShortDate {
  iso: string;
  text: string;
}

/** In UTC; null if invalid or absent. */
export function shortDate(text: string | null): ShortDate | null {
  if (text === null) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return null;
  const iso = dayOf(date);
  return { iso, text: formatDay(iso) };
}
