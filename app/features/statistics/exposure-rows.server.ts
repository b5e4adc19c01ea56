import { statisticsPage } from "~/content/statistics-page";
import type { Exposure } from "./render-exposure.server";

/** Each row names its source, so that it can be used alone. */
export function exposureCsvRows({ items, unit, source, year }: Exposure): (string | number)[][] {
  const { fileColumns } = statisticsPage.visualizations.industryBarChart.table;
  return [fileColumns, ...items.map(({ industry, share }) => [industry, share, unit, source.name, year])];
}
