import { adminPaths } from "~/features/staff/admin-paths";
import type { AdminTable, TableColumn } from "~/kits/admin-table/admin-table";

/** Staff specification, section 2, Newsletter tab, Article Management. */
export const articlesTable: AdminTable<"article"> = {
  kind: "article",
  path: "/admin/dashboard/newsletter",
  heading: "Article Management",
  noun: { one: "article", many: "articles" },
  filters: [],
  columns: [
    { id: "title", label: "Title", format: "html", marksHidden: true },
    { id: "source", label: "Source", format: "html" },
    { id: "published_date", label: "Published", format: "day" },
    { id: "created_at", label: "Added", format: "day" },
  ],
  pageSize: 50,
  pageParameter: "articles",
  identity: ["title"],
  errors: { delete: "Error deleting article" },
  empty: "There are no articles yet.",
};

const sortable = (column: TableColumn): TableColumn => ({ ...column, sortable: true });

/** On a page of its own. */
export const allArticlesTable: AdminTable<"article"> = {
  ...articlesTable,
  name: "articles",
  path: adminPaths.allArticles,
  heading: "All articles",
  search: "Search by title or source...",
  columns: articlesTable.columns.map(sortable),
  pageParameter: "page",
};
