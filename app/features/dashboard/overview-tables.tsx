import { Badge } from "~/components/badge";
import { Cell, DataTable } from "~/components/data-table";
import { Moment } from "~/components/moment";
import { SiteLink } from "~/components/site-link";
import { adminPaths } from "~/features/staff/admin-paths";
import { formNames } from "~/features/staff/staff.copy";
import { recordPath } from "~/kits/admin-table/admin-table";
import { useWithRange } from "~/kits/staff-page/use-with-range";
import { formatCount } from "~/lib/numbers";
import { EventsLink, listUrl } from "./key-figures";
import type { LatestSubmission, WaitingCount } from "./load-tab.server";
import { adminTables } from "./tables";
import type { FormFigures } from "./traffic-figures";

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

/** The "Form Performance Summary" (staff specification, section 2). */
export function PerformanceSummary({ forms }: { forms: readonly FormFigures[] }) {
  const withRange = useWithRange();
  return (
    <section aria-labelledby="summary-title" className="mt-10">
      <h2 id="summary-title" className="mb-4 text-xl">
        Form Performance Summary
      </h2>
      <DataTable
        label="The figures of each form"
        columns={["Form Type", "Unique Views", "Completions", "Conversion Rate", "Growth (Period)"]}
        numbers={4}
      >
        {forms.map(({ kind, uniqueViews, completions, conversion, growth }) => (
          <tr key={kind}>
            <Cell as="rowheader">{formNames[kind]}</Cell>
            <Cell number>
              <EventsLink kind={kind} event="unique_view">
                {formatCount(uniqueViews)}
              </EventsLink>
            </Cell>
            <Cell number>
              <EventsLink kind={kind} event="complete">
                {formatCount(completions)}
              </EventsLink>
            </Cell>
            <Cell number>{conversion}%</Cell>
            <Cell number>
              <SiteLink
                to={withRange(listUrl(adminTables[kind], "rows=range"))}
                className="inline-block min-w-6 py-0.5"
              >
                +{formatCount(growth)}
              </SiteLink>
            </Cell>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

interface LatestSubmissionsProps {
  latest: readonly LatestSubmission[];
  now: string;
}

/** Each leads to its row's page. */
export function LatestSubmissions({ latest, now }: LatestSubmissionsProps) {
  const withRange = useWithRange();
  return (
    <section aria-labelledby="latest-title" className="mt-8">
      <h2 id="latest-title" className="text-xl">
        Latest submissions
      </h2>
      <p className="mt-1 text-soft">The ten newest over all forms, whenever they came in.</p>
      {latest.length === 0 ? (
        <p className="mt-4 max-w-none border-2 border-ink bg-card p-5">
          Nothing has come in yet. Submissions of every form will appear here.
        </p>
      ) : (
        <table className="rows" aria-label="Who sent them, and when">
          <thead>
            <tr>
              {["Form", "Name", "Email", "Submitted"].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {latest.map(({ kind, id, name, email, created_at }) => (
              <tr key={`${kind} ${id}`}>
                <td className="clamp clamp-code">
                  <SiteLink to={listUrl(adminTables[kind], "")}>{formNames[kind]}</SiteLink>
                </td>
                <th scope="row" className="clamp">
                  <SiteLink to={withRange(recordPath(adminTables[kind], id))}>{name || "No name"}</SiteLink>
                </th>
                <td className="clamp clamp-email">{email}</td>
                <td className="at-end">
                  <Moment at={created_at} now={now} isInRow />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
