import type { ReactNode } from "react";
import type { CrisisCardCopy, EmptyHelpCopy } from "~/content/crisis-card";
import { classNames } from "~/lib/class-names";
import { SiteLink } from "./site-link";
import { CrisisCard, EmptyHelp, LeavePage } from "./urgent-lines";

interface Notice {
  title: string;
  text: string;
  help?: EmptyHelpCopy | undefined;
}

interface FilteredListProps {
  count: string;
  /** Stands beside the count, and is not read out with it. */
  note?: ReactNode;
  clear: { to: `/${string}`; label: string } | undefined;
  /** Shown above the list and read out when it appears. */
  crisis?: CrisisCardCopy | undefined;
  /** People look for what is listed in secret, so the page offers a way to leave it. */
  mayLeave?: boolean;
  /** Said instead of the list when nothing is in it, with where to find help; under a card the list is only left out. */
  empty: Notice | undefined;
  /** Said above a list that may not be what was meant. */
  doubt?: Notice | undefined;
  /** Level of the empty text's heading. */
  heading: "h2" | "h3";
  loading: string;
  columns: string;
  children: ReactNode;
}

/** `app/browser/filter.ts` replaces the content of each region; live regions stay, or they would not be read out. */
export function FilteredList(props: FilteredListProps) {
  const {
    count,
    note,
    clear,
    crisis,
    mayLeave = false,
    empty,
    doubt,
    heading: Heading,
    loading,
    columns,
    children,
  } = props;
  const notice = empty ?? doubt;
  return (
    <>
      <div data-region="results-crisis" aria-live="polite">
        {crisis && (
          <div className="mt-6">
            <CrisisCard copy={crisis} heading={Heading} />
          </div>
        )}
        {mayLeave && !crisis && <LeavePage />}
      </div>
      <div className="list-count mt-4 flex flex-wrap items-baseline justify-between gap-y-2 md:gap-x-5">
        <div
          data-region="results-count"
          data-loading={loading}
          tabIndex={-1}
          aria-live="polite"
          className="outline-none"
        >
          {notice && !(empty && crisis) && (
            <div data-empty>
              <Heading className="text-xl" data-said={empty && ""}>
                {notice.title}
              </Heading>
              <p className="mt-2">{notice.text}</p>
              {notice.help && <EmptyHelp copy={notice.help} />}
            </div>
          )}
          {!empty && <p data-said="">{count}</p>}
        </div>
        {note && <p className="max-w-none grow text-sm text-soft">{note}</p>}
        <div data-region="results-clear">
          {clear && (
            <SiteLink to={clear.to} className="no-print inline-block py-1.5 font-semibold">
              {clear.label}
            </SiteLink>
          )}
        </div>
      </div>
      <div data-region="results" className="relative mt-4">
        {children}
      </div>
      <template data-content="loading">
        <SkeletonCards columns={columns} />
      </template>
    </>
  );
}

/** Public specification, section 9. */
const SKELETONS = ["a", "b", "c", "d", "e", "f"];

const bars = ["h-4 w-1/2", "h-8 w-full"];

/**
 * Covers the list without moving anything, except for the pager, whose button was pressed. The cards stay in view wherever
 * in the list somebody is, and a bar moves at the top of the window.
 */
function SkeletonCards({ columns }: { columns: string }) {
  return (
    <div data-loading="" aria-hidden="true" className="absolute inset-0 overflow-clip bg-paper">
      <div className="skeleton inset-x-0 top-0 z-30 border-t-4 border-gold [position:fixed]" />
      <div className={classNames("sticky top-24", columns)}>
        {SKELETONS.map((name) => (
          <div key={name} className="border-t-4 border-hair pt-4">
            {bars.map((bar) => (
              <div key={bar} className={classNames("skeleton mb-3", bar)} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
