import parsePhoneNumber, { isSupportedCountry } from "libphonenumber-js/min";
import { withoutInvisible } from "../email-address.server";
import {
  deafLabel,
  extensionAfter,
  isForMachine,
  isShortLine,
  type PhonePart,
  plainSigns,
  textRequest,
  withoutTimes,
} from "./phone-text";

/** Digits in a row with what stands between them. */
const RUN = /[+(]{0,2}\d[\d ().+/-]*/g;
/** "1-800-662-HELP": letters only after an area code in full. */
const VANITY =
  /(?<![\p{L}\d-])((?:\+?1[ .-]{0,2})?\(?([2-9]\d\d)\)?[ .-]{0,2})((?=[A-Z\d .-]{0,30}[A-Z])[A-Z\d]{1,12}(?:[ .-][A-Z\d]{1,12}){0,4}|(?=[\d-]{0,6}[A-Z])[A-Z\d-]{7,14})/giu;
const TOLL_FREE = /^8(?:00|33|44|55|66|77|88)$/;
const KEYS: readonly string[] = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];
const LOCAL_DIGITS = 7;
/** No field for a telephone takes more. */
const MAX_TEXT = 500;

/** Lines of few digits that are the same in a country or on a continent. */
const SHORT_LINE = /^(?:[2-9]11|988|112|999|111|116\d{3})$/;
const SHORT_LINE_ABROAD = /^\d{3,6}$/;

interface Found {
  start: number;
  end: number;
  /** With a plus, or of a short line. */
  number: string;
}

interface Run {
  plain: string;
  groups: { digits: string; start: number; end: number }[];
  hasPlus: boolean;
}

function international(digits: string, hasPlus: boolean, country: string): string | undefined {
  if (digits.length < LOCAL_DIGITS || digits.length > 17 || !isSupportedCountry(country)) return undefined;
  // Mexico's mobile telephones lost the 1 in 2020, and it is still written.
  if (hasPlus && digits.length === 13 && digits.startsWith("521"))
    return international(`52${digits.slice(3)}`, true, country);
  const parsed = parsePhoneNumber(hasPlus ? `+${digits}` : digits, {
    defaultCountry: country,
    extract: false,
  });
  if (parsed?.isValid()) return parsed.number;
  // Ranges that were given out lately; in North America the length says too little.
  if (hasPlus && parsed?.countryCallingCode !== "1" && parsed?.isPossible()) return parsed.number;
  // The prefix of most countries, typed where it is another one.
  return !hasPlus && digits.startsWith("00") ? international(digits.slice(2), true, country) : undefined;
}

function keyOf(letter: string): string {
  const key = KEYS.findIndex((letters) => letters.includes(letter.toUpperCase()));
  return key < 0 ? letter : String(key + 2);
}

/** What stands between two groups ends a number. */
function isBreak({ plain, groups }: Run, from: number, before: number): boolean {
  const between = plain.slice(groups[before - 1]?.end, groups[before]?.start);
  const count = groups.slice(from, before).reduce((sum, { digits }) => sum + digits.length, 0);
  return between.includes("+") || (between.includes("(") && count >= LOCAL_DIGITS);
}

/** The longest number that begins with a group, in digits that fit a country. */
function numberAt(run: Run, from: number, country: string): { number: string; to: number } | undefined {
  let digits = "";
  let longest: { number: string; to: number } | undefined;
  for (let to = from; to < run.groups.length && digits.length <= 17; to += 1) {
    if (to > from && isBreak(run, from, to)) break;
    // "415-555-0100 / 415-555-0199", and not "216 - 436 - 2000".
    if (longest && / [/-] /.test(run.plain.slice(run.groups[to - 1]?.end, run.groups[to]?.start))) break;
    const group = run.groups[to];
    if (!group) break;
    // The trunk zero in brackets, which is only dialed within the country.
    const isTrunk =
      run.hasPlus && from === 0 && to > 0 && group.digits === "0" && run.plain[group.start - 1] === "(";
    if (isTrunk) continue;
    digits += group.digits;
    const number = international(digits, run.hasPlus && from === 0, country);
    if (number) longest = { number, to: to + 1 };
  }
  return longest;
}

/** Whether what follows a number in its run stands apart from it, and is no digit too many. */
function standsApart(run: Run, from: number, to: number): boolean {
  if (
    isBreak(run, from, to) ||
    / [/-] /.test(run.plain.slice(run.groups[to - 1]?.end, run.groups[to]?.start))
  )
    return true;
  const inside = run.plain
    .slice(run.groups[from]?.start, run.groups[to - 1]?.end)
    .replace(/^[^)]{0,6}\) ?/, "");
  const between = run.plain.slice(run.groups[to - 1]?.end, run.groups[to]?.start);
  // "212.555.0147/0148", the end of a second one.
  if (between === "/" && (run.groups[to]?.digits.length ?? 0) <= 4) return true;
  return between.includes(" ") && !inside.includes(" ");
}

function readRun(run: Run, countries: readonly string[], before: string, after: string): Found[] {
  const found: Found[] = [];
  let from = 0;
  while (from < run.groups.length) {
    const numbers = countries.map((country) => numberAt(run, from, country));
    const next = numbers.find((number) => number !== undefined);
    const group = run.groups[from];
    const last = run.groups[(next?.to ?? 0) - 1];
    if (!next || !group || !last) break;
    found.push({ start: group.start, end: last.end, number: next.number });
    if (next.to < run.groups.length && !standsApart(run, from, next.to)) {
      const rest = countries.some((country) => numberAt(run, next.to, country));
      if (!rest) return [];
    }
    from = next.to;
  }
  return found.length > 0 ? found : readShort(run, countries, before, after);
}

/** "211", "2-1-1", "116 123", a code to text */
function readShort(run: Run, countries: readonly string[], before: string, after: string): Found[] {
  const first = run.groups[0];
  const last = run.groups.at(-1);
  if (!first || !last || run.hasPlus) return [];
  const number = run.groups.map(({ digits }) => digits).join("");
  const isKnown = SHORT_LINE.test(number);
  const isAbroad = countries[0] !== "US" && countries[0] !== "CA" && SHORT_LINE_ABROAD.test(number);
  const isTexted = textRequest(before, after) !== undefined && SHORT_LINE_ABROAD.test(number);
  const isLine = (isKnown || (isAbroad && /^(?:call|dial)? ?$/i.test(before))) && isShortLine(before, after);
  return isLine || isTexted ? [{ start: first.start, end: last.end, number }] : [];
}

function readVanity(plain: string): Found[] {
  const found: Found[] = [];
  for (const match of plain.matchAll(VANITY)) {
    const [, prefix = "", area = "", body = ""] = match;
    let length = 0;
    let keys = "";
    for (const part of body.split(/(?<=[ .-])/)) {
      if (keys.length >= LOCAL_DIGITS) break;
      keys += part.replace(/[ .-]/g, "");
      length += part.length;
    }
    const isMeant = TOLL_FREE.test(area) || keys === keys.toUpperCase();
    const first = keys.slice(0, LOCAL_DIGITS);
    if (!isMeant || first.length < LOCAL_DIGITS || !/\p{L}/u.test(first) || SHORT_LINE.test(area)) continue;
    const digits = [...first].map(keyOf).join("");
    const number = international(`1${area}${digits}`, true, "US");
    const text = (prefix + body.slice(0, length)).replace(/[ .-]{1,4}$/, "");
    if (number) found.push({ start: match.index, end: match.index + text.length, number });
  }
  return found;
}

function readDigits(plain: string, taken: readonly Found[], country: string): Found[] {
  const found: Found[] = [];
  const countries = [country];
  for (const { 0: typed, index } of plain.matchAll(RUN)) {
    if (taken.some(({ start, end }) => index < end && start < index + typed.length)) continue;
    for (const run of runsIn(typed, index, plain)) {
      const start = run.groups[0]?.start ?? index;
      const end = run.groups.at(-1)?.end ?? index;
      if (/[\p{L}\d.:]$/u.test(plain.slice(0, start)) && !/[.:]$/.test(plain.slice(0, start))) continue;
      const before = plain.slice(0, start).replace(/[+(]{1,2}$/, "");
      const numbers = readRun(run, countries, before, plain.slice(end));
      found.push(...numbers);
      const known = numbers.at(-1)?.number;
      const abroad = known?.startsWith("+") ? parsePhoneNumber(known)?.country : undefined;
      if (abroad && !countries.includes(abroad)) countries.push(abroad);
    }
  }
  return found;
}

/** A plus begins a number. */
function runsIn(typed: string, index: number, plain: string): Run[] {
  const runs: Run[] = [];
  for (const match of typed.matchAll(/\d+/g)) {
    const start = index + match.index;
    const group = { digits: match[0], start, end: start + match[0].length };
    const hasPlus = /\+[ (]{0,2}$/.test(plain.slice(Math.max(0, start - 3), start));
    const open = runs.at(-1);
    if (open && !hasPlus) open.groups.push(group);
    else runs.push({ plain, groups: [group], hasPlus });
  }
  return runs;
}

/** From the bracket or the plus before the first digit; a bracket has its pair. */
function widen(plain: string, { start, end }: Found): { start: number; end: number } {
  let from = start;
  while (from > 0 && /[+(]/.test(plain[from - 1] ?? "")) from -= 1;
  const typed = plain.slice(from, end);
  if (typed.split("(").length > typed.split(")").length) {
    if (typed.startsWith("(")) from += 1;
  }
  return { start: from, end };
}

/**
 * What a telephone opens for each number of a text as the directory writes it. A number whose digits do not fit its country
 * stays text, and so do hours, remarks, and numbers that only machines answer.
 *
 * @param country of numbers without one, ISO 3166-1
 */
export function readPhones(text: string, country: string | null = "US"): PhonePart[] {
  const typed = withoutInvisible(text).replace(/\s+/g, " ");
  if (typed.length > MAX_TEXT) return [typed];
  const plain = withoutTimes(plainSigns(typed));
  const vanity = readVanity(plain);
  const found = [...vanity, ...readDigits(plain, vanity, country ?? "US")].sort((a, b) => a.start - b.start);
  const parts: PhonePart[] = [];
  const hrefs = new Set<string>();
  let done = 0;
  for (const one of found) {
    const { start, end } = widen(plain, one);
    if (start < done) continue;
    const before = plain.slice(done, start);
    const extension = extensionAfter(plain.slice(end));
    const to = end + (extension?.length ?? 0);
    const after = plain.slice(to);
    if (isForMachine(before, after)) continue;
    const request = textRequest(before, after);
    const body = request?.keyword && `?&body=${encodeURIComponent(request.keyword)}`;
    const href = request
      ? (`sms:${one.number}${body}` as const)
      : (`tel:${one.number}${extension ? `;ext=${extension.digits}` : ""}` as const);
    if (hrefs.has(href)) continue;
    hrefs.add(href);
    const label = deafLabel(before, after);
    const from = start - (request?.length ?? label.before);
    if (from > done) parts.push(typed.slice(done, from));
    done = to + label.after;
    parts.push({ text: typed.slice(from, done), href });
  }
  if (done < typed.length) parts.push(typed.slice(done));
  return parts;
}
