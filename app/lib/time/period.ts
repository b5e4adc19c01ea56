import { formatCount } from "../numbers";

const units = ["years", "months", "days", "hours"] as const;
type Unit = (typeof units)[number];

/** Years and months are those of the calendar; days have 24 hours. */
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

const STEPS = [
  { name: "day", seconds: 86_400 },
  { name: "hour", seconds: 3_600 },
  { name: "minute", seconds: 60 },
  { name: "second", seconds: 1 },
];

/** "3 days 4 hours", "12 minutes": two units from hours on. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const first = STEPS.findIndex((step) => seconds >= step.seconds);
  const units = STEPS.slice(first === -1 ? STEPS.length - 1 : first).slice(
    0,
    first <= 1 && first >= 0 ? 2 : 1,
  );
  let rest = seconds;
  const parts = units.map(({ name, seconds: length }) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return { name, count };
  });
  return parts
    .filter(({ count }, index) => index === 0 || count > 0)
    .map(({ name, count }) => `${count} ${name}${count === 1 ? "" : "s"}`)
    .join(" ");
}
