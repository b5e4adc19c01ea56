import { CsvError, parse } from "csv-parse/sync";
import * as z from "zod";
import { cleanText } from "~/kits/forms/validate-form.server";
import { formatCount } from "~/lib/numbers";
import { fileProblems } from "./csv-import.copy";
import { cellText } from "./sheet-cell";

export interface SheetRow<Column extends string> {
  /** From 1. */
  line: number;
  cells: Partial<Record<Column, string>>;
  problem?: string | undefined;
}

export interface Sheet<Column extends string> {
  rows: SheetRow<Column>[];
  columns: Column[];
  /** Headers that are no column. */
  unknown: string[];
}

/** What a file may hold. */
export interface SheetFormat<Column extends string> {
  headers: Readonly<Record<Column, string>>;
  columns: readonly Column[];
  /** Further headers, in lower case. */
  aliases: Readonly<Record<string, Column>>;
  /** Columns that must be there and are not. */
  missing(found: readonly Column[]): readonly Column[];
  /** Whether cells must be missing in the middle of a row that has fewer than the first line. */
  isBroken?(cells: readonly string[], headers: readonly (Column | undefined)[]): boolean;
}

export type ReadSheet<Column extends string> =
  | { ok: true; sheet: Sheet<Column> }
  | { ok: false; problem: string };

const MAX_ROWS = 5000;

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

function columnOf<Column extends string>(
  { headers, columns, aliases }: SheetFormat<Column>,
  header: string,
): Column | undefined {
  const name = header
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, " ");
  const column = columns.find((one) => headers[one].toLowerCase() === name);
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

function readRow<Column extends string>(
  { isBroken }: SheetFormat<Column>,
  line: number,
  cells: readonly string[],
  headers: readonly (Column | undefined)[],
): SheetRow<Column> {
  // Some programs leave out the empty cells at the end of a row.
  const hasMore = cells.slice(headers.length).some((cell) => cell.trim() !== "");
  const lacksSome = cells.length < headers.length && isBroken?.(cells, headers);
  const row: SheetRow<Column> = { line, cells: {} };
  if (hasMore || lacksSome) return { ...row, problem: fileProblems.cells(cells.length, headers.length) };
  headers.forEach((column, index) => {
    if (column) row.cells[column] = cleanText(cellText(cells[index] ?? ""));
  });
  return row;
}

/** Empty rows are left out. */
export function parseSheet<Column extends string>(
  format: SheetFormat<Column>,
  sent: string,
): ReadSheet<Column> {
  const text = sent.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  if (text.trim() === "") return { ok: false, problem: fileProblems.empty };
  try {
    const [first, ...lines] = parseCells(text).filter(({ cells }) =>
      cells.some((cell) => cell.trim() !== ""),
    );
    return sheetOf(format, first?.cells ?? [], lines);
  } catch (error) {
    if (!(error instanceof UnreadableLine)) throw error;
    return { ok: false, problem: error.message };
  }
}

function sheetOf<Column extends string>(
  format: SheetFormat<Column>,
  first: readonly string[],
  lines: readonly { line: number; cells: string[] }[],
): ReadSheet<Column> {
  // A spreadsheet may end every line with empty cells.
  const named = first.slice(0, first.findLastIndex((name) => name.trim() !== "") + 1);
  const headers = named.map((name) => columnOf(format, name));
  const found = headers.filter((column) => column !== undefined);
  const missing = format.missing(found).map((column) => format.headers[column]);
  if (missing.length > 0) {
    const names = named.map((name) => `“${name.trim().slice(0, 40)}”`).slice(0, 20);
    return { ok: false, problem: fileProblems.noHeaders(missing.join(", "), names.join(", ")) };
  }
  const twice = found.find((column, index) => found.indexOf(column) !== index);
  if (twice) return { ok: false, problem: fileProblems.twice(format.headers[twice]) };
  if (lines.length === 0) return { ok: false, problem: fileProblems.noRows };
  if (lines.length > MAX_ROWS) {
    return { ok: false, problem: fileProblems.tooMany(formatCount(MAX_ROWS)) };
  }
  const unknown = named.filter((name, index) => headers[index] === undefined && name.trim() !== "");
  return {
    ok: true,
    sheet: {
      rows: lines.map(({ line, cells }) => readRow(format, line, cells, headers)),
      columns: found,
      unknown: unknown.map((name) => name.trim()),
    },
  };
}
