import type { ReactNode } from "react";
import { Cell, DataTable } from "~/components/data-table";
import { Moment } from "~/components/moment";
import { SiteLink } from "~/components/site-link";
import { formNames } from "~/features/staff/staff.copy";
import { recordPath } from "~/kits/admin-table/admin-table";
import { RowBadge } from "~/kits/admin-table/table-cell";
import { PhoneFold } from "~/kits/staff-page/phone-fold";
import { useWithRange } from "~/kits/staff-page/use-with-range";
import { formatCount } from "~/lib/numbers";
import type { DateRange } from "~/lib/time/date-range";
import { ComparisonLine } from "./figure-cards";
import { EventsLink, listUrl } from "./key-figures";
import type { LatestSubmission } from "./load-overview.server";
import { adminTables } from "./tables";
import { type Comparison, compare, type FormFigures } from "./traffic-figures";

const events = { uniqueViews: "unique_view", completions: "complete" } as const;
const shown = ["uniqueViews", "completions", "conversion"] as const;

interface OverviewCardsProps {
  forms: readonly FormFigures[];
  rangeBefore: DateRange;
}

export function OverviewCards({ forms, rangeBefore }: OverviewCardsProps) {
  const copy = { uniqueViews: "Unique views", completions: "Completions", conversion: "Conversion rate" };
  return (
    <div className="border-2 border-ink bg-card [&>*+*]:border-t-2 [&>*+*]:border-ink">
      {forms.map(({ kind, before, ...figures }) => (
        <section key={kind} aria-labelledby={`${kind}-figures`} className="md:grid md:grid-cols-[11rem_1fr]">
          <h3 id={`${kind}-figures`} className="border-hair px-4 pt-2 text-lg md:border-r-2 md:py-2">
            {formNames[kind]}
          </h3>
          <dl className="grid grid-cols-3 gap-x-2 px-4 pt-1 pb-2 sm:gap-x-0 sm:p-0">
            {shown.map((id) => (
              <Figure
                key={id}
                label={copy[id]}
                comparison={compare(id, figures, { figures: before, range: rangeBefore })}
              >
                {id === "conversion" ? (
                  `${figures[id]}%`
                ) : (
                  <EventsLink kind={kind} event={events[id]}>
                    {formatCount(figures[id])}
                  </EventsLink>
                )}
              </Figure>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface FigureProps {
  label: string;
  children: ReactNode;
  comparison: Comparison | undefined;
}

function Figure({ label, children, comparison }: FigureProps) {
  return (
    <div className="flex flex-col justify-between gap-1 border-hair sm:justify-start sm:px-4 sm:py-2 sm:not-first:border-l">
      <dt className="leading-tight text-soft">{label}</dt>
      <dd>
        <p className="text-lg font-semibold tabular-nums">{children}</p>
        {/* A phone has it on the page of each form. */}
        <div className="max-sm:hidden">
          <ComparisonLine comparison={comparison} />
        </div>
      </dd>
    </div>
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
