import type { DatedRuleId } from "~/content/my-dates/words";
import { addDays, type Day } from "~/lib/time/dates";
import type { DatedEntry } from "./work-out";

interface EventWords {
  title: string;
  text: string;
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");

/**
 * Folds into lines of at most 75 octets, none cut within a character (RFC 5545, section 3.1): after 70 that have one octet each,
 * or after one of up to four and at most 17 before it.
 */
const foldLine = (line: string) => line.replace(/(?:[ -~]{70}|.{0,17}[^ -~])(?=.)/gu, "$&\r\n ");

const compact = (day: Day) => day.replaceAll("-", "");

const alarm = (before: string, title: string) => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:${before}`,
  "END:VALARM",
];

/**
 * Writes the days to act that are to come, as the page has them, as iCalendar (RFC 5545), each with a reminder a week and a day before, at nine in the
 * morning. Ids stay the same, so that a second file replaces the first.
 * @param host of the site, for the ids
 */
export function calendarFile(
  dated: readonly DatedEntry[],
  wordsOf: (id: DatedRuleId) => EventWords,
  host: string,
  now: Date,
): string {
  const events = dated
    .filter(({ left }) => left >= 0)
    .map(({ id, actOn }) => ({ id, day: actOn, ...wordsOf(id) }));
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//My dates//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap(({ id, day, title, text }) => [
      "BEGIN:VEVENT",
      `UID:my-dates-${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      // A later file has a higher number, so that it replaces the days of an earlier one.
      `SEQUENCE:${Math.floor(now.getTime() / 60_000) % 2 ** 31}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      "TRANSP:TRANSPARENT",
      ...alarm("-P6DT15H", title),
      ...alarm("-PT15H", title),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}
