import { storedText } from "~/content/es/card-words";
import type { DirectoryWords } from "~/content/resources/directory-words";
import { compareCategories } from "~/content/resources/resource-categories";
import type { PageSlice } from "~/lib/filter-query";
import { type DirectoryQuery, directoryHref } from "./directory-query";
import type { ResourceView } from "./entry-view";
import type { CategoryCount } from "./resources.queries.server";

export interface FilterLink {
  label: string;
  to: `/${string}`;
}

interface Found {
  resources: readonly ResourceView[];
  slice: PageSlice;
}

/** Leads from a search's few results to every entry of the kind that most of them are of, if there are more. */
export function kindOfMost(
  { resources, slice }: Found,
  query: DirectoryQuery,
  categories: readonly CategoryCount[],
  { language, list, path }: DirectoryWords,
): FilterLink | undefined {
  if (query.q === "" || query.category !== "" || slice.pageCount > 1) return undefined;
  const [most] = categories
    .map(({ name, count }) => ({
      name,
      count,
      found: resources.filter(({ category }) => category === name).length,
    }))
    .filter(({ count, found }) => found > 0 && count > found)
    .toSorted((one, other) => other.found - one.found || compareCategories(one.name, other.name));
  if (most === undefined) return undefined;
  return {
    label: list.ofKind(storedText(most.name, language), most.count),
    to: directoryHref({ category: most.name, state: query.state, list: query.list }, 1, path),
  };
}
