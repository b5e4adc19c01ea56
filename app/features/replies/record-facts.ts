import { SPANISH_LABEL } from "~/database/schema/language-label";
import type { RepliedKind } from "~/database/schema/schema.server";
import type { CellValue } from "~/kits/admin-table/admin-table";
import { type LetterLanguage, writtenLanguage } from "~/lib/text/written-language";
import { type Day, formatDay } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";

export function isRepliedKind(kind: string): kind is RepliedKind {
  return Object.hasOwn(labels, kind);
}

/** The fields that have the name and the time. A report has no name. */
const labels: Readonly<Record<RepliedKind, { name: string; at: string }>> = {
  contact: { name: "Name", at: "Submitted" },
  volunteer: { name: "First Name", at: "Applied" },
  partnership: { name: "Contact", at: "Applied" },
  report: { name: "", at: "Submitted" },
};

/** The fields that are the person's own words. */
export const wordsOf: Readonly<Record<RepliedKind, readonly string[]>> = {
  contact: ["Message"],
  volunteer: ["Motivation", "Additional Info"],
  partnership: ["Message"],
  report: ["Details"],
};

const listed = (text: string) => text.split(", ");

/** What a reply takes from a row, by the headings of its fields. */
export function recordFacts(kind: RepliedKind, entries: readonly (readonly [string, CellValue])[]) {
  const fields = new Map(entries);
  const text = (label: string) => String(fields.get(label) ?? "").trim();
  const { name, at } = labels[kind];
  const message = wordsOf[kind].map(text).filter(Boolean).join("\n\n");
  return {
    email: text("Email"),
    /** Greets them. */
    name: text(name),
    /** Stands in the mail's address line. */
    fullName: kind === "volunteer" ? `${text("First Name")} ${text("Last Name")}`.trim() : text(name),
    /** What they wrote. */
    message,
    /** The language of the page they wrote on, where that was Spanish, and else of their words. */
    language: listed(text("Labels")).includes(SPANISH_LABEL) ? ("es" as const) : writtenLanguage(message),
    at: text(at),
    // It stands in the middle of a sentence.
    role: text("Role").toLowerCase(),
    company: text("Company"),
    /** The entry of the directory that a report is about. */
    entry: text("Entry"),
  };
}

export type RecordFacts = ReturnType<typeof recordFacts>;

const SPANISH_MONTHS = [
  ...["enero", "febrero", "marzo", "abril", "mayo", "junio"],
  ...["julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"],
];

/** "25 de noviembre de 2026" */
function spanishDay(day: Day): string {
  const month = SPANISH_MONTHS[Number(day.slice(5, 7)) - 1] ?? "";
  return `${Number(day.slice(8))} de ${month} de ${day.slice(0, 4)}`;
}

const leads: Readonly<Record<LetterLanguage, (day: Day) => string>> = {
  en: (day) => `On ${formatDay(day)} you wrote:`,
  es: (day) => `El ${spanishDay(day)} usted escribió:`,
};

/** Quotes what a person wrote, with the line above it. @param at when, an ISO timestamp */
export function quoted(text: string, at: string, language: LetterLanguage = "en"): string {
  const said = text.replace(/\r\n?/g, "\n").trim();
  return said === "" ? "" : `${leads[language](localDay(at))}\n${said}`;
}

/** The first line is not a quote. */
export function quoteLines(text: string): { lead: string; lines: string[] } {
  const [lead = "", ...lines] = text.split("\n");
  return { lead, lines };
}
