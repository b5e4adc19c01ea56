import { useLocation, useSearchParams } from "@remix-run/react";
import { Cell, DataTable } from "~/components/data-table";
import { SiteLink } from "~/components/site-link";
import { withParams } from "~/kits/admin-table/list-query";
import { classNames } from "~/lib/class-names";
import { formatCount } from "~/lib/numbers";
import type { DateRange, StepName } from "~/lib/time/date-range";
import { ChartPicture } from "./chart-picture";
import type { RenderedTrafficChart } from "./render-traffic.server";
import {
  type ChartName,
  type ChartView,
  chartSeries,
  chartTitle,
  chartCopy as copy,
  type SeriesId,
  seriesStyles,
  stepName,
} from "./traffic-chart";
import { type Figures, type StepFigures, valueAt } from "./traffic-figures";

const views: readonly ChartView[] = ["raw", "rates"];

interface TrafficChartSectionProps {
  name: ChartName;
  note: string;
  view: ChartView;
  description: string;
  charts: RenderedTrafficChart;
  unfinished?: StepName | undefined;
  range: DateRange;
  steps: readonly StepFigures[];
  total: Figures;
}

export function TrafficChartSection(props: TrafficChartSectionProps) {
  const { name, note, view, range, description, charts, steps, unfinished, total } = props;
  const [search] = useSearchParams();
  const lines = chartSeries[name][view];
  const isEmpty = steps.every((step) => lines.every((id) => !valueAt(step, id)));
  const hasRates = view === "rates" && steps.some((step) => lines.some((id) => valueAt(step, id) !== null));
  return (
    <section aria-labelledby="chart-title" className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="chart-title" className="text-xl">
            {chartTitle(view, range)}
          </h2>
          <p className="mt-1 text-soft">{note}</p>
        </div>
        <ViewToggle view={view} />
      </div>
      {isEmpty && !hasRates ? (
        <p className="mt-4 max-w-none border-2 border-ink bg-card p-5">
          {
            {
              raw: "Nothing was recorded at these forms in this date range.",
              rates: "There are no rates, because nobody was seen at these forms in this date range.",
            }[view]
          }
        </p>
      ) : (
        <figure className="mt-4 flex max-w-full flex-col gap-3 border-2 border-ink bg-card p-3 md:w-fit md:p-5">
          <Legend series={lines} total={total} />
          <ChartPicture key={view} {...{ lines, view, steps, unfinished, description, charts }} />
        </figure>
      )}
      {unfinished && (
        <p className="mt-2 text-soft">
          {stepName(unfinished)} is not over: its figures are those so far, dashed in the chart.
        </p>
      )}
      <details className="mt-3">
        <summary className="py-1 font-semibold underline underline-offset-4">{copy.table.summary}</summary>
        <div className="mt-3">
          <StepsTable name={name} steps={steps} unfinished={unfinished} />
        </div>
      </details>
      <p className="no-print mt-2">
        <SiteLink
          to={`/admin/exports/chart/${name}.csv${withParams("/", search, {}).slice(1)}`}
          className="inline-block py-1"
        >
          Download the chart's figures as CSV
        </SiteLink>
      </p>
    </section>
  );
}

function ViewToggle({ view }: { view: ChartView }) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const pathTo = (other: ChartView) => withParams(pathname, search, { view: other }, "chart-title");
  return (
    <nav aria-label={copy.toggle.label} className="no-print">
      <ul className="flex flex-wrap border-2 border-ink">
        {views.map((other) => (
          <li key={other} className="grow">
            <SiteLink
              to={pathTo(other)}
              className={classNames(
                "block px-4 py-2 text-center font-semibold no-underline hover:underline",
                other === view ? "bg-ink text-paper forced-colors:chosen" : "bg-card",
              )}
              {...(other === view && { "aria-current": "page" })}
            >
              {copy.toggle[other]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Legend({ series, total }: { series: readonly SeriesId[]; total: Figures }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-3">
      {series.map((id) => (
        <li key={id}>
          <span className="flex items-center gap-2">
            <svg width="36" height="6" viewBox="0 0 36 6" aria-hidden="true">
              <path
                d="M0 3H36"
                stroke={seriesStyles[id].color}
                strokeDasharray={seriesStyles[id].dashes}
                strokeWidth="3"
              />
            </svg>
            {copy.series[id]}
          </span>
          <span className="font-display text-xl">{shown(total[id])}</span>
          <span className="text-soft"> in all</span>
        </li>
      ))}
    </ul>
  );
}

/** A rate is a text without its sign. */
const shown = (value: number | string) => (typeof value === "number" ? formatCount(value) : `${value}%`);

type StepsTableProps = Pick<TrafficChartSectionProps, "name" | "steps" | "unfinished">;

function StepsTable({ name, steps, unfinished }: StepsTableProps) {
  const first = steps[0]?.step.length === 7 ? "Month" : "Day";
  const series = [...chartSeries[name].raw, ...chartSeries[name].rates];
  const columns = [first, ...series.map((id) => copy.series[id])];
  return (
    <DataTable label={copy.table.summary} columns={columns} numbers={series.length}>
      {steps.map((figures) => (
        <tr key={figures.step}>
          <Cell as="rowheader" className="whitespace-nowrap">
            {figures.step === unfinished ? `${stepName(figures.step)}, so far` : stepName(figures.step)}
          </Cell>
          {series.map((id) => (
            <Cell key={id} number>
              {valueAt(figures, id) === null ? "no views" : shown(figures[id])}
            </Cell>
          ))}
        </tr>
      ))}
    </DataTable>
  );
}
