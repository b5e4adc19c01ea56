import { resourceDirectory } from "~/content/resources/resource-directory";
import { resourcesAdminCopy } from "../admin/resources-admin.copy";

const { card } = resourceDirectory;
const { place } = resourcesAdminCopy;

export const importHeaders = {
  id: "Entry ID",
  title: "Title",
  organization: "Organization",
  category: "Category",
  description: "Description",
  eligibilityRequirements: card.eligibility,
  cost: card.cost,
  phoneNumber: card.phone,
  websiteUrl: "Web address",
  geographicScope: card.area,
  country: place.fields.country,
  state: place.fields.state,
  languages: place.fields.languages,
  isOnline: "Online",
  tags: card.tags,
  active: "Active",
  checked: card.checked,
} as const;

export const resourceImport = {
  title: "Import resources",
  description: "For staff: add and change many entries of the resource directory at once, from a CSV file.",
  intro:
    "Nothing is written before you have seen what would change and confirmed it. Entries that are not in the file stay as they are.",
  steps: [
    "Download all resources, or an empty file with the right columns.",
    "Change it in a spreadsheet. Keep the entry IDs; leave the cell empty for a new entry.",
    "Save it as “CSV UTF-8” and choose it here.",
  ],
  download: "Download all resources",
  template: "Download an empty file",
  previewPage: {
    title: "Preview of an import",
    description: "For staff: what an import of resources would change.",
  },
  unchangedColumns: (names: string) =>
    `The file does not have these columns. They stay as they are: ${names}.`,
  groups: {
    problems: "Rows with problems",
    changed: "Entries that change",
    added: "New entries",
    unchanged: "Entries that stay the same",
  },
  groupsLabel: "Parts of the preview",
  explain: {
    problems:
      "These rows are left out of the import. Mend them in the file and choose it again, or import the others now.",
    changed: "",
    added: "",
    unchanged: "Nothing is written for these.",
  },
  columns: {
    problems: ["Line", "What is wrong"],
    changed: ["Line", "Entry", "What changes"],
    added: ["Line", "Entry", "What it holds"],
    unchanged: ["Line", "Entry"],
  },
  before: "now",
  after: "then",
  nothing: "(empty)",
  confirm: (count: string, one: boolean) => `Import ${count} ${one ? "entry" : "entries"}`,
  confirming: "Importing...",
  nothingToImport: "There is nothing to import: no row is new, and none changes an entry.",
  empty: "None.",
  pages: "Pages of the preview",
  done: {
    text: (added: string, changed: string) => `Imported: ${added} added, ${changed} changed.`,
    list: "To the resources",
  },
  outdated:
    "Entries were changed since this preview was made. Nothing was imported. Below is what would change now.",
  failure: "Nothing was imported. Please try again.",
} as const;

export const rowProblems = {
  badId: (text: string) => `Entry ID: “${text}” is not a whole number`,
  unknownId: (id: string) => `Entry ID: there is no entry ${id}. Leave the cell empty to add a new entry`,
  missing: (name: string) => `${name}: a new entry needs it, and the file has no such column`,
  active: (text: string) => `${importHeaders.active}: write yes or no, not “${text}”`,
  date: (text: string) => `${importHeaders.checked}: “${text}” is not a day. Write it as 2026-11-20`,
  ambiguous: (text: string) =>
    `${importHeaders.checked}: “${text}” can mean two days. Write it as 2026-11-20`,
  future: (text: string) => `${importHeaders.checked}: “${text}” is in the future`,
  sameEntry: (line: number) => `It is about the same entry as line ${line}`,
  sameName: (line: number) => `It has the title and organization of line ${line}`,
  taken: (id: number) => `Entry ${id} has this title and organization already`,
};
