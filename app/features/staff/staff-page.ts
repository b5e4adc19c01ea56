import { definePage, type PageDescription } from "~/lib/page";

/** The exports every staff page has: never kept by a cache, never indexed (it has no canonical path). */
export function defineStaffPage(page: Omit<PageDescription, "path">) {
  return { ...definePage(page), headers: () => ({ "Cache-Control": "no-store" }) };
}
