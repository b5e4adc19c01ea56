import { importCopy } from "~/kits/csv-import/csv-import.copy";
import { defineUpload } from "~/kits/csv-import/upload.form";
import { defineForm } from "~/kits/forms/define-form";

export const uploadForm = defineUpload("import");

export const confirmForm = defineForm({
  name: "confirm-import",
  anchor: "import",
  fields: [{ type: "hidden", name: "fingerprint" }],
  submit: { idle: "Import", busy: "Importing..." },
  messages: { success: importCopy.done, failure: "Nothing was imported. Please try again." },
});
