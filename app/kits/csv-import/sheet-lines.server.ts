import { CsvError, parse } from "csv-parse/sync";
import { formatCount } from "~/lib/numbers";

export interface Line {
  /** From 1. */
  line: number;
  cells: string[];
}

const MAX_ROWS = 5000;
/** More than any program exports. Without these bounds, 2 MB of commas fill the server's memory. */
const MAX_COLUMNS = 500;
const MAX_CELLS = 200_000;
const MAX_ROW_LENGTH = 100_000;

const DELIMITERS = [",", ";", "\t", "|"];

/** The one that most of the first lines have as often as the first line, outside quotation marks. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, MAX_ROW_LENGTH)
    .replace(/"(?:[^"]|"")*"/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 10);
  const scores = DELIMITERS.map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    const [first = 0] = counts;
    return { sign, first, same: first > 0 ? counts.filter((count) => count === first).length : 0 };
  });
  const best = scores.reduce((most, one) =>
    one.same > most.same || (one.same === most.same && one.first > most.first) ? one : most,
  );
  return best.sign;
}

/** Before anything is taken apart: the parser keeps the cells of a whole line, however long. */
function hasTooManyCells(text: string, delimiter: string): boolean {
  let cells = 0;
  for (const sign of [delimiter, "\n"])
    for (let at = text.indexOf(sign); at >= 0 && cells <= MAX_CELLS; at = text.indexOf(sign, at + 1))
      cells += 1;
  return cells > MAX_CELLS;
}

export class UnreadableSheet extends Error {}

/** Takes records as they are read, without the empty ones, and stops where there are too many. */
class Lines {
  readonly lines: Line[] = [];
  /** Where the next record begins. */
  next: number;

  constructor(first: number) {
    this.next = first;
  }

  add(cells: string[], line: number, end: number): void {
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

/** The line by which spreadsheets are told the delimiter. */
const SEPARATOR_LINE = /^"?sep=([^\n"])"?[\t ]*(?:\n|$)/i;

/** @throws UnreadableSheet where a row cannot be read, or for more than may be imported at once */
export function parseLines(sent: string): Line[] {
  const told = SEPARATOR_LINE.exec(sent);
  const text = told ? sent.slice(told[0].length) : sent;
  const before = told ? 1 : 0;
  const delimiter = told?.[1] ?? delimiterOf(text);
  if (hasTooManyCells(text, delimiter))
    throw new UnreadableSheet(`The file has more than ${formatCount(MAX_CELLS)} cells: import it in parts`);
  const found = new Lines(before + 1);
  try {
    parse(text, {
      delimiter,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_ROW_LENGTH,
      on_record: (record: string[], { lines }) => {
        found.add(record, found.next, lines + before);
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
