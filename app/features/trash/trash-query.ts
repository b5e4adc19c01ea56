import { adminPaths } from "~/features/staff/admin-paths";
import { filterHref, readPage, readText } from "~/lib/filter-query";

/** An empty text is no filter. */
export interface TrashQuery {
  kind: string;
  person: string;
  page: number;
}

export function readTrashQuery(search: URLSearchParams, kinds: readonly string[]): TrashQuery {
  const kind = search.get("kind") ?? "";
  return {
    kind: kinds.includes(kind) ? kind : "",
    person: readText(search, "person"),
    page: readPage(search),
  };
}

export function trashHref({ kind = "", person = "", page = 1 }: Partial<TrashQuery>): `/${string}` {
  return filterHref(adminPaths.trash, { kind, person }, page);
}
