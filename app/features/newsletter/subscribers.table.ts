import type { RecordTable } from "~/kits/admin-table/record-table";

/** Staff specification, section 2, Newsletter tab. */
export const subscribersTable: RecordTable = {
  kind: "newsletter",
  path: "/admin/dashboard/newsletter",
  heading: "Subscribers",
  noun: { one: "subscriber", many: "subscribers" },
  search: "Search by email or name...",
  filters: [
    {
      name: "filter",
      label: "Subscribers",
      all: "All Subscribers",
      choices: [
        { value: "active", label: "Active Only" },
        { value: "inactive", label: "Inactive Only" },
        { value: "news", label: "Wants News" },
        { value: "team_updates", label: "Wants Team Updates" },
      ],
    },
  ],
  columns: [
    { id: "email", label: "Email", look: "email", sortable: true },
    { id: "name", label: "Name", sortable: true },
    { id: "status", label: "Status", look: "status", sortable: true },
    { id: "preferences", label: "Preferences", look: "wishes" },
    { id: "created_at", label: "Subscribed", look: "time", sortable: true },
  ],
  pageSize: 100,
  pageParameter: "page",
  status: {
    label: "Status",
    choices: [
      { value: "active", label: "Active" },
      { value: "inactive", label: "Inactive" },
    ],
  },
  opens: true,
  errors: { delete: "Error deleting subscriber", status: "Error updating subscriber status" },
  empty: "Nobody has signed up yet. Subscribers appear here as soon as they do.",
};
