import { CsvError, parse } from "csv-parse/sync";
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

type ReadSheet<Column extends string> = { ok: true; sheet: Sheet<Column> } | { ok: false; problem: string };

const MAX_ROWS = 5000;
/** Far more than any program exports. Without these bounds, 2 MB of commas fill the server's memory. */
const MAX_COLUMNS = 100;
const MAX_CELLS = 200_000;
const MAX_ROW_LENGTH = 100_000;

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
  if (first === 0x50 && second === 0x4b)
    return {
      ok: false,
      problem: "This is a workbook, not a CSV file: in the spreadsheet, save it as “CSV UTF-8”",
    };
  if (bytes.subarray(0, 4096).includes(0)) return { ok: false, problem: fileProblems.encoding };
  try {
    return { ok: true, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, problem: fileProblems.encoding };
  }
}

/** The delimiter most frequent in the first line, outside quotation marks. */
function delimiterOf(text: string): string {
  const line = text.slice(0, Math.min(text.search(/\n|$/), MAX_ROW_LENGTH)).replace(/"(?:[^"]|"")*"/g, "");
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** Before anything is taken apart: the parser keeps the cells of a whole line, however long. */
function hasTooManyCells(text: string, delimiter: string): boolean {
  let cells = 0;
  for (const sign of [delimiter, "\n"])
    for (let at = text.indexOf(sign); at >= 0 && cells <= MAX_CELLS; at = text.indexOf(sign, at + 1))
      cells += 1;
  return cells > MAX_CELLS;
}

class UnreadableSheet extends Error {}

interface Line {
  /** From 1. */
  line: number;
  cells: string[];
}

/** Takes records as they are read, without the empty ones, and stops where there are too many. */
class Lines {
  readonly lines: Line[] = [];
  /** Where the next record begins. */
  next = 1;

  add(cells: string[], end: number): void {
    const line = this.next;
    this.next = end + 1;
    const last = cells.findLastIndex((cell) => cell.trim() !== "");
    if (last < 0) return;
    if (last >= MAX_COLUMNS)
      throw new UnreadableSheet(
        `The file has more than ${MAX_COLUMNS} columns: leave out what is not imported`,
      );
    // The first line names the columns.
    if (this.lines.length > MAX_ROWS)
      throw new UnreadableSheet(`The file has more than ${formatCount(MAX_ROWS)} rows: import it in parts`);
    this.lines.push({ line, cells });
  }
}

/** @throws UnreadableSheet where a row cannot be read, or for more than may be imported at once */
function parseLines(text: string): Line[] {
  const delimiter = delimiterOf(text);
  if (hasTooManyCells(text, delimiter))
    throw new UnreadableSheet(`The file has more than ${formatCount(MAX_CELLS)} cells: import it in parts`);
  const found = new Lines();
  try {
    parse(text, {
      delimiter,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_ROW_LENGTH,
      on_record: (record: string[], { lines }) => {
        found.add(record, lines);
        return null;
      },
    });
    return found.lines;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === "CSV_MAX_RECORD_SIZE")
      throw new UnreadableSheet(
        `Line ${found.next} is longer than ${formatCount(MAX_ROW_LENGTH)} characters`,
      );
    const isOpen = error.code === "CSV_QUOTE_NOT_CLOSED";
    throw new UnreadableSheet(
      isOpen
        ? `Line ${found.next}: a quotation mark is opened and never closed`
        : `Line ${found.next} could not be read`,
    );
  }
}

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
  if (hasMore || lacksSome)
    return {
      ...row,
      problem: `It has ${cells.length} cells, and the first line has ${headers.length}: a text with commas must stand in quotation marks`,
    };
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
  if (text.trim() === "") return { ok: false, problem: "The file is empty" };
  try {
    const [first, ...lines] = parseLines(text);
    return sheetOf(format, first?.cells ?? [], lines);
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
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
    return {
      ok: false,
      problem: `The first line must name the columns. Missing: ${missing.join(", ")}. Found: ${names.join(", ")}`,
    };
  }
  const twice = found.find((column, index) => found.indexOf(column) !== index);
  if (twice) return { ok: false, problem: `The column “${format.headers[twice]}” is there twice` };
  if (lines.length === 0) return { ok: false, problem: "The file has column names, and no rows below them" };
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
