import { adminPaths } from "~/features/staff/admin-paths";
import { type AdminTable, recordPath } from "~/kits/admin-table/admin-table";
import { rangeFilter } from "~/kits/admin-table/list-query";

/** Staff specification, section 2, Newsletter tab. */
export const subscribersTable: AdminTable<"newsletter"> = {
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
    rangeFilter,
  ],
  columns: [
    { id: "email", label: "Email", format: "email", sortable: true },
    { id: "name", label: "Name", sortable: true },
    { id: "status", label: "Status", format: "status", sortable: true },
    { id: "preferences", label: "Preferences" },
    { id: "created_at", label: "Subscribed", format: "time", sortable: true },
  ],
  pageSize: 100,
  pageParameter: "page",
  identity: ["name", "email"],
  status: {
    label: "Status",
    choices: [
      { value: "active", label: "Active" },
      { value: "inactive", label: "Inactive" },
    ],
  },
  recordPage: { mailAbout: "our newsletter" },
  errors: { delete: "Error deleting subscriber", status: "Error updating subscriber status" },
  empty: "No one has signed up yet. Subscribers appear here as soon as they do.",
};

export const addPath = `${adminPaths.subscribers}/new` as const;
export const importPath = `${adminPaths.subscribers}/import` as const;

export const subscriberPath = (id: string) => recordPath(subscribersTable, id);
