import { importCopy } from "~/kits/csv-import/csv-import.copy";
import { defineUpload } from "~/kits/csv-import/upload.form";
import { defineForm } from "~/kits/forms/define-form";
import { resourceImport as copy } from "./import.copy";

export const uploadForm = defineUpload("import");

export const confirmForm = defineForm({
  name: "confirm-import",
  anchor: "import",
  fields: [{ type: "hidden", name: "fingerprint" }],
  submit: { idle: "Import", busy: copy.confirming },
  messages: { success: importCopy.done, failure: copy.failure },
});
