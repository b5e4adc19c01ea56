import type { ImpactYear } from "./impact-years";

/** Specification 2.4 fixes title, series, hints, projection note and the panel's names. Hydrated: keep it short. */
export const chartControls = {
  hint: "Tap and drag the blue dot or tap anywhere on the chart",
  draggingHint: "Drag to explore different years",
  keyboardHint: "On a keyboard, use the left and right arrow keys to change the year.",
  yearLabel: "Year",
  showYear: "Show year",
  projected: "projection",
  estimated: "estimate",
  panel: {
    displaced: "Displaced",
    atRisk: "At Risk",
    newJobs: "New Jobs",
    netImpact: "Net Impact",
    /** WCAG 1.4.1: the sign is not told by colour alone. */
    gain: "more new jobs than displaced ones",
    loss: "more displaced jobs than new ones",
  },
};

/** Rendered on the server only. */
export const chartText = {
  title: "AI Job Impact Over Time",
  unit: "millions of US jobs",
  unconfirmed: "No public count confirms this.",
  why: { label: "Why other figures differ", to: "/statistics#chart-note" },
  series: [
    { key: "displaced", label: "Jobs Displaced", shortLabel: "Displaced" },
    { key: "atRisk", label: "Jobs at Risk", shortLabel: "At risk" },
    { key: "newJobs", label: "New Jobs Created", shortLabel: "New" },
  ],
  projections: "Projections",
  projectionNote: "2025-2030 data are projections based on current trends and economic forecasts.",
  /** Beside the Forum's 78 million more jobs on /statistics. */
  scope:
    "The chart is about the US alone. The World Economic Forum asked employers in the whole world about every big change, not only AI. They expect 78 million more jobs by 2030.",
  estimate:
    "All amounts are rounded working estimates. The dashed lines are the projections. Net Impact is what remains when displaced jobs are taken from new ones.",
  table: {
    summary: "See the figures as a table",
    caption: "AI job impact by year, in millions of jobs",
    columns: ["Year", "Displaced", "At Risk", "New Jobs", "Net Impact"],
    fileColumns: [
      "Year",
      "Displaced (millions)",
      "At Risk (millions)",
      "New Jobs (millions)",
      "Net Impact (millions)",
      "Projection",
    ],
    yes: "yes",
    no: "no",
    download: "Download the figures (CSV)",
  },
} as const;

export function yearStatisticsHeading(year: number): string {
  return `${year} Statistics`;
}

/** The slider's value as a screen reader says it. */
export function yearInWords({ year, displaced, newJobs, atRisk }: ImpactYear, isProjection: boolean): string {
  const projection = isProjection ? `, ${chartControls.projected}` : "";
  return `${year}: ${displaced} million displaced, ${newJobs} million new, ${atRisk} million at risk${projection}`;
}

/** Stands below the net impact of any year: the chart opens on one before the lines cross. */
export function netTurns(crossingYear: number): string {
  return `Negative from ${crossingYear} on.`;
}

/** The heading above the chart; the year is computed from the yearly record. */
export function chartFinding(crossingYear: number | undefined): string {
  if (crossingYear === undefined) return chartText.title;
  return `Our estimate: from ${crossingYear} on, displaced jobs outnumber new ones`;
}

export function crossingLabel(crossingYear: number): string {
  return `${crossingYear - 1}–${crossingYear % 100}: lines cross`;
}

export function chartDescription(first: ImpactYear, last: ImpactYear, crossingYear?: number): string {
  const spans = (name: string, key: "atRisk" | "displaced" | "newJobs") =>
    `${name} rise from ${first[key]} to ${last[key]}.`;
  return [
    `Line chart of millions of jobs, ${first.year} to ${last.year}, in two parts.`,
    spans("Above, jobs at risk", "atRisk"),
    spans("Below, displaced jobs", "displaced"),
    spans("New jobs", "newJobs"),
    ...(crossingYear === undefined
      ? []
      : [`From ${crossingYear} on, there are more displaced than new jobs.`]),
    "The table below has every figure.",
  ].join(" ");
}
