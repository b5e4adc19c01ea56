import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "~/lib/class-names";
import { SiteLink } from "./site-link";
import { SkeletonCards } from "./skeleton-cards";

interface FilteredListProps {
  /** Number of the page shown, where the list has several. */
  page?: number;
  /** What is shown of how much, for example "Showing 1-12 of 40 articles". */
  count: string;
  /** Where all filters are off; only when one is on. */
  clear: { to: `/${string}`; label: string } | undefined;
  /** Said instead of the list when nothing is in it. */
  empty: { title: string; text: string } | undefined;
  /** Level of the empty text's heading. */
  heading: "h2" | "h3";
  loading: string;
  columns: string;
  children: ReactNode;
}

/** Whether another list is on its way to this page; sending a form of the page does not count. */
function useListLoading(): boolean {
  const { pathname } = useLocation();
  const { location, formMethod } = useNavigation();
  return location?.pathname === pathname && (formMethod === undefined || formMethod === "GET");
}

/** Where the eye goes when another page is shown, the focus goes too; but never away from the filter being changed. */
function useFocusOnPage(page: number) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!document.activeElement?.closest("form")) element.current?.focus({ preventScroll: true });
  }, [page]);
  return element;
}

/** A list below its filter form: how much of it is shown, told to screen readers when it changes, and the cards. */
export function FilteredList(props: FilteredListProps) {
  const { count, clear, empty, heading: Heading, loading, columns, children } = props;
  const isLoading = useListLoading();
  const shown = useFocusOnPage(props.page ?? 1);
  return (
    <>
      <div
        className={classNames(
          "mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2",
          empty && "border-2 border-ink bg-card p-6",
        )}
      >
        <div ref={shown} tabIndex={-1} aria-live="polite" className="outline-none">
          {empty ? (
            <>
              <Heading className="text-xl">{empty.title}</Heading>
              <p className="mt-2">{empty.text}</p>
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
