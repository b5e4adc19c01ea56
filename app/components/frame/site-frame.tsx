import type { ReactNode } from "react";
import { InlineScript } from "../inline-script";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/**
 * Closes the header's menus on Escape, on a click outside or on one of their links, and when focus leaves. On every
 * page, also those without React.
 */
function closeMenus(): void {
  for (const link of document.querySelectorAll('[data-menu] a[href="/subscribe"]')) {
    link.setAttribute("href", "/#newsletter");
  }
  const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")];
  // React Router would scroll to where the page was.
  const goWithinPage = (event: MouseEvent, link: HTMLAnchorElement) => {
    const place = document.getElementById(link.hash.slice(1));
    if (!place || link.pathname !== location.pathname) return;
    event.preventDefault();
    history.replaceState(history.state, "", link.href);
    place.scrollIntoView();
  };
  const closeOthers = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    for (const menu of openMenus()) {
      const isInside = menu.contains(target) && !(event.type === "click" && target?.closest("a"));
      if (!isInside) menu.open = false;
    }
  };
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("[data-menu] a");
    closeOthers(event);
    if (link) goWithinPage(event, link);
  });
  document.addEventListener("focusin", closeOthers);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector("summary")?.focus();
    }
  });
  // A page that the browser's back button shows again.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) for (const menu of openMenus()) menu.open = false;
  });
}

interface SiteFrameProps {
  path: string | undefined;
  year: number;
  children: ReactNode;
}

/** Around a public page. */
export function SiteFrame({ path, year, children }: SiteFrameProps) {
  return (
    <>
      <SiteHeader path={path} />
      <InlineScript run={closeMenus} args={[]} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter path={path} year={year} />
    </>
  );
}
