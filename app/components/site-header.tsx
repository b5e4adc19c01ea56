import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { Link } from "~/content/links";
import {
  adminLink,
  headerActions,
  headerEntries,
  type NavigationGroup,
  newsletterByLoading,
  newsletterLink,
} from "~/content/navigation";
import { classNames } from "~/lib/class-names";
import { useSite } from "~/lib/site-settings";
import { ButtonLink } from "./button";
import { SiteLink } from "./site-link";

/** Closes the menus on navigation, Escape and outside clicks; without script they are plain `<details>`. */
function useClosingMenus() {
  const header = useRef<HTMLElement>(null);
  const [closing, setClosing] = useState(false);
  const { key } = useLocation();
  const keyOfMenus = useRef(key);

  useEffect(() => {
    const menus = () => [...(header.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])];
    const closeOutside = (event: Event) => {
      for (const menu of menus()) {
        if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
      }
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      for (const menu of menus().reverse()) {
        const hadFocus = menu.contains(document.activeElement);
        menu.open = false;
        if (hadFocus) menu.querySelector("summary")?.focus();
      }
    };
    // A visitor may have opened a menu before hydration.
    if (keyOfMenus.current !== key) for (const menu of menus()) menu.open = false;
    keyOfMenus.current = key;
    setClosing(true);
    document.addEventListener("click", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("click", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [key]);

  return { header, closing };
}

const entryClasses =
  "inline-block py-2 text-sm font-semibold whitespace-nowrap no-underline hover:underline aria-[current]:underline";

function EntryLink({ link, className }: { link: Link; className: string }) {
  const { pathname } = useLocation();
  return (
    <SiteLink to={link.to} className={className} {...(pathname === link.to && { "aria-current": "page" })}>
      {link.label}
    </SiteLink>
  );
}

function Dropdown({ group }: { group: NavigationGroup }) {
  return (
    <details className="relative" name="header-menu">
      <summary className={classNames(entryClasses, "marker:content-none")}>
        {group.label} <Chevron />
      </summary>
      <ul className="absolute top-full left-0 z-10 mt-1 w-max min-w-56 border-2 border-ink bg-card py-2 shadow-hard">
        {group.links.map((link) => (
          <li key={link.to}>
            <EntryLink
              link={link}
              className="block px-4 py-2 text-sm font-semibold no-underline hover:underline"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Chevron() {
  return (
    <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true" className="ml-0.5 inline-block">
      <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

function DesktopNavigation() {
  return (
    <nav aria-label="Main" className="hidden items-center gap-4 xl:flex">
      {headerEntries.map((entry) =>
        "links" in entry ? (
          <Dropdown key={entry.label} group={entry} />
        ) : (
          <EntryLink key={entry.label} link={entry} className={entryClasses} />
        ),
      )}
      <ButtonLink to={headerActions.donate.to} kind="go" size="small">
        {headerActions.donate.label}
      </ButtonLink>
      <ButtonLink to={headerActions.community.to} size="small">
        {headerActions.community.label}
      </ButtonLink>
    </nav>
  );
}

const mobileLinks: readonly Link[] = [
  ...headerEntries.flatMap((entry) => ("links" in entry ? entry.links : [entry])),
  headerActions.donate,
  headerActions.community,
  adminLink,
];

/** Without script, only a page load closes the menu. */
function linksOn(pathname: string, closing: boolean): readonly Link[] {
  if (closing || pathname !== "/") return mobileLinks;
  return mobileLinks.map((link) => (link === newsletterLink ? newsletterByLoading : link));
}

function MobileNavigation({ closing }: { closing: boolean }) {
  const { pathname } = useLocation();
  return (
    <details className="xl:hidden">
      <summary className="flex items-center gap-2 border-2 border-ink bg-card px-3.5 py-2 text-sm font-semibold whitespace-nowrap marker:content-none">
        <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true">
          <path d="M0 1h18M0 7h18M0 13h18" stroke="currentColor" strokeWidth="2" />
        </svg>
        Menu
      </summary>
      <nav
        aria-label="Mobile"
        className="absolute inset-x-0 top-full max-h-[calc(100vh-4rem)] overflow-y-auto border-y-4 border-ink bg-card"
      >
        <ul className="wrap py-3">
          {linksOn(pathname, closing).map((link) => (
            <li key={link.label} className="border-b border-hair last:border-0">
              <EntryLink link={link} className="block py-3 font-semibold no-underline" />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/** Public specification, section 2. */
export function SiteHeader() {
  const { header, closing } = useClosingMenus();
  const { name } = useSite();
  return (
    <header ref={header} className="sticky top-0 z-20 border-b-4 border-ink bg-paper print:static">
      <div className="wrap flex items-center justify-between gap-5 py-3">
        <SiteLink
          to="/"
          className="min-w-0 font-display text-xl leading-none text-balance uppercase no-underline max-xs:text-[9vw]"
        >
          {name}
        </SiteLink>
        <div className="no-print shrink-0">
          <DesktopNavigation />
          <MobileNavigation closing={closing} />
        </div>
      </div>
    </header>
  );
}
