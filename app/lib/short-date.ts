/** A day for a `<time>` element. */
export interface ShortDate {
  /** `YYYY-MM-DD` */
  iso: string;
  /** For example "Sep 1, 2026". */
  text: string;
}

const format = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** The day in UTC of an ISO date or timestamp, or null when the text is none. */
export function shortDate(text: string): ShortDate | null {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return null;
  return { iso: date.toISOString().slice(0, 10), text: format.format(date) };
}
