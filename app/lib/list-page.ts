import { listTitle } from "~/content/pager";
import { filterHref } from "./filter-query";
import type { PageDescription } from "./page";

interface ListPart {
  /** The page after clamping, from 1. */
  number?: number;
  /** Labels of search and filters; "" where one is not set. */
  filters: readonly string[];
}

/**
 * Title and canonical path of a list's page. Page 2 lists other entries, so it has its own; a search only selects among
 * the same entries, so its canonical URL is the unfiltered list's.
 */
export function listPage(
  list: PageDescription & { path: `/${string}` },
  { number = 1, filters }: ListPart,
): PageDescription {
  const used = filters.filter((text) => text !== "");
  return {
    ...list,
    title: listTitle(list.title, used, number),
    path: used.length > 0 ? list.path : filterHref(list.path, {}, number),
  };
}
