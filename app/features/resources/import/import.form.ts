import { cardWords as card } from "~/content/resources/card-words";
import { defineUpload, importCopy } from "~/kits/csv-import/upload.form";
import { defineForm } from "~/kits/forms/define-form";

export const importHeaders = {
  id: "Entry ID",
  title: "Title",
  organization: "Organization",
  category: "Category",
  description: "Description",
  summaryEs: "One sentence in Spanish",
  eligibilityRequirements: card.eligibility,
  cost: card.cost,
  phoneNumber: card.phone,
  hours: card.hours,
  whenYouCall: card.whenYouCall,
  haveReady: card.haveReady,
  websiteUrl: "Web address",
  geographicScope: card.area,
  country: "Country",
  state: "State",
  languages: "Languages",
  isOnline: "Online",
  tags: card.tags,
  active: "Active",
  checked: card.checked,
} as const;

export const resourceImport = {
  title: "Import resources",
  groups: {
    problems: "Rows with problems",
    changed: "Entries that change",
    added: "New entries",
    unchanged: "Entries that stay the same",
  },
} as const;

export const rowProblems = {
  active: (text: string) => `${importHeaders.active}: write yes or no, not “${text}”`,
  date: (text: string) => `${importHeaders.checked}: “${text}” is not a day. Write it as 2026-11-20`,
  ambiguous: (text: string) =>
    `${importHeaders.checked}: “${text}” can mean two days. Write it as 2026-11-20`,
  future: (text: string) => `${importHeaders.checked}: “${text}” is in the future`,
  taken: (id: number) => `Entry ${id} has this title and organization already`,
};

export const uploadForm = defineUpload("import");

export const confirmForm = defineForm({
  name: "confirm-import",
  anchor: "import",
  fields: [{ type: "hidden", name: "fingerprint" }],
  submit: { idle: "Import", busy: "Importing..." },
  messages: { success: importCopy.done, failure: "Nothing was imported. Please try again." },
});
