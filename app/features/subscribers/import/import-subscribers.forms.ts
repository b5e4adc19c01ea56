import { consentNote, consentWay } from "~/features/subscribers/manage/manage-subscribers.forms";
import { defineUpload, importCopy } from "~/kits/csv-import/upload.form";
import { defineForm } from "~/kits/forms/define-form";

export const sheetHeaders = {
  email: "Email",
  name: "Name",
  wantsNews: "Wants News",
  wantsTeamUpdates: "Wants Team Updates",
  language: "Language",
} as const;

export const subscriberImport = {
  title: "Import subscribers",
  description: "For staff: add many subscribers of the newsletter at once, from a CSV file.",
  columns:
    "Files of other programs are read as they are: addresses, names, and who unsubscribed, bounced or complained there. A list of addresses is enough. Columns of our own: Wants News and Wants Team Updates (yes or no; news where they are missing), and Language (English or Spanish; English where it is missing).",
  previewPage: {
    title: "Preview of an import of subscribers",
    description: "For staff: whom an import of subscribers would add.",
  },
  groups: {
    added: "New",
    unsubscribed: "Left out: unsubscribed in the file",
    leaving: "On the list, but unsubscribed in the file",
    known: "On the list already",
    left: "Left out: unsubscribed before",
    erased: "Left out: erased before",
    complaint: "Left out: reported our mail as unwanted",
    problems: "Left out: rows with problems",
  },
  rowColumns: ["Line", "Email", "Name", "Wants"],
  leavingColumns: ["Line", "Email", "Name", "What the file says"],
  problemColumns: ["Line", "What is wrong"],
  confirm: (count: string, one: boolean) => `Import ${count} ${one ? "subscriber" : "subscribers"}`,
  importing: "Importing...",
  failure:
    "The import could not be finished. Look at the preview again: who was added is on the list already.",
} as const;

export const uploadSubscribersForm = defineUpload("import-subscribers");

const keepLeft =
  "Add those who are unsubscribed in the file as unsubscribed: nobody can add them by mistake, and whoever is on our list stops getting mail";

const fingerprint = { type: "hidden", name: "fingerprint" } as const;

/** The checkbox is left out where nobody left in the file. */
export const confirmSubscribersForm = defineForm({
  name: "confirm-import-subscribers",
  anchor: "confirm",
  fields: [
    fingerprint,
    {
      type: "checkbox",
      name: "keepLeft",
      label: keepLeft,
      initially: true,
    },
    consentNote,
    consentWay,
  ],
  checkboxLegend: "Who left",
  submit: { idle: subscriberImport.title, busy: subscriberImport.importing },
  messages: { success: importCopy.done, failure: subscriberImport.failure },
});

/** Where a file has nobody else. */
export const keepLeftForm = defineForm({
  name: "keep-left-subscribers",
  anchor: "confirm",
  fields: [fingerprint],
  submit: { idle: keepLeft, busy: subscriberImport.importing },
  messages: { success: importCopy.done, failure: subscriberImport.failure },
});

export const questionForm = defineForm({
  name: "import-question",
  anchor: "question",
  fields: [
    { type: "hidden", name: "column" },
    {
      type: "radios",
      name: "answer",
      label: "What it says",
      required: "Choose what it says",
      options: [
        { value: "nothing", label: "Nothing about that: leave the column out" },
        { value: "filled", label: "People with yes or something in it must not be mailed" },
        { value: "empty", label: "People with no or nothing in it must not be mailed" },
      ],
    },
  ],
  submit: { idle: "Continue", busy: "Reading..." },
  messages: { success: "", failure: "The answer could not be saved. Please try again." },
});
