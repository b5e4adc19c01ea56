import { cleanText } from "~/kits/forms/validate-form.server";
import { neutralised, startsLikeFormula } from "~/lib/csv";
import { type Line, parseLines, UnreadableSheet } from "./sheet-lines.server";

/** Whether `sheetCell` wrote the text: an apostrophe before what a spreadsheet would run, or before such a text. */
function isMarked(text: string): boolean {
  // Nothing that begins with an apostrophe can run: only what follows all of them matters.
  const rest = text.replace(/^'+/, "");
  return rest !== text && startsLikeFormula(rest);
}

/** Prevents CSV injection: an apostrophe before what a spreadsheet could run. `cellText` restores the exact text. */
export function sheetCell(text: string): string {
  return neutralised(text) !== text || isMarked(text) ? `'${text}` : text;
}

export function cellText(cell: string): string {
  return isMarked(cell) ? cell.slice(1) : cell;
}

export interface SheetRow<Column extends string> {
  /** From 1. */
  line: number;
  cells: Partial<Record<Column, string>>;
  problem?: string | undefined;
  /** Places of the questions whose columns have something in this row. */
  filled?: number[] | undefined;
}

/** What staff are asked about a column before anything is imported. */
export interface SheetQuestion {
  column: string;
  /** Some of its values. */
  sample: string;
}

export interface Sheet<Column extends string> {
  rows: SheetRow<Column>[];
  columns: Column[];
  /** Headers that are no column. */
  unknown: string[];
  /** What staff should know of how the file was read. */
  notes: string[];
  questions: SheetQuestion[];
}

/** A file as it is written. */
export interface RawSheet {
  fileName: string;
  headers: readonly string[];
  /** Each with a cell for each header. */
  rows: readonly (readonly string[])[];
}

/** What the columns of one file are. */
export interface Reading<Column extends string> {
  columns: Column[];
  unknown: string[];
  questions?: SheetQuestion[];
  row(cells: readonly string[]): Omit<SheetRow<Column>, "line">;
  /** Whether cells must be missing in the middle of a row that has fewer than the first line. */
  isBroken?(cells: readonly string[]): boolean;
}

/** What a file may hold. */
export interface SheetFormat<Column extends string> {
  columns: readonly Column[];
  /** Puts a line of column names before lines that have none. */
  withHeader?(lines: Line[]): Line[];
  read(sheet: RawSheet): { ok: true; reading: Reading<Column> } | { ok: false; problem: string };
}

type ReadSheet<Column extends string> = { ok: true; sheet: Sheet<Column> } | { ok: false; problem: string };

/** As columns are compared by their names. */
export const headerName = (header: string) =>
  header
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, " ");

/** @returns the problem of a file that lacks columns */
export function lacksColumns(missing: readonly string[], headers: readonly string[]): string {
  const names = headers.map((name) => `“${name.trim().slice(0, 40)}”`).slice(0, 20);
  return `The first line must name the columns. Missing: ${missing.join(", ")}. Found: ${names.join(", ")}`;
}

function withoutEmptyEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
}

/** Empty rows are left out. */
export function parseSheet<Column extends string>(
  format: SheetFormat<Column>,
  sent: string,
  fileName = "",
): ReadSheet<Column> {
  const text = sent.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  if (text.trim() === "") return { ok: false, problem: "The file is empty" };
  try {
    const lines = parseLines(text);
    return sheetOf(format, format.withHeader?.(lines) ?? lines, fileName);
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    return { ok: false, problem: error.message };
  }
}

function sheetOf<Column extends string>(
  format: SheetFormat<Column>,
  [first, ...lines]: readonly Line[],
  fileName: string,
): ReadSheet<Column> {
  // A spreadsheet may end every line with empty cells.
  const headers = withoutEmptyEnd(first?.cells ?? []);
  const rows = lines.map(({ line, cells }) => ({
    line,
    written: cells,
    cells: headers.map((_, index) => cleanText(cellText(cells[index] ?? ""))),
  }));
  const read = format.read({ fileName, headers, rows: rows.map(({ cells }) => cells) });
  if (!read.ok) return read;
  if (lines.length === 0) return { ok: false, problem: "The file has column names, and no rows below them" };
  const { reading } = read;
  return {
    ok: true,
    sheet: {
      rows: rows.map(({ line, written, cells }) => {
        // Some programs leave out the empty cells at the end of a row.
        const hasMore = withoutEmptyEnd(written).length > headers.length;
        if (hasMore || (written.length < headers.length && reading.isBroken?.(cells)))
          return {
            line,
            cells: {},
            problem: `It has ${written.length} cells, and the first line has ${headers.length}: a text with commas must stand in quotation marks`,
          };
        return { line, ...reading.row(cells) };
      }),
      columns: reading.columns,
      unknown: reading.unknown.map((name) => name.trim()).filter(Boolean),
      notes: [],
      questions: reading.questions ?? [],
    },
  };
}
