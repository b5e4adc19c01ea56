import type { ComponentType } from "react";
import { ServerOnly } from "~/components/server-only";
import { type ChartParts, ImpactChart } from "./impact-chart";
import { CHART_ANCHOR, useChartYear } from "./use-chart-year";
import { YearLinks } from "./year-links";
import { YearPanel } from "./year-panel";

export interface DisplacementParts extends ChartParts {
  head: ComponentType;
  notes: ComponentType;
  outlook: ComponentType;
}

interface DisplacementSectionProps {
  /** `displacementParts`: undefined in the browser. */
  parts: DisplacementParts | undefined;
}

/** Like a `Section`, but with the chart on a band as wide as the window. */
export function DisplacementSection({ parts }: DisplacementSectionProps) {
  const [year, setYear] = useChartYear();
  return (
    <section id="displacement" aria-labelledby="displacement-title" className="section">
      <ServerOnly id="displacement-head" part={parts?.head} className="wrap" />
      <div id={CHART_ANCHOR} className="system-ink mt-8 border-y-4 border-ink bg-card">
        <div className="wrap max-sm:px-4">
          <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
            <ImpactChart parts={parts} year={year} onYear={setYear} />
            <YearPanel year={year} />
          </div>
          <div className="space-y-4 border-t-2 border-ink py-5">
            <YearLinks year={year} onYear={setYear} />
            <ServerOnly id="chart-notes" part={parts?.notes} />
          </div>
        </div>
      </div>
      <ServerOnly id="outlook" part={parts?.outlook} className="wrap" />
    </section>
  );
}
