import { answerFilter, applicationStatuses, statusFilter } from "~/kits/admin-table/application-filters";
import type { RecordTable } from "~/kits/admin-table/record-table";

const types = [
  "Corporate Sponsorship",
  "Event Partnership",
  "Resource Sharing",
  "Advocacy Collaboration",
  "Other",
];

/** Staff specification, section 2, Partnership tab. */
export const partnershipsTable: RecordTable & { kind: "partnership" } = {
  kind: "partnership",
  path: "/admin/dashboard/partnership",
  heading: "Partnership Applications",
  noun: { one: "application", many: "applications" },
  search: "Search by company, contact, or email...",
  filters: [
    {
      name: "type",
      label: "Type",
      all: "All Types",
      choices: types.map((type) => ({ value: type, label: type })),
    },
    statusFilter,
    answerFilter,
  ],
  columns: [
    { id: "company_name", label: "Company", sortable: true },
    { id: "contact_name", label: "Contact", sortable: true },
    { id: "email", label: "Email", look: "email", sortable: true },
    { id: "partnership_type", label: "Type", look: "code", sortable: true },
    { id: "status", label: "Status", look: "status", sortable: true },
    { id: "created_at", label: "Applied", look: "time", sortable: true },
    { id: "due_at", label: "Answer", look: "waiting" },
  ],
  pageSize: 100,
  pageParameter: "page",
  status: { label: "Status", choices: applicationStatuses },
  opens: true,
  errors: { delete: "Error deleting partnership application", status: "Error updating partnership status" },
  empty: "No applications yet. They appear here as soon as a company or group applies.",
};
