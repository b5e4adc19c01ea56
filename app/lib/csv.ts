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

/** Apostrophe against formulas: CSV injection, https://owasp.org/www-community/attacks/CSV_Injection */
export function neutralised(cell: string | number): string | number {
  if (typeof cell === "number" || PLAIN_NUMBER.test(cell) || !FORMULA.test(cell)) return cell;
  return `'${cell}`;
}
