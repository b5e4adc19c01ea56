import { applicationStatuses, decisions } from "~/database/schema/application-status";
import { type AdminTable, responseFilter } from "~/kits/admin-table/admin-table";
import { rangeFilter } from "~/kits/admin-table/list-query";
import { partnershipTypes } from "./application.form";

/** Staff specification, section 2, Partnership tab. */
export const partnershipsTable: AdminTable<"partnership"> = {
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
      choices: partnershipTypes.map((type) => ({ value: type, label: type })),
    },
    { name: "status", label: "Status", all: "All Statuses", choices: applicationStatuses },
    responseFilter,
    rangeFilter,
  ],
  columns: [
    { id: "company_name", label: "Company", sortable: true },
    { id: "contact_name", label: "Contact", sortable: true },
    { id: "email", label: "Email", format: "email", sortable: true },
    { id: "partnership_type", label: "Type", format: "code", sortable: true },
    { id: "status", label: "Status", format: "status", sortable: true },
    { id: "created_at", label: "Applied", format: "time", sortable: true },
    { id: "due_at", label: "Answer", format: "waiting" },
  ],
  pageSize: 100,
  pageParameter: "page",
  identity: ["company_name", "email"],
  status: { label: "Status", choices: applicationStatuses, letters: decisions },
  recordPage: { mailAbout: "your partnership application" },
  errors: { delete: "Error deleting partnership application", status: "Error updating partnership status" },
  empty: "No applications yet. They appear here as soon as a company or group applies.",
};
