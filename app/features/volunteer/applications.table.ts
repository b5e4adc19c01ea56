import { roleTitles } from "~/content/volunteer-roles";
import { answerFilter, applicationStatuses, statusFilter } from "~/kits/admin-table/application-filters";
import type { RecordTable } from "~/kits/admin-table/record-table";

/** Staff specification, section 2, Volunteer tab. */
export const volunteersTable: RecordTable & { kind: "volunteer" } = {
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
      choices: Object.entries(roleTitles).map(([value, label]) => ({ value, label })),
    },
    statusFilter,
    answerFilter,
  ],
  columns: [
    { id: "name", label: "Name", sortable: true },
    { id: "email", label: "Email", look: "email", sortable: true },
    { id: "role", label: "Role", look: "code", sortable: true },
    { id: "location", label: "Location", sortable: true },
    { id: "status", label: "Status", look: "status", sortable: true },
    { id: "created_at", label: "Applied", look: "time", sortable: true },
    { id: "due_at", label: "Answer", look: "waiting" },
  ],
  pageSize: 100,
  pageParameter: "page",
  status: { label: "Status", choices: applicationStatuses },
  opens: true,
  errors: { delete: "Error deleting volunteer application", status: "Error updating volunteer status" },
  empty: "No applications yet. They appear here as soon as somebody applies.",
};
