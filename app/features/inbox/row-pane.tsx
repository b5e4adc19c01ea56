import { Link } from "@remix-run/react";
import type { RefObject } from "react";
import { Button, ButtonLink } from "~/components/button";
import { Moment } from "~/components/moment";
import { SiteLink } from "~/components/site-link";
import { decisions, statuses } from "~/database/schema/application-status";
import { replyForm } from "~/features/replies/reply.form";
import { adminPaths } from "~/features/staff/admin-paths";
import { recordPath } from "~/kits/admin-table/admin-table";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { formatCount } from "~/lib/numbers";
import { inboxCopy as copy, kindNames } from "./inbox.copy";
import { fieldsClass, InboxForm } from "./inbox-form";
import { DueText, Labels, topicOf } from "./inbox-list";
import { type InboxQuery, type InboxRow, inboxHref } from "./inbox-rows";
import type { LoadedInbox, OpenRow } from "./load-inbox.server";
import { inboxTables, RowContent } from "./row-content";

interface StepProps {
  data: Pick<LoadedInbox, "query" | "previous" | "next" | "total" | "isMore">;
  position: number | undefined;
}

const stepClass = "border-2 border-ink bg-card px-3 py-1 font-semibold no-underline hover:underline";

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
      <span aria-disabled="true" className="border-2 border-hair px-3 py-1 text-soft">
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

function RowLinks({ row, resource }: { row: InboxRow; resource: unknown }) {
  if (row.kind !== "report")
    return (
      <SiteLink to={recordPath(inboxTables[row.kind], row.id)} className="py-1 font-semibold">
        Open on its own page
      </SiteLink>
    );
  if (typeof resource !== "number") return null;
  return (
    <SiteLink to={`${adminPaths.resources}/${resource}`} className="py-1 font-semibold">
      Open the entry
    </SiteLink>
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
  const { row, record, position } = open;
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
      <Steps data={data} position={position} />
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          ref={heading}
          id="inbox-row"
          tabIndex={-1}
          className="font-text text-lg font-bold tracking-normal wrap-anywhere outline-none"
        >
          {row.name || row.email}
        </h2>
        <RowLinks row={row} resource={record.shown.resource_id} />
      </div>
      <p className="mt-1 flex max-w-none flex-wrap items-baseline gap-x-4 gap-y-1">
        <span>
          {kindNames[row.kind].one}: {topicOf(row)}
        </span>
        <span className="text-soft">
          <Moment at={row.created_at} now={now} />
        </span>
        <span>
          <DueText row={row} now={now} />
        </span>
        <Labels labels={row.labels} />
      </p>
      {problem && (
        <div role="alert" className="mt-4 border-4 border-red bg-card p-4 font-semibold">
          {problem}
        </div>
      )}
      {mayChange && (
        <div className="no-print mt-4 border-y-2 border-ink py-4">
          <RowActions row={row} action={action} canReply={open.reply !== null && row.email !== ""} />
        </div>
      )}
      <div className="mt-6">
        <RowContent open={open} data={data} action={action} />
      </div>
    </article>
  );
}

function RowActions({ row, action, canReply }: { row: InboxRow; action: string; canReply: boolean }) {
  const isOpen = row.is_open === 1;
  const isApplication = row.kind === "volunteer" || row.kind === "partnership";
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      {canReply && (
        <ButtonLink to={`#${replyForm.anchor}`} size="small">
          Answer
        </ButtonLink>
      )}
      <InboxForm action={action}>
        {isOpen ? (
          <Button size="small" name="intent" value="done" data-key="e" aria-keyshortcuts="e">
            {row.kind === "report" ? copy.resolve : copy.answered}
          </Button>
        ) : (
          <Button kind="plain" size="small" name="intent" value="reopen">
            Not done after all
          </Button>
        )}
      </InboxForm>
      {isApplication && (
        <InboxForm
          action={action}
          sends={{ intent: "decide", was: row.status ?? "" }}
          className={fieldsClass}
        >
          {decisions
            .filter((value) => value !== row.status)
            .map((value) => (
              <Button key={value} kind="plain" size="small" name="status" value={value}>
                {statuses[value].decision.inbox.button}
              </Button>
            ))}
        </InboxForm>
      )}
      <InboxForm action={action}>
        <Button kind="plain" size="small" name="intent" value="spam">
          {copy.spam}
        </Button>
      </InboxForm>
    </div>
  );
}
