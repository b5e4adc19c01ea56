import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { SiteLink } from "~/components/site-link";
import { auditHref } from "~/features/audit/audit-query";
import { actionUrl, tableUrl } from "~/kits/admin-table/list-query";
import { StatusSelect } from "~/kits/admin-table/status-select";
import { DeleteButton } from "~/kits/admin-table/table-row";
import { UndoNotice } from "~/kits/admin-table/undo-notice";
import { FormStatus } from "~/kits/forms/form-status";
import { SiteForm } from "~/kits/forms/site-form";
import { PageTitle } from "~/kits/staff-page/page-title";
import { useAllowed } from "~/kits/staff-page/use-allowed";
import { formatTime } from "~/lib/time/dates";
import type { LoadedSubscriber } from "./edit-subscriber.server";
import {
  addPage,
  addSubscriberForm,
  subscriberPage as copy,
  editSubscriberForm,
} from "./manage-subscribers.forms";
import { subscribersTable as table } from "./subscribers.admin";

interface SubscriberPageProps {
  subscriber: LoadedSubscriber;
  stopped: keyof typeof copy.stopped | null;
  /** What else came from the address. */
  about: ReactNode;
  /** Mails that were sent, and those that came back. */
  children: ReactNode;
}

function Details({ subscriber, stopped }: Pick<SubscriberPageProps, "subscriber" | "stopped">) {
  const { email, name, wishes, isActive, joined, confirmed, left, consentNote, language } = subscriber;
  const time = (at: string | null) => (at === null ? null : formatTime(at));
  const rows: [label: string, value: string | null][] = [
    ["Email", email],
    ["Name", name || null],
    ["Wants", wishes],
    ["Language", language === "es" ? "Spanish, but for the newsletter itself" : null],
    ["State", isActive ? "Active" : "Inactive"],
    ["Signed up", time(joined)],
    ["How", consentNote === null ? "By a form of the site" : "Added by staff"],
    ...(consentNote === null ? [] : [["How they agreed", consentNote] satisfies [string, string]]),
    ["Confirmed by mail", time(confirmed)],
    ...(left === null ? [] : [["Left", time(left)] satisfies [string, string | null]]),
    ...(stopped === null ? [] : [["Mail stopped", copy.stopped[stopped]] satisfies [string, string]]),
  ];
  return (
    <section aria-labelledby="details-title" className="min-w-0">
      <h2 id="details-title" className="mb-3 text-lg">
        {copy.details}
      </h2>
      <dl className="border-2 border-ink bg-card [&>div+div]:border-t [&>div+div]:border-hair">
        {rows.map(([label, value]) => (
          <div key={label} className="px-4 py-2 sm:grid sm:grid-cols-[10rem_1fr] sm:gap-4">
            <dt className="text-soft">{label}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {value ?? <span className="text-soft">(none)</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function SubscriberPage({ subscriber, stopped, about, children }: SubscriberPageProps) {
  const { record, values, email, name } = subscriber;
  const { shown, notice } = record;
  const [search] = useSearchParams();
  const isAllowed = useAllowed();
  const action = actionUrl(table, search, { row: shown.id });
  const title = name || email;
  return (
    <section aria-labelledby="page-title">
      <PageTitle title={title} isName back={{ to: tableUrl(table, search), label: table.heading }}>
        <div className="no-print flex flex-wrap items-center gap-6">
          <StatusSelect table={table} row={shown} form={`status-${shown.id}`} name={title} action={action} />
          <DeleteButton action={action} id={shown.id} name={title} />
        </div>
      </PageTitle>
      <div className="mt-2">{about}</div>
      <UndoNotice table={table} notice={notice} action={action} />
      <FormStatus
        form={{ ...addSubscriberForm, messages: { ...addSubscriberForm.messages, success: addPage.added } }}
      />
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <Details subscriber={subscriber} stopped={stopped} />
        {isAllowed && (
          <section id={editSubscriberForm.anchor} aria-labelledby="edit-title" className="min-w-0">
            <h2 id="edit-title" className="mb-3 text-lg">
              {copy.edit}
            </h2>
            <SiteForm key={values.version} form={editSubscriberForm} initial={values} />
          </section>
        )}
      </div>
      {children}
      <p className="mt-8">
        <SiteLink
          to={auditHref({ kind: "newsletter", record: shown.id })}
          className="inline-block py-1 font-semibold"
        >
          All changes of this subscriber, in the audit log
        </SiteLink>
      </p>
    </section>
  );
}
