import type { DatedRuleId } from "~/content/my-dates/words";
import { addDays, type Day } from "~/lib/time/dates";
import type { DatedEntry } from "./work-out";

interface EventWords {
  title: string;
  text: string;
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** Folds into lines of at most 75 octets, none cut within a character (RFC 5545, section 3.1). */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const sign of line) {
    const length = encoder.encode(sign).length;
    if (octets + length > LINE_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += sign;
    octets += length;
  }
  return [...lines, current].join("\r\n");
}

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
    .filter(({ daysLeft }) => daysLeft >= 0)
    .map(({ id, day, actBy = day }) => ({ id, day: actBy, ...wordsOf(id) }));
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
