import { Badge } from "~/components/badge";
import { SiteLink } from "~/components/site-link";
import { problems } from "~/content/resources/resource-report";
import { adminPaths, inboxRowPath } from "~/features/staff/admin-paths";
import { RowBadge } from "~/kits/admin-table/table-cell";
import { ButtonForm } from "~/kits/forms/button-form";
import { FormStatus } from "~/kits/forms/form-status";
import { useFormState } from "~/kits/forms/use-form-state";
import { editing } from "~/kits/versioning/versioning.copy";
import { formatCount } from "~/lib/numbers";
import type { ReportedEntry as Entry, LoadedResource } from "./load-resources.server";
import { reopenReportForm, resolveReportForm, resourceForm } from "./resource.form";
import { resourcesAdminCopy } from "./resources-admin.copy";

type Report = LoadedResource["reports"][number];

const labelOf = (problem: string) => problems.find(({ value }) => value === problem)?.label ?? problem;

/** After an entry was saved: what is still reported about it may be settled by that, or not. */
export function ResolveQuestion({ reports }: { reports: readonly Report[] }) {
  const { sent } = useFormState(resourceForm);
  const open = reports.filter(({ status }) => status === "open");
  if (!sent || open.length === 0) return null;
  return (
    <section aria-labelledby="resolve-title" className="mb-8 border-4 border-gold bg-card p-4">
      <h2 id="resolve-title" className="font-text text-base font-bold tracking-normal">
        Does that settle what was reported?
      </h2>
      <ul className="mt-2">
        {open.map(({ id, problem, details, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-hair py-2">
            <p dir="auto" className="mr-auto wrap-anywhere">
              <strong>{labelOf(problem)}</strong>
              {details && `: ${details}`}
            </p>
            <ButtonForm
              form={resolveReportForm}
              values={{ report: id }}
              about={`${labelOf(problem)}, ${at}`}
            />
          </li>
        ))}
      </ul>
      <p className="text-soft">If not, it stays open.</p>
    </section>
  );
}

function ReportItem({ report: { id, problem, details, email, status, created_at, at } }: { report: Report }) {
  const label = labelOf(problem);
  return (
    <li className="border-2 border-ink bg-card p-4 not-first:mt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-text text-base font-bold tracking-normal">{label}</h3>
        <Badge
          badge={status === "open" ? { tone: "red", label: "Open" } : { tone: "green", label: "Resolved" }}
        />
      </div>
      {details && (
        <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
          {details}
        </p>
      )}
      <p className="mt-2 mb-3 wrap-anywhere text-soft">
        <time dateTime={created_at}>{at}</time>. From{" "}
        <bdi>{email || "someone who left no e-mail address"}</bdi>.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonForm
          form={status === "open" ? resolveReportForm : reopenReportForm}
          values={{ report: id }}
          about={`${label}, ${at}`}
        />
        <SiteLink to={inboxRowPath("report", id)} className="py-1">
          Open in the inbox
          <span className="sr-only">{`, ${label}, ${at}`}</span>
        </SiteLink>
        {email && (
          <SiteLink to={`${adminPaths.people}/report/${id}`} className="py-1">
            Everything from this person
            <span className="sr-only">{`, ${label}, ${at}`}</span>
          </SiteLink>
        )}
      </div>
    </li>
  );
}

export function ReportsSection({ reports, total }: { reports: readonly Report[]; total: number }) {
  return (
    <section id="reports" aria-labelledby="reports-title" className="scroll-mt-24">
      <h2 id="reports-title" className="mb-3 text-xl">
        Reports from visitors
      </h2>
      <FormStatus form={resolveReportForm} />
      <FormStatus form={reopenReportForm} />
      {reports.length === 0 ? (
        <p className="text-soft">No one has reported anything about this entry.</p>
      ) : (
        <>
          <ul>
            {reports.map((report) => (
              <ReportItem key={report.id} report={report} />
            ))}
          </ul>
          {total > reports.length && (
            <p className="mt-3">
              Showing {formatCount(reports.length)} of {formatCount(total)} reports
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** What the directory says now, to compare with what a visitor has written about it. */
export function ReportedEntry({ entry: { id, facts, hidden, checked, link } }: { entry: Entry }) {
  return (
    <section aria-labelledby="entry-title" className="border-2 border-ink bg-card p-4">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="entry-title" className="text-lg">
          The entry now
        </h3>
        <SiteLink to={`${adminPaths.resources}/${id}#reports`} className="py-1 font-semibold">
          Open the entry
        </SiteLink>
      </div>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[7rem_1fr] gap-x-3 border-t border-hair py-1">
            <dt className="text-soft">{label}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-hair pt-2 text-soft">
        <RowBadge badge={hidden ? editing.hidden : editing.visible} />
        {checked ? `Last checked ${checked}.` : "Not checked yet."}
        {link && (
          <span>
            {resourcesAdminCopy.link.heading}: {link.status ?? ""} {link.reason ?? ""}
          </span>
        )}
      </p>
    </section>
  );
}
