/** Staff specification, section 2. */
export const chartCopy = {
  toggle: { label: "Chart", raw: "Show Raw Data", rates: "Show Conversion Rates" },
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
  table: { summary: "The chart's figures as a table" },
};
