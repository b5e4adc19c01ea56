import { filterHref } from "~/lib/filter-query";
import type { PageDescription } from "./page";

export const connectionProblem =
  "We could not load the list. Your connection may be down. Nothing you typed is lost: try again in a moment.";

export const pager = { previous: "Previous", next: "Next", page: "Page" } satisfies Record<string, string>;

function listTitle(title: string, filters: readonly string[], number: number): string {
  const searched = filters.length > 0 ? `${title}: ${filters.join(", ")}` : title;
  return number > 1 ? `${searched}, page ${number}` : searched;
}

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
