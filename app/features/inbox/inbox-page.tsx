import { Link, useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Pager } from "~/components/pager";
import { SuspectedLink } from "~/features/spam/suspected-link";
import { PageTitle } from "~/kits/staff-page/page-title";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import { inboxCopy as copy } from "./inbox.copy";
import { InboxFilters } from "./inbox-filters";
import { KeysHint, useKeysSetting } from "./inbox-keys";
import { InboxList } from "./inbox-list";
import { InboxNotice } from "./inbox-notice";
import { inboxHref, isNarrowed } from "./inbox-query";
import { keyText } from "./inbox-rows";
import type { LoadedInbox } from "./load-inbox.server";
import { RowPane } from "./row-pane";
import { useInboxKeys } from "./use-inbox-keys";
import { useRowFocus } from "./use-row-focus";

function problemIn(result: unknown): string | undefined {
  if (typeof result !== "object" || result === null || !("problem" in result)) return undefined;
  return typeof result.problem === "string" ? result.problem : undefined;
}

interface InboxPageProps {
  data: LoadedInbox;
  /** What the open row says. */
  children: ReactNode;
}

/** List and open row side by side; below 1100 px one of them. */
export function InboxPage({ data, children }: InboxPageProps) {
  const { query, rows, open, isMissing, notice, total, isMore, slice, now } = data;
  const problem = problemIn(useActionData());
  const keys = useKeysSetting();
  const onKeyDown = useInboxKeys(keys.isOn);
  const { list, heading } = useRowFocus({ row: open ? keyText(open.row) : "", did: notice?.did ?? "" });
  const isRowAsked = query.row !== undefined;
  const count = isMore ? `More than ${formatCount(total - 1)} rows` : copy.count(formatCount(total));
  return (
    <>
      <PageTitle title="Inbox">
        <KeysHint {...keys} />
      </PageTitle>
      <section
        id="inbox"
        aria-label="Inbox"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="mt-4 outline-none"
      >
        <InboxNotice notice={notice} query={query} />
        <div className="grid items-start gap-x-8 gap-y-6 inbox-wide:grid-cols-[25rem_minmax(0,1fr)]">
          <div className={classNames("min-w-0", isRowAsked && "max-inbox-wide:hidden")}>
            <InboxFilters query={query} colleagues={data.colleagues} knownLabels={data.knownLabels} />
            <p aria-live="polite" className="mt-2 mb-2 text-soft">
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
              <RowPane data={data} open={open} heading={heading} problem={problem} key={keyText(open.row)}>
                {children}
              </RowPane>
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
