import { Cell, DataTable } from "~/components/data-table";
import { Moment } from "~/components/moment";
import { SiteLink } from "~/components/site-link";
import { formNames, overview } from "~/features/staff/staff.copy";
import { recordPath } from "~/kits/admin-table/admin-table";
import { useWithRange } from "~/kits/staff-page/use-with-range";
import { formatCount } from "~/lib/numbers";
import { listUrl } from "./card-links";
import { EventsLink } from "./key-figures";
import type { LatestSubmission } from "./overview.queries.server";
import { adminTables } from "./tables";
import type { FormFigures } from "./traffic-figures";

/** The "Form Performance Summary" (staff specification, section 2). */
export function PerformanceSummary({ forms }: { forms: readonly FormFigures[] }) {
  const copy = overview.summary;
  const withRange = useWithRange();
  return (
    <section aria-labelledby="summary-title" className="mt-10">
      <h2 id="summary-title" className="mb-4 text-xl">
        {copy.heading}
      </h2>
      <DataTable label={copy.table} columns={copy.columns} numbers={4}>
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
  const copy = overview.latest;
  const withRange = useWithRange();
  return (
    <section aria-labelledby="latest-title" className="mt-8">
      <h2 id="latest-title" className="text-xl">
        {copy.heading}
      </h2>
      <p className="mt-1 text-soft">{copy.note}</p>
      {latest.length === 0 ? (
        <p className="mt-4 max-w-none border-2 border-ink bg-card p-5">{copy.empty}</p>
      ) : (
        <table className="rows" aria-label={copy.table}>
          <thead>
            <tr>
              {copy.columns.map((column) => (
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
                  <SiteLink to={withRange(recordPath(adminTables[kind], id))}>{name || copy.noName}</SiteLink>
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
