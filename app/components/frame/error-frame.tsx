import type { ReactNode } from "react";
import { adminLink } from "~/content/navigation";
import { SiteLink } from "../site-link";

/** Around the error of a page that would have brought its own header. */
export function ErrorFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b-4 border-ink bg-paper">
        <div className="wrap py-3">
          <SiteLink to={adminLink.to} className="inline-block py-1 font-semibold">
            {adminLink.label}
          </SiteLink>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </>
  );
}
