import { Section } from "~/components/section";
import { statisticsPage } from "~/content/statistics-page";
import type { Visualization } from "~/features/statistics/statistics-view.server";
import { ExposureChart } from "./exposure-chart";
import { ImpactGrid } from "./impact-grid";
import { Timeline } from "./timeline";

const copy = statisticsPage.visualizations;

export function VisualizationPart({ visualization }: { visualization: Visualization }) {
  switch (visualization.type) {
    case "timeline":
      return (
        <Section id="timeline" kind="list" title={visualization.title} lead={copy.timeline.intro}>
          <Timeline events={visualization.events} />
        </Section>
      );
    case "economicImpactGrid":
      return (
        <Section
          id="costs-and-gains"
          kind="list"
          title={visualization.title}
          lead={copy.economicImpactGrid.intro}
        >
          <ImpactGrid entries={visualization.entries} />
        </Section>
      );
    case "industryBarChart":
      return (
        <Section id="industries" kind="list" title={copy.industryBarChart.finding} lead={visualization.title}>
          <ExposureChart exposure={visualization.exposure} charts={visualization.charts} />
        </Section>
      );
  }
}
