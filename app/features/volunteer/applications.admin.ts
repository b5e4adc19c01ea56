import { roleTitles } from "~/content/volunteer-roles";
import { applicationStatuses, decisions } from "~/database/schema/application-status";
import { type AdminTable, responseFilter } from "~/kits/admin-table/admin-table";
import { rangeFilter } from "~/kits/admin-table/list-query";
import { sentenceCase } from "~/lib/text/words";

/** Staff specification, section 2, Volunteer tab. */
export const volunteersTable: AdminTable<"volunteer"> = {
  kind: "volunteer",
  path: "/admin/dashboard/volunteer",
  heading: "Volunteer Applications",
  noun: { one: "application", many: "applications" },
  search: "Search by name, email, or role...",
  filters: [
    {
      name: "role",
      label: "Role",
      all: "All Roles",
      choices: Object.keys(roleTitles).map((value) => ({ value, label: sentenceCase(value) })),
    },
    { name: "status", label: "Status", all: "All Statuses", choices: applicationStatuses },
    responseFilter,
    rangeFilter,
  ],
  columns: [
    { id: "name", label: "Name", sortable: true },
    { id: "email", label: "Email", format: "email", sortable: true },
    { id: "role", label: "Role", format: "code", sortable: true },
    { id: "location", label: "Location", sortable: true },
    { id: "status", label: "Status", format: "status", sortable: true },
    { id: "created_at", label: "Applied", format: "time", sortable: true },
    { id: "due_at", label: "Answer", format: "waiting" },
  ],
  pageSize: 100,
  pageParameter: "page",
  identity: ["name", "email"],
  status: { label: "Status", choices: applicationStatuses, letters: decisions },
  recordPage: { mailAbout: "your volunteer application" },
  errors: { delete: "Error deleting volunteer application", status: "Error updating volunteer status" },
  empty: "No applications yet. They appear here as soon as someone applies.",
};
