import { adminPaths } from "~/features/staff/admin-paths";
import type { ListedTable } from "~/kits/admin-table/admin-table";
import { resourcesAdminCopy } from "./resources-admin.copy";

const copy = resourcesAdminCopy.listPage;

/** Why an entry that visitors see needs a check. */
export const checkFilters = ["unchecked", "broken", "stale"] as const;
export const entryFilters = ["active", "hidden", ...checkFilters, "reported"] as const;

export type ChecksToDo = Record<(typeof checkFilters)[number], number>;

export function resourcesTable(categories: readonly string[]): ListedTable {
  return {
    kind: "resource",
    path: adminPaths.resources,
    heading: copy.title,
    search: "Search by title, organization, or description...",
    filters: [
      {
        name: "category",
        label: "Category",
        all: "All categories",
        choices: categories.map((category) => ({ value: category, label: category })),
      },
      {
        name: "filter",
        label: copy.filter.label,
        all: copy.filter.all,
        choices: entryFilters.map((value) => ({ value, label: copy.filter[value] })),
      },
    ],
    columns: [
      { id: "title", label: "Title", sortable: true },
      { id: "organization", label: "Organization", sortable: true },
      { id: "category", label: "Category", sortable: true },
      { id: "active", label: "Status" },
      { id: "checked_at", label: "Last checked", sortable: true },
      { id: "reports", label: "Open reports" },
      { id: "check", label: "Check" },
    ],
    pageParameter: "page",
    order: { column: "title", descending: false },
  };
}
