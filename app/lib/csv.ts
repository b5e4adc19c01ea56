/** A cell's text between quotes, its own quotes doubled. */
function quoted(cell: string | number): string {
  return `"${String(cell).replaceAll('"', '""')}"`;
}

/**
 * A CSV file's text from rows of cells: every cell quoted, lines ended by CR LF.
 *
 * Cells are written as they are. Text from strangers that a spreadsheet could take for a formula is the caller's to
 * defuse, because only the caller knows which cells a stranger wrote.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}
