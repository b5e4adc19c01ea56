import { filterHref } from "~/lib/filter-query";
import type { PageDescription } from "./page";
import { listTitle } from "./pager";

interface ListPart {
  /** After clamping, from 1. */
  number?: number;
  filters: readonly string[];
}

/** Page 2 has its own canonical URL; a search has the unfiltered list's. */
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
