import { useLocation } from "@remix-run/react";
import { useContext } from "react";
import { type NavigationGroup, newsletterByLoading, newsletterLink } from "~/content/navigation";
import { languageNames, languageTags, twinHref, twinOf } from "~/content/page";
import type { Link } from "~/content/types";
import { CurrentPath } from "~/lib/contexts";
import { useIsSet, useSite } from "~/lib/site-settings";
import { ButtonLink } from "../button";
import { CurrentLink } from "../site-link";
import { useFrame } from "./use-frame";

const entryClasses = "nav-entry inline-block py-2 text-sm font-semibold whitespace-nowrap no-underline";

function Dropdown({ group }: { group: NavigationGroup }) {
  const pathname = useContext(CurrentPath);
  const isCurrent = group.links.some(({ to }) => to === pathname);
  return (
    <details className="relative" name="header-menu" data-menu="">
      <summary className={entryClasses} data-current={isCurrent ? "" : undefined}>
        {group.label} <Chevron />
      </summary>
      <ul className="absolute top-full left-0 z-10 mt-1 w-max min-w-56 border-2 border-ink bg-card py-2 shadow-hard">
        {group.links.map((link) => (
          <li key={link.to}>
            <CurrentLink
              link={link}
              className="nav-entry block px-4 py-2 text-sm font-semibold no-underline"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Chevron() {
  return (
    <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true" className="chevron ml-0.5 inline-block">
      <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

const languageClasses = "nav-entry inline-block py-1";

/** Leads to the same page in the other language, which names itself; the filter's script finds it by its `hreflang`. */
function LanguageLink({ className }: { className: string }) {
  const twin = twinOf(useContext(CurrentPath));
  const { search } = useLocation();
  if (!twin) return null;
  const tag = languageTags[twin.language];
  return (
    <a href={twinHref(twin.to, search)} lang={tag} hrefLang={tag} className={className}>
      {languageNames[twin.language]}
    </a>
  );
}

/** Above the header of a phone, where the menu would hide it from who cannot read the menu's name. */
function LanguageStrip() {
  const { names } = useFrame();
  if (!twinOf(useContext(CurrentPath))) return null;
  return (
    <nav aria-label={names.language} className="header-strip no-print lg:hidden">
      <div className="wrap text-right text-sm">
        <LanguageLink className={languageClasses} />
      </div>
    </nav>
  );
}

/** Scrolls away; the header below it stays. */
function Strip() {
  const isSet = useIsSet();
  const hasTwin = twinOf(useContext(CurrentPath)) !== undefined;
  const { names, strip } = useFrame();
  return (
    <nav aria-label={names.strip} className="header-strip no-print hidden lg:block">
      <ul className="wrap flex h-9 items-center justify-end gap-x-6 text-sm">
        {hasTwin && (
          <li>
            <LanguageLink className={languageClasses} />
          </li>
        )}
        {strip.filter(isSet).map((link) => (
          <li key={link.label}>
            <CurrentLink link={link} className="nav-entry inline-block py-1 no-underline" />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DesktopNavigation() {
  const { names, entries, donate } = useFrame();
  return (
    <nav aria-label={names.main} className="hidden items-center gap-x-3.5 lg:flex xl:gap-x-6">
      {entries.map((entry) =>
        "links" in entry ? (
          <Dropdown key={entry.label} group={entry} />
        ) : (
          <CurrentLink key={entry.label} link={entry} className={entryClasses} />
        ),
      )}
      {donate && <ActionButton link={donate} kind="go" />}
    </nav>
  );
}

function ActionButton({ link, kind }: { link: Link; kind: "go" | "help" }) {
  return (
    <ButtonLink to={link.to} kind={kind} size="small">
      {link.label}
    </ButtonLink>
  );
}

/** Public specification, section 2. */
export function SiteHeader({ path }: { path: string | undefined }) {
  const { name } = useSite();
  const { home, getHelp } = useFrame();
  return (
    <CurrentPath.Provider value={path}>
      <LanguageStrip />
      <Strip />
      <header className="sticky top-0 z-20 border-b-4 border-ink bg-paper print:static">
        <div className="wrap flex items-center justify-between gap-x-4 py-3">
          <CurrentLink
            link={{ label: name, to: home }}
            isInCapitals
            className="min-w-0 font-display text-xl leading-[0.9] text-balance uppercase no-underline max-sm:max-w-[7rem] max-sm:text-[min(1.5rem,9vw)]"
          />
          <div className="no-print flex shrink-0 items-center gap-x-2.5 sm:gap-x-4 xl:gap-x-6">
            <div className="max-xs:hidden">
              <ActionButton link={getHelp} kind="help" />
            </div>
            <DesktopNavigation />
            <MobileMenu />
          </div>
        </div>
      </header>
    </CurrentPath.Provider>
  );
}

/** Without script, only a page load closes the menu; `closeMenus` replaces the address. */
function useNewsletterLink(): Link {
  const pathname = useContext(CurrentPath);
  return pathname === "/" ? newsletterByLoading : newsletterLink;
}

function MobileMenu() {
  const isSet = useIsSet();
  const newsletter = useNewsletterLink();
  const { menu, names, menuGroups } = useFrame();
  return (
    <details className="menu lg:hidden" data-menu="">
      <summary className="flex items-center gap-2 border-2 border-ink bg-card px-3 py-2 text-sm font-semibold whitespace-nowrap">
        <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true" className="max-sm:hidden">
          <path d="M0 1h18M0 7h18M0 13h18" stroke="currentColor" strokeWidth="2" />
        </svg>
        <span className="menu-closed">{menu.open}</span>
        <span className="menu-opened">{menu.close}</span>
      </summary>
      {/* Lower than the window by the header and what a phone's browser has at its edges, which 100vh includes. */}
      <nav
        aria-label={names.menu}
        className="absolute inset-x-0 top-full max-h-[calc(100vh-11rem)] overflow-y-auto border-y-4 border-ink bg-card"
      >
        <div className="wrap grid gap-x-10 gap-y-6 py-6 xs:grid-cols-2 md:grid-cols-4">
          {menuGroups.map(({ label, links }) => (
            <div key={label}>
              <p className="border-b-4 border-ink pb-1 font-display text-xl uppercase">{label}</p>
              <ul>
                {links.filter(isSet).map((link) => (
                  <li key={link.label} className="border-b border-hair last:border-0">
                    <CurrentLink
                      link={link === newsletterLink ? newsletter : link}
                      className="nav-entry block py-2.5 text-sm font-semibold no-underline"
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
    </details>
  );
}
