import { neutralised } from "~/lib/csv";

/** Whether a text is one that `sheetCell` writes: an apostrophe before what a spreadsheet would run, or before such a text. */
function isMarked(text: string): boolean {
  // Nothing that begins with an apostrophe can run: only what follows all of them matters.
  const rest = text.replace(/^'+/, "");
  return rest !== text && neutralised(rest) !== rest;
}

/**
 * A text as a cell of a file that comes back: what a spreadsheet could run gets an apostrophe, and so does what begins
 * with such an apostrophe already. `cellText` therefore always gives back the text that was written.
 */
export function sheetCell(text: string): string {
  return neutralised(text) !== text || isMarked(text) ? `'${text}` : text;
}

/** The text of a cell, without the apostrophe that `sheetCell` put before it. */
export function cellText(cell: string): string {
  return isMarked(cell) ? cell.slice(1) : cell;
}
