import type { ReactNode } from "react";
import { Badge } from "~/components/badge";
import { Cell, DataTable } from "~/components/data-table";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { SiteForm } from "~/kits/forms/site-form";
import { PageTitle } from "~/kits/staff-page/page-title";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { formatCount } from "~/lib/numbers";
import { useSite } from "~/lib/site-settings";
import { formatTime } from "~/lib/time/dates";
import { clockForm } from "./clock.form";
import type { SystemRow } from "./describe-system.server";
import type { SystemData } from "./load-system.server";
import { mailKindNames } from "./system.copy";
import { UnsetSettings } from "./unset-settings";

export function SystemPage({ data }: { data: SystemData }) {
  return (
    <>
      <PageTitle
        title="System"
        intro={`The state when you opened this page. Times are in the time zone ${useSite().timeZone}.`}
      />
      <div className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-2">
        <Part id="alerts" title="Needs attention">
          <Rows rows={data.alerts} />
        </Part>
        <Part id="worker" title="Worker" note="The program beside the web server that sends all mail.">
          <Rows rows={data.worker} />
        </Part>
        <Part id="newsletter" title="Newsletter">
          <Rows rows={data.newsletter} />
        </Part>
        <Part id="storage" title="Storage">
          <Rows rows={data.storage} />
        </Part>
        <Part id="backups" title="Backups">
          <Rows rows={data.backups} />
        </Part>
        <Part id="clock" title="Clock">
          <Rows rows={data.clock.rows} />
          {data.clock.isFarAhead && <ClockWatch />}
        </Part>
        <Part id="program" title="Program">
          <Rows rows={data.program} />
        </Part>
      </div>
      <div className="mt-10 grid gap-y-10">
        <Part id="mail" title="Mail">
          <Rows rows={data.mail} />
          <MailQueues queues={data.queues} />
          <MailTroubles troubles={data.troubles} />
        </Part>
        <Part id="resources" title="Resource directory">
          <Rows rows={data.links} />
          <SiteLink to={adminPaths.resources} className="mt-2 inline-block py-1 font-semibold">
            Open the list
          </SiteLink>
        </Part>
        <Part
          id="people"
          title="People's own data"
          note="When somebody asks by letter what is stored about them, or wants it erased."
        >
          <SiteLink to={adminPaths.dataRequests} className="inline-block py-1 font-semibold">
            Data requests
          </SiteLink>
        </Part>
        <Part id="addresses" title="Visitors' addresses">
          <Rows rows={data.addresses} />
        </Part>
        <Part id="secrets" title="Secrets">
          <Rows rows={data.secrets} />
        </Part>
        <Part id="freshness" title="Age of what visitors see">
          <Rows rows={data.freshness} />
        </Part>
        <Part
          id="settings"
          title="Settings still unset"
          note="Visitors do not see what is not set, and no page promises it. Set the variable and start the site again."
        >
          <UnsetSettings unset={data.unset} />
        </Part>
      </div>
    </>
  );
}

function Part(part: { id: string; title: string; note?: string; children: ReactNode }) {
  return (
    <section id={part.id} aria-labelledby={`${part.id}-title`} className="min-w-0">
      <h2 id={`${part.id}-title`} className="mb-3 text-xl">
        {part.title}
      </h2>
      {part.note && <p className="mb-3 text-soft">{part.note}</p>}
      {part.children}
    </section>
  );
}

function Rows({ rows }: { rows: readonly SystemRow[] }) {
  return (
    <dl className="border-2 border-ink bg-card">
      {rows.map(({ label, value, badge }) => (
        <div
          key={label}
          className="gap-4 border-hair px-4 py-2.5 not-first:border-t sm:grid sm:grid-cols-[12rem_1fr]"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
            {badge && <Badge badge={badge} />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ClockWatch() {
  return (
    <>
      <p className="mt-3">
        Until the worker has run for a day, nothing is deleted because of its age: no mails, entries of the
        audit log, old backups or other rows. If the clock is wrong, set it right: then everything goes on by
        itself. If it is right, an owner can say so here.
      </p>
      {useAllowed("owner") && (
        <div className="mt-4">
          <SiteForm form={clockForm} />
        </div>
      )}
    </>
  );
}

function MailQueues({ queues }: { queues: SystemData["queues"] }) {
  return (
    <div className="mt-6">
      <DataTable
        label="Mail queue and failures"
        columns={["Mail", "Waiting", "To be tried again", "Failed", "Uncertain"]}
        numbers={4}
      >
        {queues.map(({ kind, waiting, retried, failed, uncertain }) => (
          <tr key={kind}>
            <Cell as="rowheader">{mailKindNames[kind]}</Cell>
            <Cell number>{formatCount(waiting)}</Cell>
            <Cell number>{formatCount(retried)}</Cell>
            <Cell number>{formatCount(failed)}</Cell>
            <Cell number>{formatCount(uncertain)}</Cell>
          </tr>
        ))}
      </DataTable>
      <p className="mt-2 text-soft">Failed and uncertain mails of the last 30 days.</p>
    </div>
  );
}

function MailTroubles({ troubles }: { troubles: SystemData["troubles"] }) {
  return (
    <section aria-labelledby="errors-title" className="mt-6">
      <h3 id="errors-title" className="mb-3 font-bold">
        Newest errors
      </h3>
      {troubles.length === 0 ? (
        <p className="max-w-none border-2 border-ink bg-card px-4 py-3">
          No mail has gone wrong in the last 30 days.
        </p>
      ) : (
        <DataTable label="What the mail server said" columns={["Mail of", "Mail", "To", "Became", "Why"]}>
          {troubles.map(({ id, kind, time, address, status, error }) => (
            <tr key={id}>
              <Cell className="min-w-36 lg:whitespace-nowrap">
                <time dateTime={time}>{formatTime(time)}</time>
              </Cell>
              <Cell className="min-w-32">{mailKindNames[kind]}</Cell>
              <Cell className="min-w-48 wrap-anywhere">{address ?? "Everyone on the list"}</Cell>
              <Cell>{status}</Cell>
              <Cell className="min-w-72 wrap-anywhere">{error}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}
