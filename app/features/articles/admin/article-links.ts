import { adminPaths } from "~/features/staff/admin-paths";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import { tableUrl } from "~/kits/admin-table/list-query";
import { allArticlesTable, articlesTable } from "./articles.admin";
import { articlesAdminCopy } from "./articles-admin.copy";

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
