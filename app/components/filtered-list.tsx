import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { CrisisCardCopy, EmptyHelpCopy } from "~/content/crisis-card";
import { classNames } from "~/lib/class-names";
import { SiteLink } from "./site-link";
import { SkeletonCards } from "./skeleton-cards";
import { CrisisCard, EmptyHelp } from "./urgent-lines";

interface FilteredListProps {
  page?: number;
  count: string;
  clear: { to: `/${string}`; label: string } | undefined;
  /** Shown above the list and read out when it appears. */
  crisis?: CrisisCardCopy | undefined;
  /** Said instead of the list when nothing is in it, with where to find help. */
  empty: { title: string; text: string; help?: EmptyHelpCopy | undefined } | undefined;
  /** Level of the empty text's heading. */
  heading: "h2" | "h3";
  loading: string;
  columns: string;
  children: ReactNode;
}

/** Ignores form submissions. */
function useListLoading(): boolean {
  const { pathname } = useLocation();
  const { location, formMethod } = useNavigation();
  return location?.pathname === pathname && (formMethod === undefined || formMethod === "GET");
}

/** Never takes focus from the filter form. */
function useFocusOnPage(page: number) {
  const element = useRef<HTMLDivElement>(null);
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    if (!document.activeElement?.closest("form")) element.current?.focus({ preventScroll: true });
  }, [page]);
  return element;
}

/** The count is a live region. */
export function FilteredList(props: FilteredListProps) {
  const { count, clear, crisis, empty, heading: Heading, loading, columns, children } = props;
  const isLoading = useListLoading();
  const status = useFocusOnPage(props.page ?? 1);
  return (
    <>
      <div aria-live="polite">{crisis && <CrisisCard copy={crisis} heading={Heading} />}</div>
      <div
        className={classNames(
          "mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2",
          empty && "border-2 border-ink bg-card p-6 wrap-anywhere",
        )}
      >
        <div ref={status} tabIndex={-1} aria-live="polite" className="outline-none">
          {empty ? (
            <>
              <Heading className="text-xl">{empty.title}</Heading>
              <p className="mt-2">{empty.text}</p>
              {empty.help && <EmptyHelp copy={empty.help} />}
            </>
          ) : (
            <p>{count}</p>
          )}
        </div>
        {clear && (
          <SiteLink to={clear.to} className="no-print py-1.5 font-semibold">
            {clear.label}
          </SiteLink>
        )}
      </div>
      <div className="relative mt-6" aria-busy={isLoading}>
        {children}
        {isLoading && <SkeletonCards text={loading} columns={columns} />}
      </div>
    </>
  );
}
