import { useLocation, useSearchParams } from "@remix-run/react";
import { withRange } from "./with-range";

/** For links between pages of the dashboard. */
export function useWithRange(): (to: `/${string}`) => `/${string}` {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  return (to) => withRange(to, { pathname, search });
}
