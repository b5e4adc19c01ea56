import type { HeadersFunction, LinksFunction } from "@remix-run/node";
import { definePage, type PageDescription } from "~/content/page";
import staffStyles from "~/styles/staff.css";
import { dashboard, tabTitles } from "./staff.copy";

/** No cache may store a staff page. */
export const staffHeaders = (): Record<string, string> => ({ "Cache-Control": "no-store" });

const links: LinksFunction = () => [{ rel: "stylesheet", href: staffStyles }];

/** The exports every staff page has: never stored by a cache, never indexed (it has no canonical path). */
export function defineStaffPage(page: Omit<PageDescription, "path">, { list }: { list?: string } = {}) {
  const { meta, handle } = definePage(page, {
    isHydrated: true,
    frame: "own",
    list,
    policyExceptions: ["style attributes", "own frames"],
  });
  return { meta, handle, headers: staffHeaders, links };
}

/** A tab of the dashboard, which is about the list of its name. */
export const defineTab = (tab: keyof typeof tabTitles) =>
  defineStaffPage({ title: tabTitles[tab], description: dashboard.description }, { list: `${tab}-table` });

/** The headers of a page that its loader may tell to load itself again, where there is no script. */
export const refreshingHeaders: HeadersFunction = ({ loaderHeaders }) => {
  const refresh = loaderHeaders.get("Refresh");
  return { ...staffHeaders(), ...(refresh && { Refresh: refresh }) };
};
