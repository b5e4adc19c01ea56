import { adminPaths } from "~/features/staff/admin-paths";
import type { ListedTable } from "~/kits/admin-table/admin-table";
import { resourceWords } from "./resources-admin.copy";

const words = resourceWords.listPage;

/** Which entries the list can be narrowed to. */
export const entryFilters = ["active", "hidden", "unchecked", "reported"] as const;

/** The staff's list of the directory. @param categories those there are */
export function resourcesTable(categories: readonly string[]): ListedTable {
  return {
    kind: "resource",
    path: adminPaths.resources,
    heading: words.title,
    search: words.search,
    filters: [
      {
        name: "category",
        ...words.category,
        choices: categories.map((category) => ({ value: category, label: category })),
      },
      {
        name: "filter",
        label: words.filter.label,
        all: words.filter.all,
        choices: entryFilters.map((value) => ({ value, label: words.filter[value] })),
      },
    ],
    columns: [
      { id: "title", label: words.columns.title, sortable: true },
      { id: "organization", label: words.columns.organization, sortable: true },
      { id: "category", label: words.columns.category, sortable: true },
      { id: "active", label: words.columns.active },
      { id: "checked_at", label: words.columns.checked_at, sortable: true },
      { id: "reports", label: words.columns.reports },
    ],
    pageParameter: "page",
    order: { column: "title", descending: false },
  };
}
