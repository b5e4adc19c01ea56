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
    search: copy.search,
    filters: [
      {
        name: "category",
        ...copy.category,
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
      { id: "title", label: copy.columns.title, sortable: true },
      { id: "organization", label: copy.columns.organization, sortable: true },
      { id: "category", label: copy.columns.category, sortable: true },
      { id: "active", label: copy.columns.active },
      { id: "checked_at", label: copy.columns.checked_at, sortable: true },
      { id: "reports", label: copy.columns.reports },
      { id: "check", label: copy.columns.check },
    ],
    pageParameter: "page",
    order: { column: "title", descending: false },
  };
}
