import { useSearchParams } from "@remix-run/react";
import { Cell, DataTable } from "~/components/data-table";
import { SiteLink } from "~/components/site-link";
import { overview } from "~/content/staff";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import type { Drawings } from "./draw-overview.server";
import { type ChartView, type SeriesId, seriesLooks, seriesOf, stepName } from "./overview-chart";
import type { Figures, StepFigures } from "./overview-figures";

const words = overview.chart;
const views: readonly ChartView[] = ["raw", "rates"];

interface OverviewChartSectionProps {
  view: ChartView;
  drawings: Drawings;
  steps: readonly StepFigures[];
  total: Figures;
}

/** The chart in both sizes, the toggle between its views, and its figures as a table. */
export function OverviewChartSection({ view, drawings, steps, total }: OverviewChartSectionProps) {
  return (
    <section aria-labelledby="chart-title" className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="chart-title" className="text-xl">
            {words.titles[view]}
          </h2>
          <p className="mt-1 text-soft">{words.note}</p>
        </div>
        <ViewToggle view={view} />
      </div>
      <figure className="mt-4 flex flex-col gap-3 border-2 border-ink bg-card p-3 md:p-5 xl:flex-row">
        <Legend series={seriesOf[view]} total={total} />
        <Drawing svg={drawings.wide} className="hidden shrink-0 md:block print:block" />
        <Drawing svg={drawings.narrow} className="md:hidden print:hidden" />
      </figure>
      <details className="mt-3">
        <summary className="py-1 font-semibold underline underline-offset-4">{words.table.summary}</summary>
        <div className="mt-3">
          <StepsTable steps={steps} />
        </div>
      </details>
    </section>
  );
}

function ViewToggle({ view }: { view: ChartView }) {
  const [search] = useSearchParams();
  const pathTo = (other: ChartView) => {
    const changed = new URLSearchParams(search);
    changed.set("view", other);
    return `/admin/dashboard?${changed}#chart-title` as const;
  };
  return (
    <nav aria-label={words.toggle.label} className="no-print">
      <ul className="flex flex-wrap border-2 border-ink">
        {views.map((other) => (
          <li key={other} className="grow">
            <SiteLink
              to={pathTo(other)}
              className={classNames(
                "block px-4 py-2 text-center font-semibold no-underline hover:underline",
                other === view ? "bg-ink text-paper" : "bg-card",
              )}
              {...(other === view && { "aria-current": "page" })}
            >
              {words.toggle[other]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What each line is, and what it comes to over the whole range. */
function Legend({ series, total }: { series: readonly SeriesId[]; total: Figures }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-3 xl:order-last xl:flex-col xl:pt-3">
      {series.map((id) => (
        <li key={id}>
          <span className="flex items-center gap-2">
            <svg width="36" height="6" viewBox="0 0 36 6" aria-hidden="true">
              <path
                d="M0 3H36"
                stroke={seriesLooks[id].color}
                strokeDasharray={seriesLooks[id].dashes}
                strokeWidth="3"
              />
            </svg>
            {words.series[id]}
          </span>
          <span className="font-display text-xl">
            {id === "conversion" ? `${total.conversion}%` : formatCount(total[id])}
          </span>
          <span className="text-soft"> {words.inAll}</span>
        </li>
      ))}
    </ul>
  );
}

function Drawing({ svg, className }: { svg: string; className: string }) {
  return (
    <div
      className={classNames("[&>svg]:h-auto [&>svg]:max-w-full", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own drawing of numbers it counted.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

function StepsTable({ steps }: { steps: readonly StepFigures[] }) {
  const first = steps[0]?.step.length === 7 ? words.table.month : words.table.day;
  const columns = [first, words.series.uniqueViews, words.series.completions, words.series.conversion];
  return (
    <DataTable label={words.table.summary} columns={columns} numbers={3}>
      {steps.map(({ step, uniqueViews, completions, conversion }) => (
        <tr key={step}>
          <Cell as="rowheader" className="whitespace-nowrap">
            {stepName(step)}
          </Cell>
          <Cell number>{formatCount(uniqueViews)}</Cell>
          <Cell number>{formatCount(completions)}</Cell>
          <Cell number>{conversion}%</Cell>
        </tr>
      ))}
    </DataTable>
  );
}
