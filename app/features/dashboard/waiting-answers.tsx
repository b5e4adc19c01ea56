import { Badge } from "~/components/badge";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { waitingCopy as copy, formNames } from "~/features/staff/staff.copy";
import { recordPath } from "~/kits/admin-table/admin-table";
import { useWithRange } from "~/kits/staff-page/use-with-range";
import { formatCount } from "~/lib/numbers";
import { listUrl } from "./card-links";
import type { WaitingCount } from "./overview.queries.server";
import { adminTables } from "./tables";

interface WaitingAnswersProps {
  /** How many may be in danger. */
  urgent: number;
  /** Survey responses that tell of danger. */
  urgentSurveys: readonly { id: string; name: string }[];
  waiting: readonly WaitingCount[];
}

export function WaitingAnswers({ urgent, urgentSurveys, waiting }: WaitingAnswersProps) {
  const withRange = useWithRange();
  return (
    <section aria-labelledby="waiting-title" className="mt-5">
      {urgent > 0 && (
        <p className="mb-5 flex max-w-none flex-wrap items-center gap-x-4 gap-y-2 border-4 border-red bg-card p-4">
          <Badge badge={{ tone: "red", label: copy.urgent }} />
          <SiteLink to={adminPaths.inbox} className="py-0.5 font-semibold">
            {copy.urgentCount(formatCount(urgent))}
          </SiteLink>
        </p>
      )}
      {urgentSurveys.length > 0 && (
        <p className="mb-5 flex max-w-none flex-wrap items-center gap-x-4 gap-y-2 border-4 border-red bg-card p-4">
          <Badge badge={{ tone: "red", label: copy.urgent }} />
          <span className="font-semibold">{copy.urgentSurveys}</span>
          {urgentSurveys.map(({ id, name }) => (
            <SiteLink key={id} to={recordPath(adminTables.survey, id)} className="py-0.5 font-semibold">
              {name}
            </SiteLink>
          ))}
        </p>
      )}
      <h2 id="waiting-title" className="text-xl">
        {copy.heading}
      </h2>
      <p className="mt-1 mb-4 text-soft">{copy.note}</p>
      <ul className="grid border-2 border-ink bg-card sm:grid-cols-3 [&>li+li]:border-t-2 [&>li+li]:border-ink sm:[&>li+li]:border-t-0 sm:[&>li+li]:border-l-2">
        {waiting.map(({ kind, waiting: count, overdue }) => (
          <li key={kind} className="px-4 py-3">
            <h3 className="text-lg">{formNames[kind]}</h3>
            <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
              {count === 0 ? (
                <p>{copy.nothing}</p>
              ) : (
                <SiteLink
                  to={withRange(listUrl(adminTables[kind], "filter=waiting"))}
                  className="py-0.5 font-semibold"
                >
                  {copy.waiting(formatCount(count))}
                  <span className="sr-only"> ({formNames[kind]})</span>
                </SiteLink>
              )}
              {overdue > 0 && (
                <SiteLink to={withRange(listUrl(adminTables[kind], "filter=overdue"))}>
                  <Badge badge={{ tone: "red", label: copy.overdue(formatCount(overdue)) }} />
                  <span className="sr-only"> ({formNames[kind]})</span>
                </SiteLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
