import { formatCount } from "../numbers";

const units = ["years", "months", "days", "hours"] as const;
type Unit = (typeof units)[number];

/** Of calendar years and months; of days of 24 hours. */
export type Period = Partial<Record<Unit, number>>;

const HOUR_MS = 60 * 60_000;

/** The moment that is a period before another; in a shorter month its last day. */
export function periodBefore(moment: Date, { years = 0, months = 0, days = 0, hours = 0 }: Period): Date {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - 12 * years - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return new Date(date.getTime() - (24 * days + hours) * HOUR_MS);
}

/** "3 years", "1 day" */
export function formatPeriod(period: Period): string {
  const parts = units.flatMap((unit) => {
    const count = period[unit];
    if (count === undefined) return [];
    return `${formatCount(count)} ${count === 1 ? unit.slice(0, -1) : unit}`;
  });
  return parts.join(" and ");
}
