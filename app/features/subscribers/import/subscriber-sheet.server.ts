import {
  lacksColumns,
  type RawSheet,
  type Sheet,
  type SheetFormat,
} from "~/kits/csv-import/parse-sheet.server";
import type { Line } from "~/kits/csv-import/sheet-lines.server";
import { normalizeEmail } from "~/lib/email-address.server";
import { columnMeanings, type Meaning } from "./column-meaning.server";
import { cellSense, mentionsLeaving, strongSense } from "./consent-values.server";
import { sheetHeaders } from "./import-subscribers.forms";
import { listWords, rootOf } from "./list-words.server";
import { ownColumns, readOwn, stoppedVerdict } from "./own-export.server";
import { isLeaving, leftOn, mostBinding, type Verdict, verdictOf } from "./read-consent.server";

const subscriberColumns = [
  "email",
  "name",
  "wantsNews",
  "wantsTeamUpdates",
  "language",
  // How they left: "left", "bounce" or "complaint".
  "leaving",
  // The column and the cell that say so.
  "why",
  "leftOn",
  // Only the site's own export has these.
  "id",
  "active",
  "subscribedAt",
  "confirmedAt",
  "unsubscribedAt",
  "stopped",
  "stoppedDetail",
] as const;

type SubscriberColumn = (typeof subscriberColumns)[number];
export type SubscriberSheet = Sheet<SubscriberColumn>;
export type SubscriberCells = SubscriberSheet["rows"][number]["cells"];

function heldProblem(kind: "unclear" | "unconfirmed", column: string, cell: string): string {
  if (kind === "unconfirmed") return `${column}: “${cell}” means that they have not agreed`;
  return cell === ""
    ? `${column}: the cell is empty, so it is not known whether they agreed`
    : `${column}: it is not known what “${cell}” means`;
}

const isAddress = (cell: string) => cell.includes("@") && normalizeEmail(cell) !== undefined;

/** The addresses of a cell that holds nothing else; some lists have commas and semicolons. */
function addressesIn(cell: string): string[] | undefined {
  if (isAddress(cell)) return [cell];
  const parts = cell.split(/[;,]/).filter((part) => part.trim() !== "");
  return parts.length > 1 && parts.every(isAddress) ? parts : undefined;
}

/** Says of those below it in a list that they left. */
const isTitleOfLeaving = (cell: string) =>
  !cell.includes("@") && cell.length < 100 && strongSense(cell) !== undefined;

/** A list of one cell a line may have such titles: each of its addresses gets the title above it as its status. */
function withTitles(lines: Line[]): Line[] | undefined {
  const cellOf = ({ cells }: Line) => cells.find((cell) => cell.trim() !== "")?.trim() ?? "";
  const isList = lines.every(({ cells }) => cells.filter((cell) => cell.trim() !== "").length === 1);
  if (!isList || !lines.some((line) => isTitleOfLeaving(cellOf(line)))) return undefined;
  let title = "";
  const people: Line[] = [];
  for (const line of lines) {
    const cell = cellOf(line);
    if (cell.includes("@")) people.push({ line: line.line, cells: [cell, title] });
    else title = columnMeanings([cell]).some(({ kind }) => kind === "email") ? "" : cell.replace(/:$/, "");
  }
  return [{ line: 0, cells: [sheetHeaders.email, "Status"] }, ...people];
}

/** Reports have a title and a date above the column names. */
function withoutTitle(lines: Line[]): Line[] {
  const namesEmail = ({ cells }: Line) => columnMeanings(cells).some(({ kind }) => kind === "email");
  const first = lines.slice(0, 10).findIndex((line) => namesEmail(line) || line.cells.some(isAddress));
  return first > 0 && lines[first] && namesEmail(lines[first]) ? lines.slice(first) : lines;
}

/** A list may have no column names. Where nothing but addresses is in its lines, each is a person. */
function withHeader(lines: Line[]): Line[] {
  const titled = withTitles(lines);
  if (titled) return titled;
  const [first] = lines;
  if (!first?.cells.some(isAddress)) return lines;
  const filled = (line: Line) => line.cells.filter((cell) => cell.trim() !== "");
  if (lines.every((line) => filled(line).every(addressesIn))) {
    const people = lines.flatMap((line) =>
      filled(line).flatMap((cell) =>
        (addressesIn(cell) ?? []).map((one) => ({ line: line.line, cells: [one] })),
      ),
    );
    return [{ line: 0, cells: [sheetHeaders.email] }, ...people];
  }
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const address = first.cells.findIndex(isAddress);
  const header = Array.from({ length: width }, (_, index) => {
    if (index === address) return sheetHeaders.email;
    const isName = width === 2 && !lines.some(({ cells }) => strongSense(cells[index] ?? ""));
    return isName ? sheetHeaders.name : `Column ${index + 1}`;
  });
  return [{ line: 0, cells: header }, ...lines];
}

/** Where no header says so: the first column with more addresses than anything else. */
function addressColumn({ headers, rows }: RawSheet): number {
  return headers.findIndex((_, index) => {
    const cells = rows.map((row) => row[index] ?? "").filter(Boolean);
    return cells.filter(isAddress).length * 2 > cells.length;
  });
}

function placesOf(meanings: readonly Meaning[], kind: Meaning["kind"]): number[] {
  return meanings.flatMap((meaning, index) => (meaning.kind === kind ? [index] : []));
}

function emailPlaces(sheet: RawSheet, meanings: readonly Meaning[]): number[] {
  const ranked = meanings.flatMap((meaning, index) =>
    meaning.kind === "email" ? [{ index, rank: meaning.rank }] : [],
  );
  if (ranked.length > 0) return ranked.sort((a, b) => a.rank - b.rank).map(({ index }) => index);
  const found = addressColumn(sheet);
  return found < 0 ? [] : [found];
}

const SAMPLES = 4;

/** What is asked of a column: it speaks of consent, and nothing in it is understood. */
function isUnclear({ rows }: RawSheet, meaning: Meaning, index: number): boolean {
  const cells = rows.map((row) => row[index] ?? "");
  const filled = cells.filter(Boolean);
  if (meaning.kind === "unknown") {
    if (meaning.asks) return true;
    return filled.some((cell) => mentionsLeaving(cell) && verdictOf(meaning, cell, true).kind === "silent");
  }
  if (meaning.kind !== "agreed" && meaning.kind !== "against" && meaning.kind !== "status") return false;
  if (filled.length === 0) return meaning.kind === "agreed" && rows.length > 0;
  return filled.every((cell) => verdictOf(meaning, cell, true).kind === "unclear");
}

function saysNothing(cell = ""): boolean {
  const { kind } = cellSense(cell);
  return kind === "empty" || kind === "no";
}

function fileNameSpeaks(fileName: string): boolean {
  return listWords(fileName).some((word) => {
    const root = rootOf(word);
    return root?.strong && root.sense !== "agreed";
  });
}

function readSubscribers(sheet: RawSheet): ReturnType<SheetFormat<SubscriberColumn>["read"]> {
  const { headers, rows, fileName } = sheet;
  const own = ownColumns(headers);
  const meanings = columnMeanings(headers, rows);
  const emails = emailPlaces(sheet, meanings);
  if (emails.length === 0) return { ok: false, problem: lacksColumns([sheetHeaders.email], headers) };
  for (const index of emails) meanings[index] = { kind: "email", rank: 0 };
  const used = headers.map((_, index) => rows.some((row) => (row[index] ?? "") !== ""));
  const ownPlaces = Object.values(own ?? {});
  const unclear = meanings.flatMap((meaning, index) =>
    !ownPlaces.includes(index) && isUnclear(sheet, meaning, index) ? [index] : [],
  );
  // Where the other columns say of everybody that they left, there is nothing to ask.
  const isUndecided = rows.some((row) =>
    meanings.every(
      (meaning, index) =>
        unclear.includes(index) || !isLeaving(verdictOf(meaning, row[index] ?? "", true).kind),
    ),
  );
  const asked = isUndecided ? unclear : [];
  const speaks = meanings.some(({ kind }) => ["agreed", "against", "leaving", "status"].includes(kind));
  const asksOfFile = !speaks && fileNameSpeaks(fileName);
  const sampleOf = (index: number) =>
    [...new Set(rows.map((row) => (row[index] ?? "").slice(0, 60)).filter(Boolean))]
      .slice(0, SAMPLES)
      .join(", ");

  const first = (kind: Meaning["kind"]) => placesOf(meanings, kind)[0] ?? -1;
  const [full, given, family, nom] = [first("name"), first("firstName"), first("lastName"), first("nom")];
  const nameOf = (cells: readonly string[]) => {
    const last = cells[family] || cells[nom] || "";
    const whole = cells[full] ?? "";
    // "Name" beside "Surname" is a first name, as "Nombre" beside "Apellidos" is.
    const front =
      whole === "" || (given < 0 && !whole.includes(last)) ? [cells[given], whole, last] : [whole];
    return front.filter(Boolean).join(" ");
  };
  const isRead = (meaning: Meaning, index: number) =>
    (meaning.kind !== "unknown" && meaning.kind !== "other") || asked.includes(index);

  return {
    ok: true,
    reading: {
      columns: [...subscriberColumns],
      unknown: headers.filter((_, index) => {
        const meaning = meanings[index];
        return meaning && !isRead(meaning, index) && !ownPlaces.includes(index);
      }),
      questions: [
        ...(asksOfFile ? [{ column: fileName, sample: "" }] : []),
        ...asked.map((index) => ({ column: headers[index] ?? "", sample: sampleOf(index) })),
      ],
      row(cells) {
        const verdicts = meanings.map((meaning, index): Verdict => {
          if (index === own?.stopped) return stoppedVerdict(cells[index] ?? "");
          // An export of ours also has people who never had to confirm.
          if (asked.includes(index) || index === own?.confirmed) return { kind: "silent" };
          return verdictOf(meaning, cells[index] ?? "", used[index] ?? false);
        });
        const email = emails.map((index) => cells[index] ?? "").find(Boolean) ?? "";
        const place = mostBinding(verdicts);
        const kind = verdicts[place]?.kind;
        const [header = "", cell = ""] = [headers[place], cells[place]];
        const filled = [
          ...(asksOfFile ? [0] : []),
          ...asked.flatMap((index, at) => (saysNothing(cells[index]) ? [] : [at + (asksOfFile ? 1 : 0)])),
        ];
        const read: SubscriberCells = {
          email,
          name: nameOf(cells),
          wantsNews: cells[first("wantsNews")] ?? "",
          wantsTeamUpdates: cells[first("wantsTeamUpdates")] ?? "",
          language: cells[first("language")] ?? "",
          ...(own && readOwn(own, cells)),
        };
        if (kind === "unclear" || kind === "unconfirmed")
          return { cells: read, filled, problem: heldProblem(kind, header.slice(0, 60), cell.slice(0, 60)) };
        if (kind === "left" || kind === "bounce" || kind === "complaint") {
          read.leaving = kind;
          read.why = `${header.slice(0, 60)}: ${cell.slice(0, 60)}`;
          read.leftOn = leftOn(verdicts) ?? "";
        }
        return { cells: read, filled };
      },
    },
  };
}

export const subscriberSheet: SheetFormat<SubscriberColumn> = {
  columns: subscriberColumns,
  withHeader: (lines) => withHeader(withoutTitle(lines)),
  read: readSubscribers,
};
