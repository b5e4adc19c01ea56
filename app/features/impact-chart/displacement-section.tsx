import type { ComponentType } from "react";
import { Section } from "~/components/section";
import { ServerOnly } from "~/components/server-only";
import { displacement } from "~/content/home";
import { FiguresTable } from "./figures-table";
import { type ChartParts, ImpactChart } from "./impact-chart";
import { CHART_ANCHOR, useChartYear } from "./use-chart-year";
import { YearLinks } from "./year-links";
import { YearPanel } from "./year-panel";

interface DisplacementSectionProps {
  parts: ChartParts & { outlook: ComponentType | undefined };
}

export function DisplacementSection({ parts }: DisplacementSectionProps) {
  const [year, setYear] = useChartYear();
  return (
    <Section id="displacement" title={displacement.heading} lead={displacement.subtitle}>
      <div
        id={CHART_ANCHOR}
        className="system-ink grid grid-cols-1 border-2 border-ink bg-card lg:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_18rem]"
      >
        <ImpactChart parts={parts} year={year} onYear={setYear} />
        <div className="border-t-2 border-ink lg:border-t-0 lg:border-l-2">
          <YearPanel year={year} />
        </div>
        <div className="space-y-4 border-t-2 border-ink p-4 md:p-5 lg:col-span-2">
          <YearLinks year={year} onYear={setYear} />
          <p className="text-sm text-soft">
            {displacement.chart.projectionNote} {displacement.chart.estimate}
          </p>
          <FiguresTable />
        </div>
      </div>
      <ServerOnly id="outlook" part={parts.outlook} />
    </Section>
  );
}
