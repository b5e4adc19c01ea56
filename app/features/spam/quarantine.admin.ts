import type { SubmissionForm } from "~/database/schema/schema.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { AdminTable, Choice } from "~/kits/admin-table/admin-table";
import { formLabels } from "./spam.copy";

const states: readonly Choice[] = [
  { value: "suspected", label: "Suspected" },
  { value: "not_spam", label: "Not spam", key: "e" },
  { value: "confirmed", label: "Spam", key: "#" },
];

export const quarantineTable: AdminTable<"spam"> = {
  kind: "spam",
  path: adminPaths.suspected,
  heading: "Suspected spam",
  noun: { one: "submission", many: "submissions" },
  filters: [
    {
      name: "state",
      label: "Decision",
      all: "Decided or not",
      choices: states,
    },
    {
      name: "form",
      label: "Form",
      all: "All Forms",
      choices: Object.entries(formLabels).map(([value, label]) => ({ value, label })),
    },
  ],
  columns: [
    { id: "name", label: "Name", format: "person", below: "email", sortable: true },
    { id: "form", label: "Form", format: "badge", sortable: true },
    { id: "message", label: "Message, and why", format: "folded", below: "reasons" },
    { id: "status", label: "Decision", format: "status" },
    { id: "created_at", label: "Submitted", format: "time", sortable: true },
  ],
  pageSize: 50,
  pageParameter: "page",
  identity: ["name", "email"],
  status: { choices: states, label: "Decision", asButtons: true },
  errors: {
    delete: "Error deleting suspected spam",
    status: "The decision could not be saved. Please try again.",
  },
  empty: "Nothing looks like spam.",
};

/** Where staff decide about what came in by a form. */
export function suspectedPath(form?: SubmissionForm): `/admin/${string}` {
  return `${quarantineTable.path}?state=suspected${form ? `&form=${form}` : ""}`;
}
