/** Staff specification, section 2. */
export const chartCopy = {
  views: { raw: "Views and completions", rates: "Conversion rates" },
  per: { day: "per day", month: "per month" },
  unfinished: (step: string) => `${step} is not over: its figures are those so far, dashed in the chart.`,
  soFar: (step: string) => `${step}, so far`,
  empty: {
    raw: "Nothing was recorded at these forms in this date range.",
    rates: "There are no rates, because nobody was seen at these forms in this date range.",
  },
  noRate: "no views",
  utcDays: "Form events are counted by days in UTC.",
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
