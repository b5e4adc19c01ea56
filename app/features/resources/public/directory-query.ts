import { directory, page } from "~/content/support-resources-page";
import { filterHref, readPage, readText } from "~/lib/filter-query";

export interface DirectoryQuery {
  q: string;
  category: string;
  /** From 1; may lie beyond the last page. */
  page: number;
  /** Whether every entry is asked for at once, as for print. */
  all: boolean;
}

export const directoryPath: `/${string}` = `${page.path}#${directory.anchor}`;

export function readDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  return {
    q: readText(params, "q"),
    category: readText(params, "category"),
    page: readPage(params),
    all: params.get("show") === "all",
  };
}

/** The address of one page of the same list, at the directory's anchor. */
export function directoryHref(
  { q, category }: Pick<DirectoryQuery, "q" | "category">,
  number: number,
): `/${string}` {
  return filterHref(directoryPath, { q, category }, number);
}

export function wholeDirectoryHref({ q, category }: Pick<DirectoryQuery, "q" | "category">): `/${string}` {
  return filterHref(directoryPath, { q, category, show: "all" });
}
