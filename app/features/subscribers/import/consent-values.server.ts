import { type Day, isDay } from "~/lib/time/dates";
import { sheetDays } from "~/lib/time/sheet-date";
import { localDay } from "~/lib/time/time-zone";
import { isNeutral, listWords, maySpeakOfLeaving, NEGATION, rootOf, type Sense } from "./list-words.server";

/** What a cell says by itself; `when` is the day it names, if it can only be one. */
export type CellSense =
  | { kind: "empty" | "yes" | "no" | "unknown" }
  | { kind: "date"; when: Day | undefined }
  | { kind: Sense };

const EMPTY = new Set([
  "",
  "-",
  "--",
  "n/a",
  "na",
  "null",
  "none",
  "nil",
  "undefined",
  "(empty)",
  "(blank)",
  "[]",
  "{}",
]);
const YES = new Set(
  "yes y true t 1 1.0 x on ja j si s oui o vrai wahr verdadero sim ✓ ✔ ☑ checked".split(" "),
);
const NO = new Set("no n false f 0 0.0 off nein non faux falsch falso nao ✗ ✘ ☐ never unchecked".split(" "));

/** @returns undefined where the text is no point in time; an empty list where the day is not certain */
function daysOf(text: string): Day[] | undefined {
  const [written = ""] = text.slice(0, 100).split(/[T, ]\d{1,2}:\d\d/);
  const days = sheetDays(written.replace(/(?:,| at)$/, ""));
  if (days.length > 0) return days;
  if (/^\d{10}$|^\d{13}$/.test(text)) {
    const moment = new Date(Number(text) * (text.length === 10 ? 1000 : 1));
    return [localDay(moment)].filter(isDay);
  }
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:T\d*Z?)?$/.exec(text) ?? [];
  const compact = `${year}-${month}-${day}`;
  return year !== undefined && isDay(compact) ? [compact] : undefined;
}

/** What words say together: who left, bounced or complained is that, whatever else is said. */
function phraseSense(text: string): CellSense {
  const words = listWords(text);
  const isNegated = words.some((word) => NEGATION.has(word));
  const senses = words.flatMap((word) => rootOf(word)?.sense ?? []);
  const against = (["complaint", "bounce", "left"] as const).find((sense) => senses.includes(sense));
  if (against) return { kind: isNegated ? "agreed" : against };
  if (senses.includes("unconfirmed")) return { kind: "unconfirmed" };
  if (!senses.includes("agreed")) return { kind: "unknown" };
  if (isNegated) return { kind: "unconfirmed" };
  return { kind: words.every((word) => rootOf(word) || isNeutral(word)) ? "agreed" : "unknown" };
}

export function cellSense(cell: string): CellSense {
  const text = cell.trim().toLowerCase().normalize("NFC").replace("í", "i");
  if (EMPTY.has(text) || text.startsWith("0000-00-00")) return { kind: "empty" };
  if (YES.has(text)) return { kind: "yes" };
  if (NO.has(text)) return { kind: "no" };
  const days = daysOf(cell.trim());
  if (days) return { kind: "date", when: days.length === 1 ? days[0] : undefined };
  return phraseSense(cell);
}

/** @returns what one of the parts says of a cell in a column about anything */
export function strongSense(cell: string): "left" | "bounce" | "complaint" | "unconfirmed" | undefined {
  if (!maySpeakOfLeaving(cell.slice(0, 1000))) return undefined;
  for (const part of cell.slice(0, 1000).split(/[,;|\n]|:::/)) {
    const words = listWords(part);
    if (words.length === 0 || words.length > 4 || words.some((word) => NEGATION.has(word))) continue;
    const root = words.map(rootOf).find((one) => one?.strong && one.sense !== "agreed");
    const isAllAbout = words.every((word) => rootOf(word) || isNeutral(word));
    if (root && isAllAbout && root.sense !== "agreed") return root.sense;
  }
  return undefined;
}

/** Whether a longer text speaks of leaving. */
export function mentionsLeaving(cell: string): boolean {
  if (!maySpeakOfLeaving(cell.slice(0, 1000))) return false;
  return listWords(cell).some((word) => {
    const root = rootOf(word);
    return root?.strong && (root.sense === "left" || root.sense === "complaint");
  });
}
