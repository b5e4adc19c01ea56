import { neutralised, startsLikeFormula } from "~/lib/csv";

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
