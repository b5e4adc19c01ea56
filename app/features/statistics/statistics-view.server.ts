import { chartAndForum } from "~/content/headline-figures";
import type { PageDescription } from "~/content/page";
import {
  type StatisticsLibrary,
  type StatisticsTab,
  statistics,
  statisticsTab,
} from "~/content/statistics.server";
import { OLD_FIGURE_YEARS, statisticsPage, topicPages } from "~/content/statistics-page";
import { type Exposure, type RenderedExposureCharts, renderedExposureCharts } from "./render-exposure.server";

export type Visualization =
  | { type: "timeline"; title: string; events: StatisticsLibrary["timeline"] }
  | { type: "economicImpactGrid"; title: string; entries: StatisticsLibrary["economicImpactGrid"] }
  | { type: "industryBarChart"; title: string; exposure: Exposure; charts: RenderedExposureCharts };

type Group = StatisticsTab["groups"][number];
export type StatisticItem = Group["items"][number];
export type Comparison = NonNullable<StatisticItem["comparison"]>;

/** A figure, and its age when it is old. */
export type ShownItem = StatisticItem & { age: string | undefined };

export interface StatisticGroup {
  title: string;
  note: string | undefined;
  hero: ShownItem & { comparison: Comparison };
  others: ShownItem[];
}

const notes: Record<NonNullable<Group["note"]>, string> = { chartAndForum };

const leads = ({ comparison }: StatisticItem) => comparison !== undefined;

/** Titles of groups whose leading figure is old. @param now the year */
export function groupsWithOldLead(now: number): string[] {
  return statistics.tabs
    .flatMap(({ groups }): readonly Group[] => groups)
    .filter(({ items }) => items.some((item) => leads(item) && now - item.year > OLD_FIGURE_YEARS))
    .map(({ title }) => title);
}

function groupView({ title, note, items }: Group, now: number): StatisticGroup {
  const shown = items.map((item) => ({ ...item, age: statisticsPage.age(item.year, now) }));
  const [hero, ...more] = shown.flatMap((item) =>
    item.comparison ? [{ ...item, comparison: item.comparison }] : [],
  );
  if (!hero || more.length > 0) throw new Error(`${title} must have one figure with a comparison`);
  return { title, note: note && notes[note], hero, others: shown.filter((item) => !leads(item)) };
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

/** @param now the year */
export function statisticsView(id: string | null, now: number) {
  const tab = statisticsTab(id);
  const following = statistics.tabs[statistics.tabs.indexOf(tab) + 1];
  const { keyInsights, sources, standards } = statistics;
  return {
    page: pages[tab.id],
    tabs: statistics.tabs.map(({ id, title }) => ({ id, title })),
    next: following && { id: following.id, title: following.title },
    chosen: {
      id: tab.id,
      title: tab.title,
      intro: tab.intro,
      tagLabel: tab.tagLabel,
      groups: tab.groups.map((group) => groupView(group, now)),
    },
    visualization: visualizationOf(tab),
    /** Shown on the first tab alone, to which the others link. */
    background: tab === statistics.tabs[0] ? { keyInsights, sources, standards } : null,
  };
}

export type StatisticsView = ReturnType<typeof statisticsView>;

/** Each row is a figure, of whatever topic. */
export function statisticsCsvRows(): (string | number)[][] {
  const rows = statistics.tabs.flatMap((tab) =>
    tab.groups.flatMap((group) =>
      group.items.map(({ number, label, tag, source, year }) => [
        tab.title,
        group.title,
        number,
        label,
        tag,
        source.name,
        year,
        source.link,
      ]),
    ),
  );
  return [statisticsPage.more.fileColumns, ...rows];
}
