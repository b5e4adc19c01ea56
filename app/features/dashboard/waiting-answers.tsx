import { Badge } from "~/components/badge";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { formNames } from "~/features/staff/staff.copy";
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
          <Badge badge={{ tone: "red", label: "Urgent" }} />
          <SiteLink to={adminPaths.inbox} className="py-0.5 font-semibold">
            {urgent === 1 ? "1 person" : `${formatCount(urgent)} people`} may be in danger: first in the inbox
          </SiteLink>
        </p>
      )}
      {urgentSurveys.length > 0 && (
        <p className="mb-5 flex max-w-none flex-wrap items-center gap-x-4 gap-y-2 border-4 border-red bg-card p-4">
          <Badge badge={{ tone: "red", label: "Urgent" }} />
          <span className="font-semibold">Answers to the survey that tell of danger:</span>
          {urgentSurveys.map(({ id, name }) => (
            <SiteLink key={id} to={recordPath(adminTables.survey, id)} className="py-0.5 font-semibold">
              {name}
            </SiteLink>
          ))}
        </p>
      )}
      <h2 id="waiting-title" className="text-xl">
        Waiting for an answer
      </h2>
      <p className="mt-1 mb-4 text-soft">
        Most messages are promised an answer within 48 hours; support and press within 24, partnerships within
        72.
      </p>
      <ul className="grid border-2 border-ink bg-card sm:grid-cols-3 [&>li+li]:border-t-2 [&>li+li]:border-ink sm:[&>li+li]:border-t-0 sm:[&>li+li]:border-l-2">
        {waiting.map(({ kind, waiting: count, overdue }) => (
          <li key={kind} className="px-4 py-3">
            <h3 className="text-lg">{formNames[kind]}</h3>
            <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
              {count === 0 ? (
                <p>Nobody is waiting.</p>
              ) : (
                <SiteLink
                  to={withRange(listUrl(adminTables[kind], "filter=waiting"))}
                  className="py-0.5 font-semibold"
                >
                  {formatCount(count)} waiting
                  <span className="sr-only"> ({formNames[kind]})</span>
                </SiteLink>
              )}
              {overdue > 0 && (
                <SiteLink to={withRange(listUrl(adminTables[kind], "filter=overdue"))}>
                  <Badge badge={{ tone: "red", label: `${formatCount(overdue)} overdue` }} />
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
