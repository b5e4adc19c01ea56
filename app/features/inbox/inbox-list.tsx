import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { problems } from "~/content/resources/resource-report";
import { isDecision, statuses } from "~/database/schema/application-status";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { RowBadge, shortSpan, WaitingText, waitingOf } from "~/kits/admin-table/table-cell";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import { inboxCopy as copy, kindNames } from "./inbox.copy";
import {
  groupByPerson,
  type InboxQuery,
  type InboxRow,
  inboxHref,
  isSameRow,
  keyText,
  type RowKey,
} from "./inbox-rows";

/** Spells the topic as staff read it. */
export function topicOf({ kind, topic }: InboxRow): string {
  if (kind === "report") return problems.find(({ value }) => value === topic)?.label ?? topic;
  return topic.replaceAll("_", " ");
}

export function Labels({ labels }: Pick<InboxRow, "labels">) {
  return labels.map((label) => (
    <bdi key={label} className="shrink-0 border border-ink bg-tint-gold px-1.5 font-semibold text-ink">
      {label}
    </bdi>
  ));
}

export function DueText({ row, now }: { row: InboxRow; now: string }) {
  const { created_at, due_at, is_open, snoozed_until, id } = row;
  return <WaitingText waiting={waitingOf({ id, created_at, due_at, is_open, snoozed_until }, now)} />;
}

/** Fits into one line. */
function DueShort({ row, now }: { row: InboxRow; now: string }) {
  const { created_at, due_at, snoozed_until, id } = row;
  const waiting = waitingOf({ id, created_at, due_at, snoozed_until, is_open: 1 }, now);
  switch (waiting.state) {
    case "answered":
      return null;
    case "snoozed":
      return <WaitingText waiting={waiting} />;
    case "overdue":
      return <span className="font-semibold text-red">{shortSpan(waiting.hours)} overdue</span>;
    case "waiting":
      return `in ${shortSpan(waiting.hours)}`;
  }
}

interface InboxListProps {
  rows: readonly InboxRow[];
  query: InboxQuery;
  open: RowKey | undefined;
  now: string;
}

export function InboxList({ rows, ...list }: InboxListProps) {
  return (
    <ol
      aria-label={copy.list}
      className="border-2 border-ink bg-card [&>li+li]:border-t [&>li+li]:border-hair"
    >
      {groupByPerson(rows).map(
        ([first, ...others]) =>
          first && (
            <Item key={keyText(first)} row={first} {...list}>
              {others.length > 0 && <OtherRows rows={others} {...list} />}
            </Item>
          ),
      )}
    </ol>
  );
}

type ItemProps = Omit<InboxListProps, "rows"> & { row: InboxRow; children?: ReactNode };

function Item({ row, query, open, now, children }: ItemProps) {
  const isOpen = isSameRow(row, open);
  return (
    <li id={keyText(row)} className="relative scroll-mt-24">
      <Link
        to={inboxHref({ ...query, row })}
        preventScrollReset
        discover="none"
        aria-current={isOpen ? "true" : undefined}
        className={classNames(
          "block border-l-8 px-3 py-2 text-ink no-underline hover:bg-tint-green focus-visible:-outline-offset-4",
          isOpen ? "border-green bg-tint-green forced-colors:chosen" : "border-transparent",
        )}
      >
        <Line row={row} now={now} />
      </Link>
      {children}
    </li>
  );
}

/** Folds away what else waits from the person of the row above, until one of it is open. */
function OtherRows({ rows, ...list }: InboxListProps) {
  return (
    <details open={rows.some((row) => isSameRow(row, list.open))}>
      <summary className="cursor-pointer border-l-8 border-transparent px-3 py-1 text-soft hover:bg-tint-green focus-visible:-outline-offset-4">
        and {formatCount(rows.length)} more from this person
      </summary>
      <ol aria-label="More from this person" className="ml-3 border-l-2 border-hair">
        {rows.map((row) => (
          <Item key={keyText(row)} row={row} {...list} />
        ))}
      </ol>
    </details>
  );
}

function Line({ row, now }: { row: InboxRow; now: string }) {
  const { kind, name, email, excerpt, labels, assignee, note, is_open, status, danger } = row;
  const decided = is_open === 1 && isDecision(status) ? statuses[status].decision : undefined;
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <bdi className="truncate font-semibold">{name || email}</bdi>
        <span className="shrink-0 text-soft">
          {is_open === 1 ? (
            <DueShort row={row} now={now} />
          ) : kind === "report" ? (
            "Resolved"
          ) : (
            copy.filters.done
          )}
        </span>
      </span>
      <span className="flex items-baseline gap-1.5 overflow-hidden whitespace-nowrap text-soft">
        {danger && <RowBadge badge={tableCopy.urgent} />}
        {decided && (
          <Chip className={decided.letter.button === "go" ? "bg-tint-green" : ""}>{decided.inbox.state}</Chip>
        )}
        <Labels labels={labels} />
        {assignee && (
          <Chip>
            <span className="sr-only">{copy.triage.assign} </span>→ {assignee.split("@")[0]}
          </Chip>
        )}
        {note && <Chip>Note</Chip>}
        <span className="truncate">
          {kindNames[kind].short}, {topicOf(row)}: <bdi>{excerpt}</bdi>
        </span>
      </span>
    </>
  );
}

function Chip({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={classNames("shrink-0 border border-ink px-1 text-ink", className)}>{children}</span>
  );
}
