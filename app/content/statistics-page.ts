import type { Link, Page } from "./links";

export const page = {
  path: "/statistics",
  title: "Statistics on AI and jobs",
  description:
    "84 figures on AI and work, each with its source, year and link: job cuts, pay, who is affected, what helps, and what employers do.",
} satisfies Page;

export const statisticsPage = {
  heading: "AI and work in numbers",
  intro:
    "Every figure here names its source and links to the study or to a report of it. Check us, quote them, take them to your next meeting.",
  picture: "A magnifying glass with a check mark over the bars of a chart",
  tabsLabel: "Topics",
  sourceLabel: "Source",
  readStudy: "Read the study",
  visualizations: {
    timeline: {
      intro: "Sixteen events that shaped the debate, the oldest first.",
    },
    industryBarChart: {
      /** What the bars show; a test holds it against the data. */
      finding: "Office and legal work has the most tasks AI could do",
      axis: "Share of tasks, in percent",
      table: {
        summary: "See the figures as a table",
        columns: ["Kind of work", "Share of tasks"],
        fileColumns: ["Kind of work", "Share of tasks", "Unit", "Source", "Year"],
        download: "Download the figures (CSV)",
      },
    },
    economicImpactGrid: {
      intro: "What job loss has cost workers stands beside what AI has brought or may bring.",
      cost: "Cost to workers",
      gain: "Gain from AI",
    },
  },
  keyInsights: {
    heading: "Key insights",
    intro: "Six things the figures say when you read them together.",
  },
  sources: {
    heading: "Data sources",
    intro: "These are the offices, universities and research groups we rely on most.",
  },
  standards: {
    heading: "Our standards",
    intro: "How we choose a figure and how we word it.",
  },
  support: {
    heading: "Behind each number is a person",
    text: "Your gift helps people who are in these figures, and helps us keep them up to date.",
    link: { label: "Support Our Mission", to: "/support" },
  },
} satisfies {
  support: { heading: string; text: string; link: Link };
  [key: string]: unknown;
};
