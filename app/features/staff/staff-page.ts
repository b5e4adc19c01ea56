import type { LinksFunction } from "@remix-run/node";
import { definePage, type PageDescription, type PageHandle } from "~/content/page";
import staffStyles from "~/styles/staff.css";

/** No cache may store a staff page. */
export const staffHeaders = (): Record<string, string> => ({ "Cache-Control": "no-store" });

const links: LinksFunction = () => [{ rel: "stylesheet", href: staffStyles }];

/**
 * The exports every staff page has: never stored by a cache, never indexed (it has no canonical path). The pages in the
 * shell have its `links`.
 */
export function defineStaffPage(
  page: Omit<PageDescription, "path">,
  { frame = "own", list }: Partial<Pick<PageHandle, "frame" | "list">> = {},
) {
  const { meta, handle } = definePage(page, {
    isHydrated: true,
    frame,
    list,
    policyExceptions: ["style attributes", "own frames"],
  });
  return { meta, handle, headers: staffHeaders, links };
}
