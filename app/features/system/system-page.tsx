import type { ReactNode } from "react";
import { Badge } from "~/components/badge";
import { Cell, DataTable } from "~/components/data-table";
import { SiteLink } from "~/components/site-link";
import { backupsCopy } from "~/features/backups/backups.copy";
import { secretsCopy } from "~/features/secrets/secrets.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { SiteForm } from "~/kits/forms/site-form";
import { PageTitle } from "~/kits/staff-page/page-title";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { clockForm } from "./clock.form";
import type { SystemRow } from "./describe-system";
import type { SystemData } from "./load-system.server";
import { system as copy } from "./system.copy";

export function SystemPage({ data }: { data: SystemData }) {
  return (
    <>
      <PageTitle title={copy.title} intro={copy.intro} />
      <div className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-2">
        <Part id="worker" title={copy.worker.heading} note={copy.worker.what}>
          <Rows rows={data.worker} />
        </Part>
        <Part id="newsletter" title={copy.newsletter.heading}>
          <Rows rows={data.newsletter} />
        </Part>
        <Part id="storage" title={copy.storage.heading}>
          <Rows rows={data.storage} />
        </Part>
        <Part id="backups" title={backupsCopy.heading}>
          <Rows rows={data.backups} />
        </Part>
        <Part id="clock" title={copy.clock.heading}>
          <Rows rows={data.clock.rows} />
          {data.clock.isFarAhead && <ClockWatch />}
        </Part>
        <Part id="program" title={copy.program.heading}>
          <Rows rows={data.program} />
        </Part>
      </div>
      <div className="mt-10 grid gap-y-10">
        <Part id="mail" title={copy.mail.heading}>
          <Rows rows={data.mail} />
          <MailQueues queues={data.queues} />
          <MailTroubles troubles={data.troubles} />
        </Part>
        <Part id="resources" title={copy.links.heading}>
          <Rows rows={data.links} />
          <SiteLink to={adminPaths.resources} className="mt-2 inline-block py-1 font-semibold">
            {copy.links.open}
          </SiteLink>
        </Part>
        <Part id="people" title={copy.people.heading} note={copy.people.what}>
          <SiteLink to={adminPaths.dataRequests} className="inline-block py-1 font-semibold">
            {copy.people.open}
          </SiteLink>
        </Part>
        <Part id="addresses" title={copy.addresses.heading}>
          <Rows rows={data.addresses} />
        </Part>
        <Part id="secrets" title={secretsCopy.heading}>
          <Rows rows={data.secrets} />
        </Part>
        <Part id="settings" title={copy.settings.heading}>
          <UnsetSettings unset={data.unset} />
        </Part>
      </div>
    </>
  );
}

function Part(part: { id: string; title: string; note?: string; children: ReactNode }) {
  return (
    <section id={part.id} aria-labelledby={`${part.id}-title`} className="min-w-0">
      <h2 id={`${part.id}-title`} className="mb-3 font-text text-lg font-bold tracking-normal">
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
      <p className="mt-3">{copy.clock.note}</p>
      {useAllowed("owner") && (
        <div className="mt-4">
          <SiteForm form={clockForm} />
        </div>
      )}
    </>
  );
}

function MailQueues({ queues }: { queues: SystemData["queues"] }) {
  const { queue } = copy.mail;
  return (
    <div className="mt-6">
      <DataTable label={queue.table} columns={queue.columns} numbers={4}>
        {queues.map(({ kind, waiting, retried, failed, uncertain }) => (
          <tr key={kind}>
            <Cell as="rowheader">{queue.kinds[kind]}</Cell>
            <Cell number>{formatCount(waiting)}</Cell>
            <Cell number>{formatCount(retried)}</Cell>
            <Cell number>{formatCount(failed)}</Cell>
            <Cell number>{formatCount(uncertain)}</Cell>
          </tr>
        ))}
      </DataTable>
      <p className="mt-2 text-soft">{queue.note}</p>
    </div>
  );
}

function MailTroubles({ troubles }: { troubles: SystemData["troubles"] }) {
  const { errors, queue } = copy.mail;
  return (
    <section aria-labelledby="errors-title" className="mt-6">
      <h3 id="errors-title" className="mb-3 font-bold">
        {errors.heading}
      </h3>
      {troubles.length === 0 ? (
        <p className="max-w-none border-2 border-ink bg-card px-4 py-3">{errors.none}</p>
      ) : (
        <DataTable label={errors.table} columns={errors.columns}>
          {troubles.map(({ id, kind, time, address, status, error }) => (
            <tr key={id}>
              <Cell className="min-w-36 lg:whitespace-nowrap">
                <time dateTime={time}>{formatTime(time)}</time>
              </Cell>
              <Cell className="min-w-32">{queue.kinds[kind]}</Cell>
              <Cell className="min-w-48 wrap-anywhere">{address ?? errors.everyone}</Cell>
              <Cell>{errors[status]}</Cell>
              <Cell className="min-w-72 wrap-anywhere">{error}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}

function UnsetSettings({ unset }: { unset: readonly string[] }) {
  if (unset.length === 0) return <p>{copy.settings.none}</p>;
  return (
    <>
      <p className="text-soft">{copy.settings.note}</p>
      <ul className="mt-3 grid max-w-measure gap-3">
        {unset.map((name) => (
          <li key={name} className="border-t border-hair pt-2">
            <span className="font-[monospace] font-semibold wrap-anywhere">{name}</span>
            <br />
            {copy.settings.effects[name]}
          </li>
        ))}
      </ul>
    </>
  );
}
