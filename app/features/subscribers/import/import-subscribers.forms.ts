import { consentNote, consentWay } from "~/features/subscribers/manage/manage-subscribers.forms";
import { importCopy } from "~/kits/csv-import/csv-import.copy";
import { defineUpload } from "~/kits/csv-import/upload.form";
import { defineForm } from "~/kits/forms/define-form";
import { subscriberImport as copy } from "./import.copy";

export const uploadSubscribersForm = defineUpload("import-subscribers");

export const confirmSubscribersForm = defineForm({
  name: "confirm-import-subscribers",
  anchor: "confirm",
  fields: [{ type: "hidden", name: "fingerprint" }, consentNote, consentWay],
  submit: { idle: copy.title, busy: copy.importing },
  messages: { success: importCopy.done, failure: copy.failure },
});
