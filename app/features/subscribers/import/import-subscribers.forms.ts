import { consentNote, consentWay } from "~/features/subscribers/manage/manage-subscribers.forms";
import { importCopy } from "~/kits/csv-import/csv-import.copy";
import { defineUpload } from "~/kits/csv-import/upload.form";
import { defineForm } from "~/kits/forms/define-form";

export const sheetHeaders = {
  email: "Email",
  name: "Name",
  wantsNews: "Wants News",
  wantsTeamUpdates: "Wants Team Updates",
} as const;

export const subscriberImport = {
  title: "Import subscribers",
  description: "For staff: add many subscribers of the newsletter at once, from a CSV file.",
  intro:
    "Nobody is added before you have seen who is new and confirmed it. Subscribers who are on the list already stay as they are, and nobody who left or was erased comes back.",
  columns:
    "The first line names the columns: Email, and if you like Name, Wants News and Wants Team Updates (yes or no; news where they are missing).",
  back: "Newsletter",
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
  more: (count: string) => `And ${count} more.`,
  confirmHeading: "Import",
  confirm: (count: string, one: boolean) => `Import ${count} ${one ? "subscriber" : "subscribers"}`,
  importing: "Importing...",
  nothing: "There is nobody to import: no row is new.",
  outdated:
    "The list has changed since this preview was made. Nobody was imported. Look at the preview again.",
  failure:
    "The import could not be finished. Look at the preview again: who was added is on the list already.",
  done: {
    added: (count: string) => `${count} added to the list.`,
    asked: (count: string) =>
      `${count} got a mail to confirm, and are on the list when they press its button.`,
    list: "To the subscribers",
  },
  problems: {
    email: (text: string) => `“${text}” is not an email address`,
    noEmail: "The email address is missing",
    wish: (column: string, text: string) => `${column}: write yes or no, not “${text}”`,
    noWish: "They want neither news nor team updates",
    twice: (line: number) => `The address of line ${line} again`,
  },
} as const;

export const uploadSubscribersForm = defineUpload("import-subscribers");

export const confirmSubscribersForm = defineForm({
  name: "confirm-import-subscribers",
  anchor: "confirm",
  fields: [{ type: "hidden", name: "fingerprint" }, consentNote, consentWay],
  submit: { idle: subscriberImport.title, busy: subscriberImport.importing },
  messages: { success: importCopy.done, failure: subscriberImport.failure },
});
