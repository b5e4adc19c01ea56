import type { Day } from "~/lib/time/time-zone";
import type { Link, SourcedFigure } from "./types";

/** The fixed numbers have no published source: a measured figure leads, and `difference` says how the two compare. */
export type HeadlineFigure = {
  measure: SourcedFigure;
  number: string;
  label: string;
  description: string;
  difference: string;
};

/** The last day that the leading figure counts. Its source reports each month, in the first days of the next. */
export const announcedCutsThrough: Day = "2026-09-30";

/** US job cuts, AI alone: Challenger's counts of 2023, 2025 and January to September 2026 are on `/statistics`. */
export const announcedCuts = {
  number: "120,136",
  label: "US job cuts announced from January to September 2026 where the employer named AI as a reason",
  source: {
    name: "Challenger, Gray & Christmas",
    link: "https://www.challengergray.com/wp-content/uploads/2026/10/Challenger-Report-September-2026.pdf",
  },
  year: 2026,
} satisfies SourcedFigure;

export const backInWork = {
  number: "55.3%",
  label:
    "of displaced US workers aged 55 to 64 were back in work in January 2024, against 74.5% of those aged 25 to 54",
  source: {
    name: "US Bureau of Labor Statistics",
    link: "https://www.bls.gov/opub/ted/2024/65-7-percent-of-long-tenured-displaced-workers-were-reemployed-in-january-2024.htm",
  },
  year: 2024,
} satisfies SourcedFigure;

export const headlineFigures = [
  {
    measure: announcedCuts,
    number: "3.7M",
    label: "Jobs already displaced",
    description: "US, various industries",
    difference:
      "Both are for the US. The count above holds only announced cuts that employers put down to AI. Our estimate is far higher, and no public count confirms it.",
  },
  {
    measure: {
      number: "12 million",
      label: "more US workers may need a new kind of work by 2030",
      source: {
        name: "McKinsey Global Institute",
        link: "https://www.mckinsey.com/mgi/our-research/generative-ai-and-the-future-of-work-in-america",
      },
      year: 2023,
    },
    number: "25M",
    label: "Jobs at risk by 2030",
    description: "Per economic forecasts",
    difference:
      "Both look ahead to 2030. McKinsey counts people who may have to change to other work. The estimate counts jobs at risk, and a job at risk may change without being lost.",
  },
  {
    measure: {
      number: "11 in 100",
      label: "of the world's workers are unlikely to get the training they will need by 2030",
      source: {
        name: "World Economic Forum",
        link: "https://www.weforum.org/publications/the-future-of-jobs-report-2025/",
      },
      year: 2025,
    },
    number: "40%",
    label: "Workers unprepared",
    description: "Lack retraining opportunities",
    difference:
      "The Forum asks employers worldwide who will go without training by 2030. Our estimate asks who has no way to retrain today. It is higher, and no published survey confirms it.",
  },
  {
    measure: backInWork,
    number: "18 months",
    label: "Average transition time",
    description: "To reach equivalent employment",
    difference:
      "The survey asks who is back in any job, whatever the cause of the loss. Our estimate is the time to reach a job as good as the last one, and we know of no published average.",
  },
] satisfies HeadlineFigure[];

export const workingEstimate = { label: "Working estimate" };

export const estimateNote = "These are our own rounded estimates, not counts.";

export const comparison = {
  summary: "Four rounder figures, and why they differ from the chart",
  chart:
    "The chart and these four are separate estimates. For 2024, both have 3.7 million displaced jobs. For 2030, the chart has 57.3 million jobs at risk, and we have 25 million from economic forecasts.",
} satisfies Record<string, string>;

/** Reconciles the chart (a net loss by 2030) with the Forum's survey (a net gain); for both pages. */
export const chartAndForum =
  "Two forecasts, two measures: this survey is for the whole world and every cause, with 78 million more created than lost by 2030. The chart on our home page is a working estimate for the US alone, with 4.9 million more jobs lost than created.";

export const sourcedFigures = { label: "See figures with named sources", to: "/statistics" } satisfies Link;
