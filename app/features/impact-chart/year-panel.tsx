import { chartControls, yearStatisticsHeading } from "~/content/impact-chart";
import { classNames } from "~/lib/class-names";
import { impactOf, isProjected } from "./chart-year";
import { formatMillions, netImpact } from "./net-impact";
import { SeriesMarks } from "./series-mark";
import type { SeriesKey } from "./series-style";

const copy = chartControls.panel;

/** Read out by screen readers when the year changes. */
export function YearPanel({ year }: { year: number }) {
  const impact = impactOf(year);
  const net = netImpact(impact);
  return (
    <section
      aria-labelledby="year-statistics"
      aria-live="polite"
      aria-atomic="true"
      className="flex flex-col pb-6 lg:border-l-2 lg:border-ink lg:pt-10 lg:pb-0 lg:pl-8"
    >
      <h3 id="year-statistics" className="bg-blue px-4 py-3 text-2xl text-card forced-color-adjust-none">
        {yearStatisticsHeading(year)}{" "}
        <span className="block font-text text-sm tracking-normal">
          {isProjected(year) ? chartControls.projected : chartControls.estimated}
        </span>
      </h3>
      <dl className="flex grow flex-col md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
        <Amount series="displaced" name={copy.displaced} amount={formatMillions(impact.displaced)} />
        <Amount series="newJobs" name={copy.newJobs} amount={formatMillions(impact.newJobs)} />
        <Amount series="atRisk" name={copy.atRisk} amount={formatMillions(impact.atRisk)} />
        <div className="py-4 md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 lg:grow">
          <dt className="font-semibold">{copy.netImpact}</dt>
          <dd className="mt-1">
            <strong
              className={classNames(
                "block font-display text-figure font-normal",
                net.isGain ? "text-green" : "text-red",
              )}
            >
              {net.text}M
            </strong>
            <span className="block font-semibold">{net.isGain ? copy.gain : copy.loss}</span>
            <span className="mt-1 block text-sm text-soft">{copy.netImpactHelp}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

interface AmountProps {
  series: SeriesKey;
  name: string;
  amount: string;
}

function Amount({ series, name, amount }: AmountProps) {
  return (
    <div className="flex items-center justify-between gap-3 border-b border-hair py-3 max-xs:flex-wrap">
      <dt className="flex items-center gap-3">
        <svg viewBox="-10 -10 20 20" className="size-5 shrink-0" aria-hidden="true">
          <SeriesMarks series={series} places={[{ x: 0, y: 0 }]} size={6} />
        </svg>
        {name}
      </dt>
      <dd className="font-display text-2xl">{amount}</dd>
    </div>
  );
}
