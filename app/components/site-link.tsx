import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { LinkTarget } from "~/content/links";
import { useSite } from "~/lib/site-settings";

interface SiteLinkProps {
  to: LinkTarget;
  className?: string;
  /** Loads also a page of the same path anew: one that ships no script cannot take over from one that does. */
  reloadDocument?: boolean;
  children: ReactNode;
  "aria-current"?: "page" | "true";
}

/**
 * A link to a page of the site, or to one of the places outside it whose address is a setting. Another page is loaded
 * anew, because parts of it are drawn by the server only (see `ServerDrawn`).
 */
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

/** Files such as the news feed are for the browser to fetch, not for the router to draw. */
function isFile(to: LinkTarget): boolean {
  return /^\/[^?#]*\.[a-z]+$/.test(to);
}

function isPath(to: LinkTarget): to is `/${string}` {
  return to.startsWith("/");
}
