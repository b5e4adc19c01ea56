import { parseState } from "~/content/resources/states";
import { directory, page } from "~/content/resources/support-resources-page";
import { dangerOfCode } from "~/lib/danger-family";
import { filterHref, MAX_STORY, readPage, readText } from "~/lib/filter-query";
import { DANGER_PARAMETER, type DirectoryFilters, type DirectoryQuery, filtersOf } from "./directory-query";

const MAX_LISTED = 50;

/** "3,17,4": what is no number of an entry is left out. */
function readIds(text: string): number[] {
  const ids = text.split(",").filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, MAX_LISTED);
}

export function readDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  const language = readText(params, "language");
  const ids = params.getAll("ids");
  return {
    danger: dangerOfCode(params.get(DANGER_PARAMETER)),
    q: readText(params, "q", MAX_STORY),
    category: readText(params, "category"),
    state: parseState(params.get("state")) ?? "",
    cost: params.get("cost") === "free" ? "free" : "",
    phone: params.get("phone") === "yes" ? "yes" : "",
    online: params.get("online") === "yes" ? "yes" : "",
    language: /^[a-z]{2}$/.test(language) ? language : "",
    list: readIds(params.get("list") ?? "").join(","),
    ids: ids.length === 0 ? undefined : readIds(ids.join(",")),
    page: readPage(params),
    all: params.get("show") === "all",
  };
}

export function wholeDirectoryHref(filters: DirectoryFilters, path: `/${string}` = page.path): `/${string}` {
  return filterHref(`${path}#${directory.anchor}`, { ...filtersOf(filters), show: "all" });
}

export function ownListHref(ids: readonly number[], path: `/${string}` = page.path): `/${string}` {
  const query = ids.length > 0 ? `?ids=${ids.join(",")}` : "";
  return `${path}${query}#${directory.anchor}`;
}
