import { timeZone } from "~/lib/time/time-zone";
import { type Found, findParts } from "./date-parts";
import { offsetOfPlace, offsetOfZone } from "./date-words";

/** Which of two small numbers with a sign between them is the day. */
export type DayOrder = "day first" | "month first";

export interface ReadDate {
  /** A day, "2026-11-20", or an ISO timestamp where a time is given; null where the text is not understood. */
  iso: string | null;
  /** What the text shows about the order in which its writer puts day and month. */
  order: DayOrder | null;
}

/** Earlier ones are mistakes, such as 1970 and 0; later ones are no date of an article. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

interface Calendar {
  year: number;
  month: number;
  day: number;
}

function exists({ year, month, day }: Calendar): boolean {
  const moment = new Date(Date.UTC(year, month - 1, day));
  return (
    year >= FIRST_YEAR &&
    year <= LAST_YEAR &&
    moment.getUTCMonth() === month - 1 &&
    moment.getUTCDate() === day
  );
}

const isOn = (weekday: number, { year, month, day }: Calendar) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() === weekday;

/** The day that two numbers mean: the only one that exists, that is on the weekday, or that has the known order. */
function settlePair(
  { pair: [first, second] = [0, 0], year = 0, weekday }: Found,
  known: DayOrder | null,
): { calendar: Calendar | null; order: DayOrder | null } {
  const readings = [
    { order: "day first", calendar: { year, month: second, day: first } },
    { order: "month first", calendar: { year, month: first, day: second } },
  ] as const;
  const possible = readings.filter(({ calendar }) => exists(calendar));
  if (first === second) return { calendar: possible[0]?.calendar ?? null, order: null };
  const onWeekday = possible.filter(({ calendar }) => weekday === undefined || isOn(weekday, calendar));
  const [only, other] = onWeekday.length > 0 ? onWeekday : possible;
  if (!only) return { calendar: null, order: null };
  if (!other) return only;
  return { calendar: possible.find(({ order }) => order === known)?.calendar ?? null, order: null };
}

const dayText = ({ year, month, day }: Calendar) =>
  [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");

function momentOf(calendar: Calendar, { time, offset, zone }: Found): string | null {
  if (!time) return dayText(calendar);
  const { hour, minute, second, milliseconds } = time;
  if (hour > 24 || minute > 59 || second > 60 || (hour === 24 && minute + second > 0)) return null;
  const shown = Date.UTC(
    calendar.year,
    calendar.month - 1,
    calendar.day,
    hour,
    minute,
    Math.min(second, 59),
    milliseconds,
  );
  const zoned = zone === undefined ? undefined : offsetOfZone(zone, shown);
  const isWithoutZone = zone === undefined && offset === undefined;
  // Then its day is certain and its hour is not: on the organization's clocks, readers see the day that is written.
  const ahead = (isWithoutZone ? offsetOfPlace(timeZone(), shown) : offset || zoned) ?? 0;
  return Math.abs(ahead) > 15 * 60 ? null : new Date(shown - ahead * 60_000).toISOString();
}

/** Seconds or milliseconds since 1970, also as a script writes them. */
function readEpoch(text: string): string | null | undefined {
  const [, digits] =
    /^(?:\/?date\()?(\d{9,10}|\d{13})(?:\.\d{1,9})?(?:[-+]\d{4}\)|\))?\/?$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const moment = new Date(Number(digits) * (digits.length === 13 ? 1 : 1000));
  const year = moment.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? moment.toISOString() : null;
}

/** Longer texts are no dates. */
const MAX_LENGTH = 120;

/** A date as news sites write it: parts in any order, in four languages. @param known the order of day and month */
export function readDate(written: string, known: DayOrder | null = null): ReadDate {
  const nothing = { iso: null, order: null };
  if (written.length > MAX_LENGTH) return nothing;
  const text = written
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
  const epoch = readEpoch(text);
  if (epoch !== undefined) return { iso: epoch, order: null };
  const found = findParts(text);
  if (!found) return nothing;
  if (found.pair) {
    const { calendar, order } = settlePair(found, known);
    return { iso: calendar && momentOf(calendar, found), order };
  }
  const { year, month, day } = found;
  if (year === undefined || month === undefined || day === undefined) return nothing;
  const calendar = { year, month, day };
  return { iso: exists(calendar) ? momentOf(calendar, found) : null, order: null };
}

/** The order that the dates of one feed show; null where they show none, or both. */
export function findDayOrder(texts: readonly string[]): DayOrder | null {
  const [order = null, other] = new Set(
    texts.map((text) => readDate(text).order).filter((shown) => shown !== null),
  );
  return other === undefined ? order : null;
}
