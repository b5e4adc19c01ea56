import { adminPaths } from "~/features/staff/admin-paths";
import type { AdminTable, TableColumn } from "~/kits/admin-table/admin-table";
import { tableUrl } from "~/kits/admin-table/list-query";
import { articlesAdminCopy } from "./articles-admin.copy";

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

/** On an article's page: the list that led there, with its query. */
export const FROM_PARAMETER = "from";

/** To an article's page, from one of the lists. */
export function articleLink(table: AdminTable, search: URLSearchParams) {
  const from = new URLSearchParams({ [FROM_PARAMETER]: tableUrl(table, search) });
  return (id: string) => ({ to: `${adminPaths.articles}/${id}?${from}` as const, label: "Edit" });
}

/** @returns the list that the page was opened from, else that of all articles */
export function articleBack(search: URLSearchParams): { to: `/${string}`; label: string } {
  const from = search.get(FROM_PARAMETER) ?? "";
  const { toAll, toNewsletter } = articlesAdminCopy.back;
  const table = [allArticlesTable, articlesTable].find(({ path }) => from.split(/[?#]/)[0] === path);
  if (!table) return { to: adminPaths.allArticles, label: toAll };
  return { to: `/${from.slice(1)}`, label: table === allArticlesTable ? toAll : toNewsletter };
}
