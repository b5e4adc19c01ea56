import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { noticeButtonClass } from "~/components/notice";
import { Pager } from "~/components/pager";
import { SuspectedLink } from "~/features/spam/suspected-link";
import {
  commonKeys,
  KeysHint,
  movingKeys,
  type PageKey,
  useKeysSetting,
  usePageKeys,
} from "~/kits/staff-page/page-keys";
import { PageTitle } from "~/kits/staff-page/page-title";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import { inboxCopy as copy } from "./inbox.copy";
import { InboxFilters, NarrowFilters } from "./inbox-filters";
import { InboxForm, useRefused } from "./inbox-form";
import { InboxList } from "./inbox-list";
import type { InboxNotice as Notice } from "./inbox-notice.server";
import { type InboxQuery, inboxHref, isNarrowed, keyText } from "./inbox-rows";
import type { LoadedInbox } from "./load-inbox.server";
import { RowPane } from "./row-pane";

const inboxKeys: readonly PageKey[] = [
  ...movingKeys,
  { key: "Enter", does: "go to the open row" },
  { key: "r", does: "reply" },
  { key: "Ctrl+Enter", does: "send the reply" },
  { key: "e", does: "mark as answered" },
  { key: "a", does: "assign" },
  { key: "l", does: "label" },
  { key: "s", does: "snooze" },
  { key: "#", does: "move to trash" },
  ...commonKeys,
];

/** List and open row side by side; below 1100 px one of them. */
export function InboxPage({ data }: { data: LoadedInbox }) {
  const { query, rows, open, isMissing, notice, total, isMore, slice, now } = data;
  const problem = useRefused("problem");
  const keys = useKeysSetting();
  usePageKeys();
  const { list, heading } = useRowFocus({ row: open ? keyText(open.row) : "", did: notice?.did ?? "" });
  const isRowAsked = query.row !== undefined;
  const count = isMore ? `More than ${formatCount(total - 1)} rows` : copy.count(formatCount(total));
  return (
    <>
      <PageTitle title="Inbox">
        <InboxFilters query={query} counts={data.counts} className="mr-auto max-sm:hidden" />
        <KeysHint {...keys} keys={inboxKeys} first={["j", "k", "r", "e", "?"]} />
      </PageTitle>
      <section id="inbox" aria-label="Inbox" className="mt-3">
        {/* What was refused is newer than what was done. */}
        <InboxNotice notice={problem === undefined ? notice : undefined} query={query} />
        <div className="grid items-start gap-x-6 gap-y-6 inbox-wide:grid-cols-[18rem_minmax(0,1fr)] 2xl:grid-cols-[21rem_minmax(0,1fr)]">
          <div className={classNames("min-w-0", isRowAsked && "max-inbox-wide:hidden")}>
            <NarrowFilters
              query={query}
              counts={data.counts}
              colleagues={data.colleagues}
              knownLabels={data.knownLabels}
            />
            <p aria-live="polite" className="mb-1 text-soft">
              {count}
            </p>
            {rows.length === 0 ? (
              <p className="max-w-none border-2 border-ink bg-card p-4">
                {isNarrowed(query)
                  ? "Nothing matches. Choose less, or clear the choice."
                  : copy.nothing[query.filter]}
              </p>
            ) : (
              <div
                ref={list}
                className="relative inbox-wide:sticky inbox-wide:top-4 inbox-wide:max-h-[calc(100vh-2rem)] inbox-wide:overflow-y-auto"
              >
                <InboxList rows={rows} query={query} open={open?.row} now={now} />
              </div>
            )}
            {data.suspected > 0 && <SuspectedLink count={data.suspected} />}
            <Pager
              label="Pages of the inbox"
              slice={slice}
              hrefFor={(page) => inboxHref({ ...query, row: undefined, page })}
            />
          </div>
          <div className={classNames("min-w-0", !isRowAsked && "max-inbox-wide:hidden")}>
            {isMissing && (
              <>
                <p className="max-w-none border-2 border-ink bg-card p-4">
                  This row is gone: it was deleted, erased, or moved to suspected spam.
                </p>
                <p className="mt-3">
                  <Link
                    to={inboxHref({ ...query, row: undefined })}
                    preventScrollReset
                    discover="none"
                    className="inline-block py-1 font-semibold"
                  >
                    {copy.back}
                  </Link>
                </p>
              </>
            )}
            {open ? (
              <RowPane key={keyText(open.row)} data={data} open={open} heading={heading} problem={problem} />
            ) : (
              problem && (
                <p role="alert" className="mt-4 border-4 border-red bg-card p-4 font-semibold">
                  {problem}
                </p>
              )
            )}
          </div>
        </div>
      </section>
    </>
  );
}

/** Stays in sight at the bottom of the window, beside the open row and not over its reply. */
function InboxNotice({ notice, query }: { notice: Notice | undefined; query: InboxQuery }) {
  const href = inboxHref(query);
  return (
    // There before it says something: a live region that comes with its text is often not read out.
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-20 flex justify-center inbox-wide:right-auto inbox-wide:w-80 inbox-wide:justify-start"
    >
      {notice && (
        <div className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-6 gap-y-1 border-4 border-green bg-tint-green px-4 py-2 font-semibold wrap-anywhere shadow-hard">
          <p>{notice.text}</p>
          {notice.canUndo && (
            <InboxForm action={href} sends={{ intent: "undo", did: notice.did }}>
              <button type="submit" data-key="u" aria-keyshortcuts="u" className={noticeButtonClass}>
                {copy.undo}
              </button>
            </InboxForm>
          )}
          {notice.isHeld && (
            <InboxForm action={href} sends={{ intent: "send-now", did: notice.did }}>
              <button type="submit" className={noticeButtonClass}>
                {copy.sendNow}
              </button>
            </InboxForm>
          )}
          <Link to={href} preventScrollReset discover="none" className="py-1.5 font-semibold">
            Dismiss
          </Link>
        </div>
      )}
    </div>
  );
}

interface Shown {
  /** Key of the open row. */
  row: string;
  /** What was just done. */
  did: string;
}

/**
 * A row that opens is shown from its head, whatever was scrolled before. The focus goes to its heading, and stays in the
 * list only while one moves through the list.
 */
function useRowFocus({ row, did }: Shown) {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Shown>({ row, did });
  useEffect(() => {
    const last = before.current;
    if (last.row === row && last.did === did) return;
    before.current = { row, did };
    const box = list.current;
    const current = box?.querySelector<HTMLElement>("[aria-current=true]");
    if (box && current) scrollWithin(box, current);
    const isMoving = did === "" || did === last.did;
    if (isMoving && box?.offsetParent !== null && box?.contains(document.activeElement))
      current?.focus({ preventScroll: true });
    else heading.current?.focus({ preventScroll: true });
    if (last.row !== row && heading.current) bringIntoSight(heading.current);
  }, [row, did]);
  return { list, heading };
}

/** Shows it with all that stands above it in its pane. */
function bringIntoSight(heading: HTMLElement) {
  const { top, bottom } = heading.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) heading.closest("article")?.scrollIntoView();
}

function scrollWithin(box: HTMLElement, item: HTMLElement) {
  const outer = box.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}
