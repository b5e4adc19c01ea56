import { isFiller, isWeekday, isZone, monthOf, weekdayOf } from "./date-words";

interface Time {
  hour: number;
  minute: number;
  second: number;
  milliseconds: number;
}

/** What the parts of a text say, each once. */
export interface Found {
  year?: number;
  /** 1 to 12. */
  month?: number;
  day?: number;
  /** Two numbers of which one is the day. */
  pair?: readonly [first: number, second: number];
  time?: Time;
  offset?: number;
  zone?: string;
  weekday?: number;
  /** Of one or two digits: the day, then a year that is written short. */
  small: number[];
  /** A word that is a day's and a month's, such as "mar". */
  either?: string;
}

/** @returns whether the part makes sense after what was found */
type Take = (groups: readonly string[], found: Found) => boolean;

interface Part {
  form: RegExp;
  take: Take;
  /** Where the form may mean something else before. */
  when?: (found: Found) => boolean;
}

function set<Name extends keyof Found>(found: Found, name: Name, value: Found[Name]): boolean {
  if (found[name] !== undefined) return false;
  found[name] = value;
  return true;
}

const fullYear = (text: string) =>
  text.length > 2 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900);

const takeDay: Take = ([, year = "", month, day], found) =>
  found.pair === undefined &&
  set(found, "year", fullYear(year)) &&
  set(found, "month", Number(month)) &&
  set(found, "day", Number(day));

/** @param half "a" or "p" of a clock with twelve hours */
function takeTime(found: Found, time: readonly (string | undefined)[], half = ""): boolean {
  const [shown = 0, minute = 0, second = 0] = time.slice(0, 3).map((part) => Number(part ?? 0));
  const isAfternoon = half.toLowerCase() === "p";
  // Some write "13:09 PM".
  const hour = half === "" || shown > 12 ? shown : (shown % 12) + (isAfternoon ? 12 : 0);
  const milliseconds = Number((time[3] ?? "").slice(0, 3).padEnd(3, "0"));
  return set(found, "time", { hour, minute, second, milliseconds });
}

const isDated = ({ month, pair, day }: Found) =>
  month !== undefined || pair !== undefined || day !== undefined;

function takeWord(written: string, found: Found, isFirst: boolean): boolean {
  const word = written.toLowerCase();
  const month = monthOf(word);
  if (month !== null && isWeekday(word) && found.either === undefined) return set(found, "either", word);
  if (month !== null) return set(found, "month", month);
  if (isZone(word) && (found.time || isDated(found))) {
    if (found.zone === word) return true;
    return found.zone === undefined && set(found, "zone", word);
  }
  if (isWeekday(word)) return set(found, "weekday", weekdayOf(word) ?? found.weekday) || word.length < 3;
  if (isFiller(word) || isFirst) return true;
  // A zone without a place in the table is at most half a day from UTC, which is nearer than no date.
  return found.time !== undefined && found.zone === undefined && /^[A-Z]{3,5}$/.test(written);
}

function takeNumber(digits: string, found: Found): boolean {
  const number = Number(digits);
  if (digits.length <= 2) return found.small.push(number) <= 2;
  if (digits.length !== 4) return false;
  if (found.year === undefined) return set(found, "year", number);
  // A sign that was lost: "2026-11-20 09:05:00 0000".
  return found.time !== undefined && number <= 1400 && set(found, "offset", offsetIn(false, digits));
}

/** Three numbers of which the last is the year; or with points, behind a date, a time. */
const takeNumbers: Take = ([, first = "", sign, second = "", year = ""], found) => {
  // "20 Nov 2026 09.05.00"
  if (isDated(found)) return sign === "." && takeTime(found, [first, second, year]);
  if (!set(found, "year", fullYear(year))) return false;
  const pair = [Number(first), Number(second)] as const;
  if (sign !== "." || pair[1] > 12) return set(found, "pair", pair);
  return set(found, "day", pair[0]) && set(found, "month", pair[1]);
};

function offsetIn(isBehind: boolean, digits: string): number {
  const hours = digits.length > 2 ? digits.slice(0, -2) : digits;
  const minutes = digits.length > 2 ? digits.slice(-2) : "0";
  return (isBehind ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Tried in this order at each place of a text; each begins there. */
const parts: readonly Part[] = [
  // Names of zones behind others.
  { form: /\([^()]{0,60}\)|\[[^[\]]{0,60}\]/y, take: () => true },
  { form: /(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2})日?(?!\d)/y, take: takeDay },
  {
    form: /(\d{4})(\d\d)(\d\d)(?:[T ]?(\d\d)(\d\d)(\d\d)?)?(?!\d)/y,
    take: ([, year = "", month = "", day = "", hour, minute, second], found) =>
      takeDay(["", year, month, day], found) && (!hour || takeTime(found, [hour, minute, second])),
  },
  {
    form: /(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4}|\d\d)(?![\d:])/y,
    take: takeNumbers,
  },
  {
    form: /(\d{1,2})(?:[:.h](\d\d)(?:[:.](\d\d)(?:[.,](\d{1,9}))?)?)? ?([ap])(?:\. ?| )?m\b\.?/iy,
    take: ([, hour, minute, second, fraction, half], found) =>
      takeTime(found, [hour, minute, second, fraction], half),
  },
  {
    form: /12 ?(?:noon|midday|mittag|midi)\b|(?:noon|midday)\b/iy,
    take: (_, found) => takeTime(found, ["12"]),
  },
  { form: /12 ?midnight\b|midnight\b/iy, take: (_, found) => takeTime(found, ["0"]) },
  {
    form: /(\d{1,2}) ?[:h] ?(\d\d)(?:[:.](\d\d)(?:[.,](\d{1,9}))?)?(?!\d)/iy,
    take: ([, ...time], found) => takeTime(found, time),
  },
  {
    form: /(\d{1,2})\.(\d\d)(?:\.(\d\d))?(?= ?(?:uhr|h\b|$))/iy,
    take: ([, ...time], found) => takeTime(found, time),
  },
  { form: /(\d{1,2})時(?:(\d\d)分)?/y, take: ([, ...time], found) => takeTime(found, time) },
  {
    // "Eastern Daylight Time" is EDT, and "Eastern Time" either.
    form: /(eastern|central|mountain|pacific) (?:(standard|daylight) )?time\b/iy,
    take: ([, place = "", season = ""], found) =>
      takeWord(`${place.charAt(0)}${season.charAt(0)}t`, found, false),
  },
  { form: /(\d{1,2}) ?(?:uhr|h)\b/iy, take: ([, hour], found) => takeTime(found, [hour]) },
  {
    form: / ?([-+])(\d{1,2}):?(\d\d)?(?![\d:])/y,
    when: ({ time }) => time !== undefined,
    take: ([, sign, hours = "", minutes = ""], found) =>
      set(found, "offset", offsetIn(sign === "-", `${hours}${minutes}`)),
  },
  // With the ending of an ordinal, as "16th" and "1er".
  {
    form: /(\d{1,4})(?:st|nd|rd|th|ers?|re|eme|[eoa](?![a-z]))?(?![a-z\d])/iy,
    take: ([, digits = ""], found) => takeNumber(digits, found),
  },
  { form: /\d{1,2}(?=[a-z]{3})/iy, take: ([digits = ""], found) => takeNumber(digits, found) },
  {
    form: /[A-Za-z]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?/y,
    take: ([zone = ""], found) => takeWord(zone, found, false),
  },
  { form: /T(?=\d)/y, take: () => true },
];

const WORD = /\p{L}+/uy;
const SIGNS = /[-\s,.;:|/@·•~'’"]+/uy;

/** The match of an expression that begins at a place. */
function matchAt(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at;
  return form.exec(text);
}

function takePart(text: string, at: number, found: Found): number {
  for (const { form, take, when = () => true } of parts) {
    const match = when(found) ? matchAt(form, text, at) : null;
    if (match) return take(match, found) ? form.lastIndex : -1;
  }
  const [word] = matchAt(WORD, text, at) ?? [];
  const isLead = at === 0 && word !== undefined && /^\.? ?,/.test(text.slice(word.length, word.length + 3));
  if (word !== undefined) return takeWord(word, found, isLead) ? WORD.lastIndex : -1;
  return matchAt(SIGNS, text, at) ? SIGNS.lastIndex : -1;
}

/** Null where a part is not understood, or says what another one has said. */
export function findParts(text: string): Found | null {
  const found: Found = { small: [] };
  for (let at = 0; at < text.length; ) {
    at = takePart(text, at, found);
    if (at < 0) return null;
  }
  if (found.either !== undefined && found.month === undefined) found.month = monthOf(found.either) ?? 0;
  const [first, second, ...more] = found.small;
  if (more.length > 0) return null;
  if (first !== undefined && !set(found, "day", first)) return null;
  if (second !== undefined && !set(found, "year", fullYear(String(second).padStart(2, "0")))) return null;
  return found;
}
