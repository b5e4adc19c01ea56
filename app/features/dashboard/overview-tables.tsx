import { Cell, DataTable } from "~/components/data-table";
import { formNames, overview } from "~/features/staff/staff.copy";
import { formatTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import type { LatestSubmission } from "./overview.queries.server";
import type { FormFigures } from "./traffic-figures";

/** The "Form Performance Summary" (staff specification, section 2). */
export function PerformanceSummary({ forms }: { forms: readonly FormFigures[] }) {
  const copy = overview.summary;
  return (
    <section aria-labelledby="summary-title" className="mt-10">
      <h2 id="summary-title" className="mb-4 text-xl">
        {copy.heading}
      </h2>
      <DataTable label={copy.table} columns={copy.columns} numbers={4}>
        {forms.map(({ kind, uniqueViews, completions, conversion, growth }) => (
          <tr key={kind}>
            <Cell as="rowheader">{formNames[kind]}</Cell>
            <Cell number>{formatCount(uniqueViews)}</Cell>
            <Cell number>{formatCount(completions)}</Cell>
            <Cell number>{conversion}%</Cell>
            <Cell number>+{formatCount(growth)}</Cell>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

export function LatestSubmissions({ latest }: { latest: readonly LatestSubmission[] }) {
  const copy = overview.latest;
  return (
    <section aria-labelledby="latest-title" className="mt-10">
      <h2 id="latest-title" className="text-xl">
        {copy.heading}
      </h2>
      <p className="mt-1 mb-4 text-soft">{copy.note}</p>
      {latest.length === 0 ? (
        <p className="max-w-none border-2 border-ink bg-card p-5">{copy.empty}</p>
      ) : (
        <DataTable label={copy.table} columns={copy.columns}>
          {latest.map(({ kind, id, name, email, created_at }) => (
            <tr key={`${kind} ${id}`}>
              <Cell as="rowheader">{formNames[kind]}</Cell>
              <Cell className="min-w-40">{name}</Cell>
              <Cell className="min-w-60 wrap-anywhere">{email}</Cell>
              <Cell className="min-w-36 lg:whitespace-nowrap">
                <time dateTime={created_at}>{formatTime(created_at)}</time>
              </Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}
