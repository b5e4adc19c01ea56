/** About files that staff import. */
export const fileProblems = {
  nothing: "Choose a file, or paste rows",
  both: "You chose a file and pasted rows as well: leave one of them out",
  tooLarge: "The file is larger than 2 MB: import it in parts",
  unreadable: "The file could not be read: choose it again",
  empty: "The file is empty",
  workbook: "This is a workbook, not a CSV file: in the spreadsheet, save it as “CSV UTF-8”",
  encoding:
    "The file is not saved as UTF-8, so its accents would be lost: in the spreadsheet, save it as “CSV UTF-8”",
  quote: (line: number) => `Line ${line}: a quotation mark is opened and never closed`,
  broken: (line: number) => `Line ${line} could not be read`,
  noHeaders: (missing: string, found: string) =>
    `The first line must name the columns. Missing: ${missing}. Found: ${found}`,
  twice: (name: string) => `The column “${name}” is there twice`,
  noRows: "The file has column names, and no rows below them",
  tooMany: (most: string) => `The file has more than ${most} rows: import it in parts`,
  tooManyColumns: (most: number) => `The file has more than ${most} columns: leave out what is not imported`,
  tooManyCells: (most: string) => `The file has more than ${most} cells: import it in parts`,
  tooLong: (line: number, most: string) => `Line ${line} is longer than ${most} characters`,
  cells: (found: number, expected: number) =>
    `It has ${found} cells, and the first line has ${expected}: a text with commas must stand in quotation marks`,
};

export const importCopy = {
  pasted: "pasted rows",
  file: { label: "CSV file", hint: "2 MB and 5,000 rows at most." },
  text: {
    label: "Or paste the rows here",
    hint: "With the line of column names first, parted by commas, semicolons or tabs.",
  },
  cancel: "Choose another file",
  again: "Import another file",
  done: "Import done",
  line: (line: number) => `Line ${line}`,
  from: (file: string, day: string) => `From ${file}, read ${day}.`,
  ignored: (names: string) => `These columns are not known and are left out: ${names}.`,
  gone: {
    heading: "This preview is no longer there",
    text: "A preview is stored for one day, for the person who made it. Choose the file again.",
  },
} as const;
