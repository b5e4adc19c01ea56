import { chartAndForum } from "~/content/headline-figures";
import type { PageDescription } from "~/content/page";
import {
  type StatisticsLibrary,
  type StatisticsTab,
  statistics,
  statisticsTab,
} from "~/content/statistics.server";
import { topicPages } from "~/content/statistics-page";
import { type Exposure, type RenderedExposureCharts, renderedExposureCharts } from "./render-exposure.server";

export type Visualization =
  | { type: "timeline"; title: string; events: StatisticsLibrary["timeline"] }
  | { type: "economicImpactGrid"; title: string; entries: StatisticsLibrary["economicImpactGrid"] }
  | { type: "industryBarChart"; title: string; exposure: Exposure; charts: RenderedExposureCharts };

type Group = StatisticsTab["groups"][number];
export type StatisticItem = Group["items"][number];
export type Comparison = NonNullable<StatisticItem["comparison"]>;

export interface StatisticGroup {
  title: string;
  note: string | undefined;
  hero: StatisticItem & { comparison: Comparison };
  others: StatisticItem[];
}

const notes: Record<NonNullable<Group["note"]>, string> = { chartAndForum };

function groupView({ title, note, items }: Group): StatisticGroup {
  const [hero, ...more] = items.flatMap((item) =>
    item.comparison ? [{ ...item, comparison: item.comparison }] : [],
  );
  if (!hero || more.length > 0) throw new Error(`${title} must have one figure with a comparison`);
  return { title, note: note && notes[note], hero, others: items.filter((item) => !item.comparison) };
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

export function statisticsView(id: string | null) {
  const tab = statisticsTab(id);
  const { keyInsights, sources, standards } = statistics;
  return {
    page: pages[tab.id],
    tabs: statistics.tabs.map(({ id, title }) => ({ id, title })),
    chosen: {
      id: tab.id,
      title: tab.title,
      intro: tab.intro,
      tagLabel: tab.tagLabel,
      groups: tab.groups.map(groupView),
    },
    visualization: visualizationOf(tab),
    /** Shown on the first tab alone, to which the others link. */
    background: tab === statistics.tabs[0] ? { keyInsights, sources, standards } : null,
  };
}

export type StatisticsView = ReturnType<typeof statisticsView>;
