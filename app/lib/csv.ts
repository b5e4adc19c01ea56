/** A cell's text between quotes, its own quotes doubled. */
function quoted(cell: string | number): string {
  return `"${String(cell).replaceAll('"', '""')}"`;
}

/**
 * One line of a CSV file: every cell quoted, ended by CR LF.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function csvLine(row: readonly (string | number)[]): string {
  return `${row.map(quoted).join(",")}\r\n`;
}

/**
 * A CSV file's text from rows of cells.
 *
 * Cells are written as they are: text from strangers goes through `neutralised` first.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map(csvLine).join("");
}

/** What a spreadsheet takes for the beginning of a formula, full-width forms included, also behind white space. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
const PLAIN_NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/**
 * A cell that no spreadsheet runs: an apostrophe goes before what could be a formula. Numbers stay as they are, and
 * dates do not look like formulas.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function neutralised(cell: string | number): string | number {
  if (typeof cell === "number" || PLAIN_NUMBER.test(cell) || !FORMULA.test(cell)) return cell;
  return `'${cell}`;
}
