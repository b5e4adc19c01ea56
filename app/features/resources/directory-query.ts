import { directory, page } from "~/content/support-resources-page";
import { filterHref, readPage, readText } from "~/lib/filter-query";

/** What a visitor asks of the resource directory. */
export interface DirectoryQuery {
  q: string;
  category: string;
  /** From 1; may lie beyond the last page. */
  page: number;
}

/** Where the directory stands on its page. */
export const directoryPath: `/${string}` = `${page.path}#${directory.anchor}`;

export function readDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  return { q: readText(params, "q"), category: readText(params, "category"), page: readPage(params) };
}

/** The address of one page of the same list, at the directory's anchor. */
export function directoryHref(
  { q, category }: Pick<DirectoryQuery, "q" | "category">,
  number: number,
): `/${string}` {
  return filterHref(directoryPath, { q, category }, number);
}
