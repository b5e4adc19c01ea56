import { consentNote, consentWay } from "~/features/subscribers/manage/manage-subscribers.forms";
import { importCopy } from "~/kits/csv-import/csv-import.copy";
import { defineUpload } from "~/kits/csv-import/upload.form";
import { defineForm } from "~/kits/forms/define-form";

export const subscriberImport = {
  title: "Import subscribers",
  description: "For staff: add many subscribers of the newsletter at once, from a CSV file.",
  columns:
    "The first line names the columns: Email, and if you like Name, Wants News and Wants Team Updates (yes or no; news where they are missing).",
  previewPage: {
    title: "Preview of an import of subscribers",
    description: "For staff: whom an import of subscribers would add.",
  },
  groups: {
    added: "New",
    known: "On the list already",
    left: "Left out: unsubscribed before",
    erased: "Left out: erased before",
    complaint: "Left out: reported our mail as unwanted",
    problems: "Left out: rows with problems",
  },
  rowColumns: ["Line", "Email", "Name", "Wants"],
  problemColumns: ["Line", "What is wrong"],
  confirm: (count: string, one: boolean) => `Import ${count} ${one ? "subscriber" : "subscribers"}`,
  importing: "Importing...",
  failure:
    "The import could not be finished. Look at the preview again: who was added is on the list already.",
} as const;

export const uploadSubscribersForm = defineUpload("import-subscribers");

export const confirmSubscribersForm = defineForm({
  name: "confirm-import-subscribers",
  anchor: "confirm",
  fields: [{ type: "hidden", name: "fingerprint" }, consentNote, consentWay],
  submit: { idle: subscriberImport.title, busy: subscriberImport.importing },
  messages: { success: importCopy.done, failure: subscriberImport.failure },
});
