import { Badge } from "~/components/badge";
import { SiteLink } from "~/components/site-link";
import { kindNames } from "~/features/inbox/inbox.copy";
import type { WaitingOf } from "~/features/inbox/inbox.queries.server";
import { type InboxFilter, inboxHref } from "~/features/inbox/inbox-rows";
import { SuspectedLink } from "~/features/spam/suspected-link";
import { recordPath } from "~/kits/admin-table/admin-table";
import { useWithRange } from "~/kits/staff-page/use-with-range";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { listUrl } from "./key-figures";
import type { Desk } from "./load-overview.server";
import { adminTables } from "./tables";

/** The first thing on the Overview: what is for this person, and what cannot wait. */
export function DeskFigures({ desk: { mine, urgent, overdue, fresh } }: { desk: Desk }) {
  return (
    <ul
      aria-label="For you now"
      className="mt-4 grid grid-cols-2 gap-0.5 border-2 border-ink bg-ink lg:grid-cols-4"
    >
      <DeskFigure to={inboxHref({ filter: "mine" })} count={formatCount(mine)} label="assigned to you" />
      <DeskFigure
        to={inboxHref({})}
        count={formatCount(urgent)}
        label={urgent === 0 ? "may be in danger" : "may be in danger: first in the inbox"}
        isLoud={urgent > 0}
      />
      <DeskFigure
        to={inboxHref({ filter: "overdue" })}
        count={formatCount(overdue)}
        label="overdue"
        isLoud={overdue > 0}
      />
      <DeskFigure
        to="#latest-title"
        count={fresh ? formatCount(fresh.count) : "–"}
        label={
          fresh
            ? `new since you were here on ${formatTime(fresh.since)}`
            : "new since your last visit: counted from today on"
        }
      />
    </ul>
  );
}

interface DeskFigureProps {
  to: `/${string}` | `#${string}`;
  count: string;
  label: string;
  /** What a person should not overlook. */
  isLoud?: boolean;
}

function DeskFigure({ to, count, label, isLoud = false }: DeskFigureProps) {
  const text = (
    <>
      <span
        className={classNames("block text-xl leading-tight font-bold tabular-nums", isLoud && "text-red")}
      >
        {count}
      </span>
      <span className="underline underline-offset-4">{label}</span>
    </>
  );
  const className = "block h-full px-4 py-3 no-underline";
  return (
    <li className={isLoud ? "bg-tint-red" : "bg-card"}>
      {to.startsWith("#") ? (
        <a href={to} className={className}>
          {text}
        </a>
      ) : (
        <SiteLink to={to} className={className}>
          {text}
        </SiteLink>
      )}
    </li>
  );
}

/** Survey responses that tell of danger, which nobody answers in the inbox. */
export function UrgentSurveys({ surveys }: { surveys: Desk["urgentSurveys"] }) {
  if (surveys.length === 0) return null;
  return (
    <p className="mt-4 flex max-w-none flex-wrap items-center gap-x-4 gap-y-2 border-4 border-red bg-card p-4">
      <Badge badge={{ tone: "red", label: "Urgent" }} />
      <span className="font-semibold">Answers to the survey that tell of danger:</span>
      {surveys.map(({ id, name }) => (
        <SiteLink key={id} to={recordPath(adminTables.survey, id)} className="py-0.5 font-semibold">
          {name}
        </SiteLink>
      ))}
    </p>
  );
}

export function WaitingAnswers({ waiting, suspected }: Pick<Desk, "waiting" | "suspected">) {
  return (
    <section aria-labelledby="waiting-title" className="mt-7">
      <h2 id="waiting-title" className="text-xl">
        Waiting for an answer
      </h2>
      <p className="mt-1 mb-4 text-soft">
        Most messages are promised an answer within 48 hours; support and press within 24, partnerships and
        reports within 72.
      </p>
      <ul className="grid grid-cols-2 gap-0.5 border-2 border-ink bg-ink lg:grid-cols-4">
        {waiting.map((counts) => (
          <li key={counts.kind} className="bg-card px-3 py-3 sm:px-4">
            <h3 className="text-lg">{kindNames[counts.kind].many}</h3>
            <WaitingLinks {...counts} />
          </li>
        ))}
      </ul>
      {suspected > 0 && (
        <div className="mt-3">
          <SuspectedLink count={suspected} />
        </div>
      )}
    </section>
  );
}

function WaitingLinks({ kind, waiting, overdue }: WaitingOf) {
  const withRange = useWithRange();
  const listOf = (filter: Extract<InboxFilter, "waiting" | "overdue">) =>
    kind === "report"
      ? inboxHref({ kind, filter })
      : withRange(listUrl(adminTables[kind], `filter=${filter}`));
  const about = <span className="sr-only"> ({kindNames[kind].many})</span>;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      {waiting === 0 ? (
        <p>Nobody is waiting.</p>
      ) : (
        <SiteLink to={listOf("waiting")} className="py-0.5 font-semibold">
          {formatCount(waiting)} waiting
          {about}
        </SiteLink>
      )}
      {overdue > 0 && (
        <SiteLink to={listOf("overdue")}>
          <Badge badge={{ tone: "red", label: `${formatCount(overdue)} overdue` }} />
          {about}
        </SiteLink>
      )}
    </div>
  );
}
