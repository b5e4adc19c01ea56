import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SiteLink } from "~/components/site-link";
import { auditHref, readAuditQuery } from "~/features/audit/audit-query";
import { AuditFilter, AuditTable } from "~/features/audit/audit-table";
import { loadAudit } from "~/features/audit/load-audit.server";
import { auditedRecords } from "~/features/dashboard/tables.server";
import { requireStaff } from "~/features/staff/sessions/require-staff.server";
import { defineStaffPage } from "~/features/staff/staff-page";
import { PageTitle } from "~/kits/staff-page/page-title";
import { formatCount } from "~/lib/numbers";
import { services } from "~/server/staff-services.server";

export const { meta, handle, headers } = defineStaffPage({
  title: "Audit log",
  description: "For staff: who changed what, and when.",
});

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, services);
  return await loadAudit(services.db, readAuditQuery(new URL(request.url).searchParams), auditedRecords);
}

export { keepPreviousData as clientLoader } from "~/lib/keep-previous-data";

export default function AuditLog() {
  const { now, entries, total, filters, problem, people, newer, older } = useLoaderData<typeof loader>();
  const isFiltered = Object.values(filters).some((value) => value !== "");
  const steps = [
    newer && { to: auditHref(filters), label: "Newest entries" },
    newer && { to: auditHref(filters, { after: newer }), label: "Newer entries" },
    older && { to: auditHref(filters, { before: older }), label: "Older entries" },
  ].filter((step) => step !== null);
  return (
    <>
      <PageTitle
        title="Audit log"
        intro="Every change that staff make is written down here with it, and can be neither changed nor removed. So is each file of people's data that they download."
      />
      <AuditFilter filters={filters} people={people} problem={problem} />
      <p aria-live="polite" className="mt-6 mb-3">
        {entries.length > 0
          ? `Showing ${formatCount(entries.length)} of ${formatCount(total)} entries`
          : isFiltered
            ? "Nothing is written down that matches."
            : "Nothing is written down yet."}
      </p>
      {entries.length > 0 && <AuditTable entries={entries} now={now} />}
      {steps.length > 0 && (
        <nav aria-label="Pages of the audit log" className="no-print mt-6 flex flex-wrap gap-x-8 gap-y-3">
          {steps.map(({ to, label }) => (
            <SiteLink key={label} to={to} className="py-1.5 font-semibold">
              {label}
            </SiteLink>
          ))}
        </nav>
      )}
    </>
  );
}
