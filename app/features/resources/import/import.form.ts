import { MAX_UPLOAD_BYTES } from "~/kits/csv-import/upload-limits";
import { defineForm } from "~/kits/forms/define-form";
import { resourceImport as copy } from "./import.copy";

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

export const confirmForm = defineForm({
  name: "confirm-import",
  anchor: "import",
  fields: [{ type: "hidden", name: "fingerprint" }],
  submit: { idle: "Import", busy: copy.confirming },
  messages: { success: copy.done.heading, failure: copy.failure },
});
