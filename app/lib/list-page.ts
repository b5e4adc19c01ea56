import { listTitle } from "~/content/pager";
import { filterHref } from "./filter-query";
import type { PageDescription } from "./page";

interface ListPart {
  /** The page that is really shown, from 1. */
  number?: number;
  /** What the list is searched for or narrowed to, in words; empty ones are none. */
  filters: readonly string[];
}

/**
 * What a part of a list says of itself. A further page lists other entries, so it has an address and a title of its
 * own; a search only picks among the same entries, so search engines are led to the whole list.
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
