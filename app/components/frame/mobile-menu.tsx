import { useContext } from "react";
import type { Link } from "~/content/links";
import { menuGroups, newsletterByLoading, newsletterLink } from "~/content/navigation";
import { CurrentPath } from "~/lib/current-path";
import { useIsSet } from "~/lib/site-settings";
import { CurrentLink } from "../site-link";

/** Without script, only a page load closes the menu; `closeMenus` replaces the address. */
function useNewsletterLink(): Link {
  const pathname = useContext(CurrentPath);
  return pathname === "/" ? newsletterByLoading : newsletterLink;
}

export function MobileMenu() {
  const isSet = useIsSet();
  const newsletter = useNewsletterLink();
  return (
    <details className="menu lg:hidden" data-menu="">
      <summary className="flex items-center gap-2 border-2 border-ink bg-card px-3 py-2 text-sm font-semibold whitespace-nowrap marker:content-none">
        <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true" className="max-sm:hidden">
          <path d="M0 1h18M0 7h18M0 13h18" stroke="currentColor" strokeWidth="2" />
        </svg>
        <span className="menu-closed">Menu</span>
        <span className="menu-opened">Close</span>
      </summary>
      <nav
        aria-label="Mobile"
        className="absolute inset-x-0 top-full max-h-[calc(100vh-4rem)] overflow-y-auto border-y-4 border-ink bg-card"
      >
        <div className="wrap grid gap-x-10 gap-y-6 py-6 xs:grid-cols-2 md:grid-cols-4">
          {menuGroups.map(({ label, links }) => (
            <section key={label} aria-label={label}>
              <p aria-hidden="true" className="border-b-4 border-ink pb-1 font-display text-xl uppercase">
                {label}
              </p>
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
            </section>
          ))}
        </div>
      </nav>
    </details>
  );
}
