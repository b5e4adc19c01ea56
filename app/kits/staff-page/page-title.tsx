import type { ReactNode } from "react";
import { SiteLink } from "~/components/site-link";
import { classNames } from "~/lib/class-names";

interface PageTitleProps {
  title: string;
  intro?: ReactNode;
  back?: { to: `/${string}`; label: string } | undefined;
  /** A person's name or the title of a text, in the text face: the display face lacks letters of some languages. */
  isName?: boolean;
  /** What stands beside the title: links and buttons of the whole page. */
  children?: ReactNode;
}

/** The only `h1` of a staff page. */
export function PageTitle({ title, intro, back, isName = false, children }: PageTitleProps) {
  return (
    <div className="pt-5">
      {back && (
        <p className="no-print mb-1">
          <SiteLink to={back.to} className="inline-block py-1 font-semibold">
            {back.label}
          </SiteLink>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1
          id="page-title"
          dir={isName ? "auto" : undefined}
          className={classNames(
            "wrap-anywhere",
            isName ? "font-text text-lg font-bold tracking-normal" : "text-xl uppercase",
          )}
        >
          {title}
        </h1>
        {children}
      </div>
      {intro && <p className={classNames("text-soft", children ? "mt-2" : "mt-1")}>{intro}</p>}
    </div>
  );
}

interface SectionLinksProps {
  label: string;
  sections: readonly { id: string; label: string }[];
  /** Stays at the top of the window. */
  stays?: boolean;
}

/** A row of links to the parts of a long page. */
export function SectionLinks({ label, sections, stays = false }: SectionLinksProps) {
  return (
    <nav aria-label={label} className={classNames("no-print mt-1", stays && "part-links")}>
      <ul className={classNames("flex gap-x-6", stays ? "overflow-x-auto whitespace-nowrap" : "flex-wrap")}>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className="inline-block py-1 font-semibold">
              {section.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
