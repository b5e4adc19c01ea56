import { Link } from "@remix-run/react";
import type { RefObject } from "react";
import { Moment } from "~/components/moment";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { formatCount } from "~/lib/numbers";
import { inboxCopy as copy, kindNames } from "./inbox.copy";
import { DueText, Labels, topicOf } from "./inbox-list";
import { type InboxQuery, inboxHref } from "./inbox-rows";
import type { LoadedInbox, OpenRow } from "./load-inbox.server";
import { RowActions } from "./row-actions";
import { RowContent } from "./row-content";

interface StepProps {
  data: Pick<LoadedInbox, "query" | "previous" | "next" | "total" | "isMore">;
  position: number | undefined;
}

const stepClass = "border-2 border-ink bg-card px-2.5 py-0.5 font-semibold no-underline hover:underline";

function Step({
  to,
  shortcut,
  query,
  children,
}: {
  to: LoadedInbox["next"];
  shortcut: "j" | "k";
  query: InboxQuery;
  children: string;
}) {
  if (!to)
    return (
      <span aria-disabled="true" className="border-2 border-hair px-2.5 py-0.5 text-soft">
        {children}
      </span>
    );
  return (
    <Link
      to={inboxHref({ ...query, row: to })}
      preventScrollReset
      discover="none"
      data-key={shortcut}
      aria-keyshortcuts={shortcut}
      className={stepClass}
    >
      {children}
    </Link>
  );
}

function Steps({ data: { query, previous, next, total, isMore }, position }: StepProps) {
  const of = isMore ? `more than ${formatCount(total - 1)}` : formatCount(total);
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      <Step to={previous} shortcut="k" query={query}>
        Previous
      </Step>
      <Step to={next} shortcut="j" query={query}>
        Next
      </Step>
      {position !== undefined && (
        <span className="ml-2 text-soft">
          {formatCount(position)} of {of}
        </span>
      )}
    </div>
  );
}

interface RowPaneProps {
  data: LoadedInbox;
  open: OpenRow;
  heading: RefObject<HTMLHeadingElement>;
  problem: string | undefined;
}

export function RowPane({ data, open, heading, problem }: RowPaneProps) {
  const { query, now, slice } = data;
  const { row, position } = open;
  const action = inboxHref({ ...query, row });
  const mayChange = useAllowed();
  return (
    <article aria-labelledby="inbox-row" className="min-w-0">
      <p className="no-print mb-3 inbox-wide:hidden">
        <Link
          to={`${inboxHref({ ...query, row: undefined, page: slice.page })}#${row.kind}:${row.id}`}
          discover="none"
          className="inline-block py-1 font-semibold"
        >
          {copy.back}
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2
          ref={heading}
          id="inbox-row"
          dir="auto"
          tabIndex={-1}
          className="font-text text-lg font-bold tracking-normal wrap-anywhere outline-none"
        >
          {row.name || row.email}
        </h2>
        <p className="mr-auto flex max-w-none flex-wrap items-baseline gap-x-4 gap-y-1">
          <span>
            {kindNames[row.kind].short}: {topicOf(row)}
          </span>
          <span className="text-soft">
            <Moment at={row.created_at} now={now} />
          </span>
          <span>
            <DueText row={row} now={now} />
          </span>
          <Labels labels={row.labels} />
        </p>
        <Steps data={data} position={position} />
      </div>
      {problem && (
        <div role="alert" className="mt-4 border-4 border-red bg-card p-4 font-semibold">
          {problem}
        </div>
      )}
      {mayChange && <RowActions open={open} action={action} />}
      <RowContent open={open} data={data} action={action} />
    </article>
  );
}
