import type { ReactNode } from "react";
import { chartControls } from "~/content/impact-chart";
import { SeriesMarks } from "./series-mark.server";
import type { SeriesKey } from "./series-style";
import type { YearText, YearView } from "./year-view";

const copy = chartControls.panel;

/** Read out by screen readers when the year changes. */
export function YearPanel({ view: { texts } }: { view: YearView }) {
  const text = (key: YearText) => <span data-text={key}>{texts[key]}</span>;
  return (
    <section
      aria-labelledby="year-statistics"
      aria-live="polite"
      aria-atomic="true"
      className="flex flex-col pb-6 lg:border-l-2 lg:border-ink lg:pt-10 lg:pb-0 lg:pl-8"
    >
      <h3 id="year-statistics" className="bg-blue px-4 py-3 text-2xl text-card forced-color-adjust-none">
        {text("heading")} <span className="block font-text text-sm tracking-normal">{text("kind")}</span>
      </h3>
      <dl className="flex grow flex-col md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
        {(["displaced", "newJobs", "atRisk"] as const).map((key) => (
          <Amount key={key} series={key}>
            {text(key)}
          </Amount>
        ))}
        <div className="py-4 md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 lg:grow">
          <dt className="font-semibold">{copy.netImpact}</dt>
          <dd className="mt-1">
            <strong className="block font-display text-figure font-normal text-red group-data-gain/chart:text-green">
              {text("net")}
            </strong>
            <span className="block font-semibold">{text("netInWords")}</span>
            <span className="mt-1 block text-sm text-soft">{copy.netImpactHelp}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Amount({ series, children }: { series: SeriesKey; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3 border-b border-hair py-3 max-xs:flex-wrap">
      <dt className="flex items-center gap-3">
        <svg viewBox="-10 -10 20 20" className="size-5 shrink-0" aria-hidden="true">
          <SeriesMarks series={series} places={[{ x: 0, y: 0 }]} size={6} />
        </svg>
        {copy[series]}
      </dt>
      <dd className="font-display text-2xl">{children}</dd>
    </div>
  );
}
