import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { LinkTarget } from "~/content/links";
import { useSite } from "~/lib/site-settings";

interface SiteLinkProps {
  to: LinkTarget;
  className?: string;
  /** Also within the path: a view without script cannot replace one with script. */
  reloadDocument?: boolean;
  children: ReactNode;
  "aria-current"?: "page" | "true";
}

/** Other pages are page loads, because parts of them are rendered by the server only (see `ServerOnly`). */
export function SiteLink({ to, reloadDocument = false, ...rest }: SiteLinkProps) {
  const { places } = useSite();
  const { pathname } = useLocation();
  if (to.startsWith("#")) return <a href={to} {...rest} />;
  if (isFile(to)) return <a href={to} {...rest} />;
  if (isPath(to)) {
    const elsewhere = to.split(/[?#]/)[0] !== pathname;
    return <Link to={to} discover="none" reloadDocument={reloadDocument || elsewhere} {...rest} />;
  }
  const href = Object.entries(places).find(([place]) => place === to)?.[1] ?? to;
  return <a href={href} rel="noopener" {...rest} />;
}

/** The router cannot fetch files such as the news feed. */
function isFile(to: LinkTarget): boolean {
  return /^\/[^?#]*\.[a-z]+$/.test(to);
}

function isPath(to: LinkTarget): to is `/${string}` {
  return to.startsWith("/");
}
