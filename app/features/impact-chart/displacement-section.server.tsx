import { displacement } from "~/content/home";
import { chartText } from "~/content/impact-chart";
import { CHART_ANCHOR } from "./chart-year";
import { FiguresTable } from "./figures-table.server";
import { ImpactChart } from "./impact-chart.server";
import { Outlook } from "./outlook.server";
import { YearLinks } from "./year-links.server";
import { YearPanel } from "./year-panel.server";
import { viewOf } from "./year-view";

/** Like a `Section`, but with the chart on a band as wide as the window. */
export function DisplacementSection({ year }: { year: number }) {
  const view = viewOf(year);
  return (
    <section id="displacement" aria-labelledby="displacement-title" className="section">
      <div className="wrap">
        <h2 id="displacement-title" className="section-title">
          {displacement.heading}
        </h2>
        <p className="section-lead">{displacement.subtitle}</p>
      </div>
      <div
        id={CHART_ANCHOR}
        data-chosen={view.year}
        {...(view.isGain && { "data-gain": "" })}
        style={view.variables}
        className="group/chart system-ink mt-8 border-y-4 border-ink bg-card"
      >
        <div className="wrap max-sm:px-4">
          <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
            <ImpactChart year={view.year} />
            <YearPanel view={view} />
          </div>
          <div className="space-y-4 border-t-2 border-ink py-5">
            <YearLinks chosen={view.year} />
            <Notes />
          </div>
        </div>
      </div>
      <div className="wrap">
        <Outlook />
      </div>
    </section>
  );
}

function Notes() {
  return (
    <div>
      <div className="grid gap-x-12 gap-y-2 text-sm text-soft lg:grid-cols-2">
        <p>
          {chartText.projectionNote} {chartText.estimate}
        </p>
        <p>{chartText.scope}</p>
      </div>
      <FiguresTable />
    </div>
  );
}
