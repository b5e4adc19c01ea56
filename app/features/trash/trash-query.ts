import { adminPaths } from "~/features/staff/admin-paths";
import { filterHref } from "~/lib/filter-query";

/** An empty text is no filter. */
export interface TrashQuery {
  kind: string;
  person: string;
  page: number;
}

export function trashHref({ kind = "", person = "", page = 1 }: Partial<TrashQuery>): `/${string}` {
  return filterHref(adminPaths.trash, { kind, person }, page);
}
