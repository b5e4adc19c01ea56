import {
  type StatisticsLibrary,
  type StatisticsTab,
  statistics,
  statisticsTab,
} from "~/content/statistics.server";
import { topicPages } from "~/content/statistics-page";
import type { PageDescription } from "~/lib/page";
import { type Exposure, type RenderedExposureCharts, renderedExposureCharts } from "./render-exposure.server";

export type Visualization =
  | { type: "timeline"; title: string; events: StatisticsLibrary["timeline"] }
  | { type: "economicImpactGrid"; title: string; entries: StatisticsLibrary["economicImpactGrid"] }
  | { type: "industryBarChart"; title: string; exposure: Exposure; charts: RenderedExposureCharts };

export interface StatisticsView {
  page: PageDescription | undefined;
  tabs: Pick<StatisticsTab, "id" | "title">[];
  chosen: Pick<StatisticsTab, "id" | "title" | "intro" | "tagLabel" | "groups">;
  visualization: Visualization | null;
  keyInsights: StatisticsLibrary["keyInsights"];
  sources: StatisticsLibrary["sources"];
  standards: StatisticsLibrary["standards"];
}

const pages: Partial<Record<StatisticsTab["id"], PageDescription>> = topicPages;

function visualizationOf({ visualization }: StatisticsTab): Visualization | null {
  if (visualization === null) return null;
  const { type, title } = visualization;
  switch (type) {
    case "timeline":
      return { type, title, events: statistics.timeline };
    case "economicImpactGrid":
      return { type, title, entries: statistics.economicImpactGrid };
    case "industryBarChart":
      return {
        type,
        title,
        exposure: statistics.industryExposure,
        charts: renderedExposureCharts(statistics.industryExposure),
      };
  }
}

export function statisticsView(id: string | null): StatisticsView {
  const tab = statisticsTab(id);
  const { keyInsights, sources, standards } = statistics;
  return {
    page: pages[tab.id],
    tabs: statistics.tabs.map(({ id, title }) => ({ id, title })),
    chosen: { id: tab.id, title: tab.title, intro: tab.intro, tagLabel: tab.tagLabel, groups: tab.groups },
    visualization: visualizationOf(tab),
    keyInsights,
    sources,
    standards,
  };
}
