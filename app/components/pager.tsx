import { type ReactNode, useContext } from "react";
import { listWords } from "~/content/list-page";
import { classNames } from "~/lib/class-names";
import { PageLanguage } from "~/lib/contexts";
import { type PageSlice, pageWindow } from "~/lib/filter-query";
import { SiteLink } from "./site-link";

interface PagerProps {
  label: string;
  slice: Pick<PageSlice, "page" | "pageCount">;
  hrefFor: (page: number) => `/${string}`;
}

const stepClasses =
  "flex h-11 min-w-10 items-center justify-center gap-2 border-2 px-1 font-semibold no-underline sm:min-w-11";

function Step({ to, children }: { to: `/${string}` | undefined; children: ReactNode }) {
  const shape = classNames(stepClasses, "sm:px-4");
  if (to === undefined) {
    return (
      <span aria-disabled="true" className={classNames(shape, "border-hair text-soft")}>
        {children}
      </span>
    );
  }
  return (
    <SiteLink to={to} className={classNames(shape, "press border-ink bg-card")}>
      {children}
    </SiteLink>
  );
}

function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg viewBox="0 0 16 12" aria-hidden="true" className={classNames("h-3 w-4", back && "rotate-180")}>
      <path d="M0 6h14M9 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** Public specification, section 9. Renders nothing for one page. */
export function Pager({ label, slice, hrefFor }: PagerProps) {
  const { page, pageCount } = slice;
  const words = listWords[useContext(PageLanguage)];
  if (pageCount === 1) return null;
  return (
    <nav aria-label={label} className="no-print relative z-10 mt-12 bg-paper">
      <ul className="flex flex-wrap justify-center gap-1.5 sm:gap-2">
        <li>
          <Step to={page > 1 ? hrefFor(page - 1) : undefined}>
            <Arrow back />
            <span className="max-sm:sr-only">{words.previous}</span>
          </Step>
        </li>
        {pageWindow(slice).map((number) => (
          <li key={number}>
            <SiteLink
              to={hrefFor(number)}
              className={classNames(
                stepClasses,
                "border-ink",
                number === page ? "bg-ink text-paper forced-colors:chosen" : "press bg-card",
              )}
              {...(number === page && { "aria-current": "page" })}
            >
              <span className="sr-only">{words.page} </span>
              {number}
            </SiteLink>
          </li>
        ))}
        <li>
          <Step to={page < pageCount ? hrefFor(page + 1) : undefined}>
            <span className="max-sm:sr-only">{words.next}</span>
            <Arrow />
          </Step>
        </li>
      </ul>
      <p className="mx-auto mt-2 w-fit text-sm">{words.pageOf(page, pageCount)}</p>
    </nav>
  );
}
