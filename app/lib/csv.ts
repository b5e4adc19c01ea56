import { localTime } from "./time/time-zone";

function quoted(cell: string | number): string {
  return `"${String(cell).replaceAll('"', '""')}"`;
}

/** Every cell quoted, ended by CR LF (RFC 4180). */
export function csvLine(row: readonly (string | number)[]): string {
  return `${row.map(quoted).join(",")}\r\n`;
}

/** Does not escape formulas: untrusted text goes through `neutralised` first. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map(csvLine).join("");
}

/** How a spreadsheet formula may begin, full-width forms and leading white space included. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
const PLAIN_NUMBER = /^[+-]?\d+([.,]\d+)?$/;
/** "+1 (555) 010-0100": the first space or bracket makes it no formula. */
const PHONE_NUMBER = /^\+\d{1,3}(?: \(?|\()\d[\d ().-]*$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** An ISO timestamp as spreadsheets recognise one: 2026-11-22 06:35:32, in the organization's time zone. */
export function sheetTime(cell: string | number): string | number {
  return typeof cell === "string" && TIMESTAMP.test(cell) ? localTime(cell).replace("T", " ") : cell;
}

export const startsLikeFormula = (cell: string) => FORMULA.test(cell);

/** Apostrophe against formulas: CSV injection, https://owasp.org/www-community/attacks/CSV_Injection */
export function neutralised(cell: string | number): string | number {
  if (typeof cell === "number" || !startsLikeFormula(cell)) return cell;
  if (PLAIN_NUMBER.test(cell) || PHONE_NUMBER.test(cell)) return cell;
  return `'${cell}`;
}
