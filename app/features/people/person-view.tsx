import { Fragment, type ReactNode } from "react";
import { Cell, DataTable } from "~/components/data-table";
import { SiteLink } from "~/components/site-link";
import { campaignPath } from "~/features/campaigns/desk/campaign-paths";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { RowBadge } from "~/kits/admin-table/table-cell";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { TheirData } from "./also-from-address";
import type { MailsTo, PersonView as Person, ShownRow } from "./load-person.server";
import { bounceNames, mailNames, mailStateNames, resultNames, stateNames } from "./people.copy";
import { answeredPath } from "./people-paths";

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8 min-w-0">
      <h2 id={`${id}-title`} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

const When = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {formatTime(at)}
  </time>
);

const stopReasons = {
  hard: "Mail cannot reach this address: it does not exist.",
  soft: "Mail came back three times from this address.",
  complaint: "The owner of this address reported our mail as unwanted.",
};

function Hints({ person: { hints, namesakes, stopped } }: { person: Person }) {
  if (hints.length === 0 && namesakes.length === 0 && stopped === null) return null;
  return (
    <section aria-labelledby="hints-title" className="mt-6 border-2 border-ink bg-tint-gold p-4">
      <h2 id="hints-title" className="font-text text-base font-bold tracking-normal">
        Worth a look
      </h2>
      <ul className="mt-1 list-disc pl-5">
        {stopped && <li>{stopReasons[stopped]}</li>}
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
        {namesakes.length > 0 && (
          <li>
            Perhaps the same person, by name:{" "}
            <ul className="flex flex-wrap gap-x-6">
              {namesakes.map(({ name, email, to }) => (
                <li key={to} className="wrap-anywhere">
                  <SiteLink to={to} className="inline-block py-1">
                    <bdi>{name}</bdi>, {email}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </section>
  );
}

/** A quarantined submission has no page of its own, so all of it stands here. */
function Row({ row: { kind, to, name, text, at, state, isUrgent } }: { row: ShownRow }) {
  const isNamed = kind === "report" || kind === "reply" || kind === "answer";
  const label = isNamed ? `${resultNames[kind]}: ${name}` : resultNames[kind];
  return (
    <li className="grid gap-x-4 px-3 py-2 md:grid-cols-[12rem_1fr_max-content]">
      <div className="min-w-0 font-semibold wrap-anywhere">
        {kind === "spam" ? (
          label
        ) : (
          <SiteLink to={to} className="block min-h-6 w-fit">
            {label}
          </SiteLink>
        )}
        {isUrgent && <RowBadge badge={tableCopy.urgent} />}
      </div>
      <p className={`min-w-0 max-w-none self-start wrap-anywhere ${kind === "spam" ? "" : "line-clamp-2"}`}>
        {state && <span className="mr-3 font-semibold">{stateNames[state] ?? state}</span>}
        <span dir="auto" className={classNames("text-soft", kind === "spam" && "block whitespace-pre-line")}>
          {text}
        </span>
      </p>
      <div className="text-soft md:text-right">
        <When at={at} />
      </div>
    </li>
  );
}

function Mails({ mails, allMails }: Pick<MailsTo, "mails" | "allMails">) {
  if (mails.length === 0) return <p>No mails.</p>;
  return (
    <>
      <DataTable label="Mails with their states" columns={["Mail", "When", "State"]} stacks>
        {mails.map(({ id, kind, campaign_id, subject, status, at }) => (
          <tr key={id}>
            <Cell as="rowheader" className="w-full min-w-48 wrap-anywhere">
              {campaign_id === null ? (
                (mailNames[kind] ?? kind)
              ) : (
                <SiteLink to={campaignPath(campaign_id)} className="-my-1 block w-fit py-1">
                  {mailNames[kind] ?? kind}: {subject}
                </SiteLink>
              )}
            </Cell>
            <Cell>
              <When at={at} />
            </Cell>
            <Cell className="whitespace-nowrap">{mailStateNames[status]}</Cell>
          </tr>
        ))}
      </DataTable>
      {!allMails && <p className="mt-2 text-soft">The newest {formatCount(mails.length)} are shown.</p>}
    </>
  );
}

function Replies({ replies }: Pick<MailsTo, "replies">) {
  return (
    <DataTable label="Replies with their states" columns={["Subject", "From", "When", "State"]} stacks>
      {replies.map(({ id, kind, record_id, subject, sent_by, mail_status, created_at }) => (
        <tr key={id}>
          <Cell as="rowheader" className="w-full min-w-48 wrap-anywhere">
            <SiteLink to={answeredPath(kind, record_id)} className="block min-h-6 w-fit">
              {subject}
            </SiteLink>
          </Cell>
          <Cell label="From" className="min-w-40 wrap-anywhere">
            {sent_by}
          </Cell>
          <Cell>
            <When at={created_at} />
          </Cell>
          <Cell className="whitespace-nowrap">{mailStateNames[mail_status ?? "queued"]}</Cell>
        </tr>
      ))}
    </DataTable>
  );
}

function Bounces({ bounces }: Pick<MailsTo, "bounces">) {
  return (
    <DataTable
      label="Mails that came back, with the reasons"
      columns={["When", "What happened", "The mail server said"]}
      stacks
    >
      {bounces.map(({ id, kind, detail, received_at }) => (
        <tr key={id}>
          <Cell>
            <When at={received_at} />
          </Cell>
          <Cell className="min-w-48">{bounceNames[kind]}</Cell>
          <Cell label="The mail server said" className="w-full min-w-60 wrap-anywhere">
            {detail}
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}

/** Mails to an address, and those that came back. */
export function MailSections({
  replies = [],
  mails,
  allMails,
  bounces,
}: Partial<Pick<MailsTo, "replies">> & Pick<MailsTo, "mails" | "allMails" | "bounces">) {
  return (
    <>
      {replies.length > 0 && (
        <Part id="replies" title="Replies to them">
          <Replies replies={replies} />
        </Part>
      )}
      <Part id="mails" title="Mails to them">
        <Mails mails={mails} allMails={allMails} />
      </Part>
      {bounces.length > 0 && (
        <Part id="bounces" title="Mails that came back">
          <Bounces bounces={bounces} />
        </Part>
      )}
    </>
  );
}

export function PersonView({ person }: { person: Person }) {
  const { email, names, rows, more } = person;
  const isOwner = useAllowed("owner");
  return (
    <>
      {names.length > 0 && (
        <p className="mt-1 wrap-anywhere text-soft">
          Signed as{" "}
          {names.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ", "}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
          .
        </p>
      )}
      <Hints person={person} />
      <div className="grid gap-x-8 xl:grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)]">
        <Part id="rows" title="What they sent, and what we wrote">
          <ul className="border-2 border-ink bg-card [&>li+li]:border-t [&>li+li]:border-hair">
            {rows.map((row) => (
              <Row key={`${row.kind} ${row.id}`} row={row} />
            ))}
          </ul>
          {more > 0 && <p className="mt-2 text-soft">And {formatCount(more)} more.</p>}
        </Part>
        <div className="min-w-0">
          <MailSections {...person} />
          {isOwner && (
            <Part id="data" title="Their data">
              <p className="mb-4 max-w-measure text-soft">
                To answer a request for a copy or for erasure. Looking is recorded in the audit log, without
                the address.
              </p>
              <TheirData email={email} />
            </Part>
          )}
        </div>
      </div>
    </>
  );
}
