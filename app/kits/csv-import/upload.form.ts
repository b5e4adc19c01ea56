import { defineForm } from "~/kits/forms/define-form";

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

export const FILE_FIELD = "file";

export const MAX_UPLOAD_BYTES = 2 * 1024 * 1024;

/** Its page also has the field of the file. */
export function defineUpload(name: string) {
  return defineForm({
    name,
    anchor: "import",
    fields: [
      {
        type: "textarea",
        name: "text",
        label: "Or paste the rows here",
        hint: "With the line of column names first, parted by commas, semicolons or tabs.",
        rows: 8,
        max: MAX_UPLOAD_BYTES,
      },
    ],
    submit: { idle: "Show preview", busy: "Reading..." },
    messages: { success: "", failure: "The file could not be read. Please try again." },
  });
}
