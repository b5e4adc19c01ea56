import { Cell, DataTable } from "~/components/data-table";
import { Moment } from "~/components/moment";
import { SiteLink } from "~/components/site-link";
import { formNames } from "~/features/staff/staff.copy";
import { recordPath } from "~/kits/admin-table/admin-table";
import { RowBadge } from "~/kits/admin-table/table-cell";
import { PhoneFold } from "~/kits/staff-page/phone-fold";
import { useWithRange } from "~/kits/staff-page/use-with-range";
import { formatCount } from "~/lib/numbers";
import { EventsLink, listUrl } from "./key-figures";
import type { LatestSubmission } from "./load-overview.server";
import { adminTables } from "./tables";
import type { FormFigures } from "./traffic-figures";

/** The "Form Performance Summary" (staff specification, section 2). */
export function PerformanceSummary({ forms }: { forms: readonly FormFigures[] }) {
  const withRange = useWithRange();
  return (
    <section aria-labelledby="summary-title" className="mt-10">
      <h2 id="summary-title" className="mb-4 text-xl">
        Form Performance Summary
      </h2>
      <PhoneFold label="Show the table" set={[]}>
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
      </PhoneFold>
    </section>
  );
}

interface LatestSubmissionsProps {
  latest: readonly LatestSubmission[];
  now: string;
  /** When the reader was last here: what came in later is marked. */
  since: string | undefined;
}

/** Each leads to its row's page. */
export function LatestSubmissions({ latest, now, since }: LatestSubmissionsProps) {
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
                  <SiteLink to={withRange(recordPath(adminTables[kind], id))}>
                    <bdi>{name || "No name"}</bdi>
                  </SiteLink>
                </th>
                <td className="clamp clamp-email">
                  <bdi>{email}</bdi>
                </td>
                <td className="at-end">
                  {since !== undefined && created_at >= since && (
                    <>
                      <RowBadge badge={{ tone: "blue", label: "New" }} />{" "}
                    </>
                  )}
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
