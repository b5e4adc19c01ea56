import { defineForm } from "~/kits/forms/define-form";
import { resourceImport as copy } from "./import.copy";

/** The file's input, which stands beside the form's own fields: only this page takes files. */
export const FILE_FIELD = "file";

/** The largest file, and the longest pasted text: 2 MB. */
export const MAX_UPLOAD_BYTES = 2 * 1024 * 1024;

export const uploadForm = defineForm({
  name: "import",
  anchor: "import",
  fields: [
    {
      type: "textarea",
      name: "text",
      label: copy.text.label,
      hint: copy.text.hint,
      rows: 8,
      max: MAX_UPLOAD_BYTES,
    },
  ],
  submit: { idle: "Show preview", busy: "Reading..." },
  messages: { success: "", failure: "The file could not be read. Please try again." },
});

/** Its button says how many entries there are to import. */
export const confirmForm = defineForm({
  name: "confirm-import",
  anchor: "import",
  fields: [{ type: "hidden", name: "fingerprint" }],
  submit: { idle: "Import", busy: copy.confirming },
  messages: { success: copy.done.heading, failure: copy.failure },
});
