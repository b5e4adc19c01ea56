import type { ReactNode } from "react";
import { InlineScript } from "../inline-script";
import { closeMenus } from "./close-menus";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

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
