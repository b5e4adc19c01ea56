/** About files that staff import. */
export const fileProblems = {
  tooLarge: "The file is larger than 2 MB: import it in parts",
  encoding: "The file is in an encoding that cannot be read: in the spreadsheet, save it as “CSV UTF-8”",
};

export const importCopy = {
  pasted: "pasted rows",
  file: { hint: "2 MB and 5,000 rows at most." },
  cancel: "Choose another file",
  done: "Import done",
  line: (line: number) => `Line ${line}`,
} as const;
