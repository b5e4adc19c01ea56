import { CsvError, parse } from "csv-parse/sync";
import * as z from "zod";
import { cleanText } from "~/kits/forms/validate-form.server";
import { formatCount } from "~/lib/numbers";
import { fileProblems, importHeaders, rowProblems } from "./import.copy";
import { cellText } from "./sheet-cell";

/** The columns of a file, in the order of an export. */
const importColumn = z.enum([
  "id",
  "title",
  "organization",
  "category",
  "description",
  "eligibilityRequirements",
  "cost",
  "phoneNumber",
  "websiteUrl",
  "geographicScope",
  "country",
  "state",
  "languages",
  "isOnline",
  "tags",
  "active",
  "checked",
]);

export const importColumns = importColumn.options;

export type ImportColumn = z.output<typeof importColumn>;

export const sheetSchema = z.object({
  rows: z.array(
    z.object({
      /** From 1. */
      line: z.number(),
      cells: z.partialRecord(importColumn, z.string()),
      problem: z.string().optional(),
    }),
  ),
  columns: z.array(importColumn),
  unknown: z.array(z.string()),
});

export type Sheet = z.output<typeof sheetSchema>;
export type SheetRow = Sheet["rows"][number];

export type ReadSheet = { ok: true; sheet: Sheet } | { ok: false; problem: string };

const MAX_ROWS = 5000;

const aliases: Record<string, ImportColumn> = {
  id: "id",
  "eligibility requirements": "eligibilityRequirements",
  eligibility: "eligibilityRequirements",
  "phone number": "phoneNumber",
  "website url": "websiteUrl",
  website: "websiteUrl",
  url: "websiteUrl",
  "geographic scope": "geographicScope",
  "is active": "active",
  "is online": "isOnline",
  "checked at": "checked",
};

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

function columnOf(header: string): ImportColumn | undefined {
  const name = header
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, " ");
  const column = importColumns.find((one) => importHeaders[one].toLowerCase() === name);
  if (column) return column;
  return Object.hasOwn(aliases, name) ? aliases[name] : undefined;
}

export function decodeSheet(bytes: Uint8Array): { ok: true; text: string } | { ok: false; problem: string } {
  const [first, second] = bytes;
  // Zip archives, which workbooks are, begin so; the text encodings of two bytes a letter with one of the others.
  if (first === 0x50 && second === 0x4b) return { ok: false, problem: fileProblems.workbook };
  if (bytes.subarray(0, 4096).includes(0)) return { ok: false, problem: fileProblems.encoding };
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, problem: fileProblems.encoding };
  }
}

/** The delimiter most frequent in the first line, outside quotation marks. */
function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/\n|$/)).replace(/"(?:[^"]|"")*"/g, "");
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** @throws UnreadableLine where a row cannot be read */
function parseCells(text: string): { line: number; cells: string[] }[] {
  let line = 1;
  try {
    const parsed = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      on_record: (record, { lines }) => {
        line = lines + 1;
        return record;
      },
    });
    line = 1;
    return records.parse(parsed).map(({ record, info }) => {
      const begins = line;
      line = info.lines + 1;
      return { line: begins, cells: record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === "CSV_QUOTE_NOT_CLOSED";
    throw new UnreadableLine(isOpen ? fileProblems.quote(line) : fileProblems.broken(line));
  }
}

class UnreadableLine extends Error {}

/** Which columns must be there: an entry is found by its ID, or by its title and organization. */
function missingHeaders(found: readonly ImportColumn[]): string[] {
  if (found.includes("id")) return [];
  return (["title", "organization"] as const)
    .filter((column) => !found.includes(column))
    .map((column) => importHeaders[column]);
}

function readRow(
  line: number,
  cells: readonly string[],
  headers: readonly (ImportColumn | undefined)[],
): SheetRow {
  // Some programs leave out the empty cells at the end of a row.
  const hasMore = cells.slice(headers.length).some((cell) => cell.trim() !== "");
  const id = cells[headers.indexOf("id")] ?? "";
  const isBroken = cells.length < headers.length && !/^\d*$/.test(id.trim());
  if (hasMore || isBroken)
    return { line, cells: {}, problem: rowProblems.cells(cells.length, headers.length) };
  const row: SheetRow = { line, cells: {} };
  headers.forEach((column, index) => {
    if (column) row.cells[column] = cleanText(cellText(cells[index] ?? ""));
  });
  return row;
}

/** Empty rows are left out. */
export function parseSheet(sent: string): ReadSheet {
  const text = sent.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  if (text.trim() === "") return { ok: false, problem: fileProblems.empty };
  try {
    const [first, ...lines] = parseCells(text).filter(({ cells }) =>
      cells.some((cell) => cell.trim() !== ""),
    );
    return sheetOf(first?.cells ?? [], lines);
  } catch (error) {
    if (!(error instanceof UnreadableLine)) throw error;
    return { ok: false, problem: error.message };
  }
}

function sheetOf(first: readonly string[], lines: readonly { line: number; cells: string[] }[]): ReadSheet {
  // A spreadsheet may end every line with empty cells.
  const named = first.slice(0, first.findLastIndex((name) => name.trim() !== "") + 1);
  const headers = named.map(columnOf);
  const found = headers.filter((column) => column !== undefined);
  const missing = missingHeaders(found);
  if (missing.length > 0) {
    const names = named.map((name) => `“${name.trim().slice(0, 40)}”`).slice(0, 20);
    return { ok: false, problem: fileProblems.noHeaders(missing.join(", "), names.join(", ")) };
  }
  const twice = found.find((column, index) => found.indexOf(column) !== index);
  if (twice) return { ok: false, problem: fileProblems.twice(importHeaders[twice]) };
  if (lines.length === 0) return { ok: false, problem: fileProblems.noRows };
  if (lines.length > MAX_ROWS) {
    return { ok: false, problem: fileProblems.tooMany(formatCount(MAX_ROWS)) };
  }
  const unknown = named.filter((name, index) => headers[index] === undefined && name.trim() !== "");
  return {
    ok: true,
    sheet: {
      rows: lines.map(({ line, cells }) => readRow(line, cells, headers)),
      columns: found,
      unknown: unknown.map((name) => name.trim()),
    },
  };
}
