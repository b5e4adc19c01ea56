import { useLocation, useSearchParams } from "@remix-run/react";

const DASHBOARD = "/admin/dashboard";
const CARRIED = ["from", "to", "view"];

const isDashboard = (path: string) => path === DASHBOARD || path.startsWith(`${DASHBOARD}/`);

/**
 * A link from one page of the dashboard to another, with the range and the view of the chart; any other link as it is.
 * The audit log has dates of its own.
 */
export function withRange(
  to: `/${string}`,
  { pathname, search }: { pathname: string; search: URLSearchParams },
): `/${string}` {
  const [place = "", anchor] = to.split("#");
  const [path = "", query] = place.split("?");
  if (!isDashboard(path) || !isDashboard(pathname)) return to;
  const params = new URLSearchParams(query);
  for (const name of CARRIED) {
    const value = search.get(name);
    if (value && !params.has(name)) params.set(name, value);
  }
  return `/${path.slice(1)}${params.size > 0 ? `?${params}` : ""}${anchor ? `#${anchor}` : ""}`;
}

/** For links between pages of the dashboard. */
export function useWithRange(): (to: `/${string}`) => `/${string}` {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (to) => withRange(to, { pathname, search });
}
