/** Staff specification, section 2. */
export const chartCopy = {
  views: { raw: "Raw data", rates: "Conversion rates" },
  inAll: "in all",
  toggle: { label: "Chart", raw: "Show Raw Data", rates: "Show Conversion Rates" },
  csv: "Download the chart's figures as CSV",
  allForms: "All forms together.",
  series: {
    views: "Views",
    uniqueViews: "Unique views",
    starts: "Starts",
    completions: "Completions",
    partials: "Partial completions",
    conversion: "Conversion rate",
    partialRate: "Partial completion rate",
    startRate: "Start rate",
    abandonment: "Abandonment rate",
  },
  total: (series: string, value: string) => `${series} ${value} in all`,
  description: (view: string, from: string, to: string, totals: string[]) =>
    `${view} from ${from} to ${to}: ${totals.join(", ")}. The table below the chart has every figure.`,
  table: { summary: "The chart's figures as a table", day: "Day (UTC)", month: "Month (UTC)" },
};
