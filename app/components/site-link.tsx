import { Link } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import type { Link as LinkCopy, LinkTarget } from "~/content/types";
import { CurrentPath, RoutedPath } from "~/lib/contexts";
import { outsidePlaces, useSite } from "~/lib/site-settings";

interface SiteLinkProps {
  to: LinkTarget;
  className?: string;
  children: ReactNode;
  "aria-current"?: "page" | "true" | undefined;
  "aria-label"?: string | undefined;
}

/**
 * Other pages are page loads: public pages have no router, and parts of staff pages are rendered by the server only.
 * Nothing where the operator has not set the address: lists leave such links out with `useIsSet`.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const { places } = useSite();
  const pathname = useContext(RoutedPath);
  if (to.startsWith("#")) return <a href={to} {...rest} />;
  if (isFile(to)) return <a href={to} {...rest} />;
  if (isPath(to)) {
    const isHere = to.split(/[?#]/)[0] === pathname;
    return isHere ? <Link to={to} discover="none" {...rest} /> : <a {...rest} href={to} />;
  }
  const place = outsidePlaces.find((name) => name === to);
  const href = place ? places[place] : to;
  return href ? <a href={href} rel="noopener" {...rest} /> : null;
}

interface CurrentLinkProps {
  link: LinkCopy;
  className: string;
  /** Shown in capitals, which its name is not. */
  isInCapitals?: boolean;
}

/** A part of a start page is an entry of its own; the newsletter's is that of the newsletter's page too. */
const isOfPage = (to: LinkTarget, pathname: string | undefined) =>
  to === pathname ||
  (to === "/#newsletter" && pathname === "/newsletter") ||
  (pathname !== "/" && pathname !== "/es" && to.split("#")[0] === pathname);

/** Marked where it leads to the page it stands on. */
export function CurrentLink({ link: { label, to }, className, isInCapitals }: CurrentLinkProps) {
  const pathname = useContext(CurrentPath);
  return (
    <SiteLink
      to={to}
      className={className}
      aria-label={isInCapitals ? label : undefined}
      {...(isOfPage(to, pathname) && { "aria-current": "page" })}
    >
      {label}
    </SiteLink>
  );
}

/** The router cannot fetch files such as the news feed. */
function isFile(to: LinkTarget): boolean {
  return /^\/[^?#]*\.[a-z]+$/.test(to);
}

function isPath(to: LinkTarget): to is `/${string}` {
  return to.startsWith("/");
}
