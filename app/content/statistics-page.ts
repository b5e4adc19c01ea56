import type { Link, Page } from "./types";

export const page = {
  path: "/statistics",
  title: "Statistics on AI and jobs",
  description:
    "81 figures on AI and work, each with its source, year and link: job cuts, pay, who is affected, what helps, and what employers do.",
} satisfies Page;

export const topicPages = {
  economic: {
    path: "/statistics?tab=economic",
    title: "AI and the economy in numbers",
    description:
      "What automation does to pay, output and family budgets. Each figure comes with its source, its year and a link to the study.",
  },
  demographics: {
    path: "/statistics?tab=demographics",
    title: "Who AI affects, in numbers",
    description:
      "Whose work is most at risk from AI, by age, gender, schooling, race and place. Each figure comes with its source, year and link.",
  },
  solutions: {
    path: "/statistics?tab=solutions",
    title: "What helps when AI takes jobs, in numbers",
    description:
      "What training, income support and new laws have done for people who lose their work. Each figure comes with its source and link.",
  },
  global: {
    path: "/statistics?tab=global",
    title: "AI and jobs around the world, in numbers",
    description:
      "How many jobs AI could reach in each part of the world, and who is ready for it. Each figure comes with its source, year and link.",
  },
  corporate: {
    path: "/statistics?tab=corporate",
    title: "Employers and AI in numbers",
    description:
      "What companies have said about AI and jobs, what some took back, and which work AI reaches first. Each figure names its source.",
  },
} satisfies Record<string, Page>;

/** A figure that is older says its age; where it leads, staff are reminded of it. */
export const OLD_FIGURE_YEARS = 2;

export const statisticsPage = {
  heading: "AI and work in numbers",
  intro:
    "Every figure here names its source and links to the study or to a report of it. Check us, quote them, take them to your next meeting.",
  picture: "A magnifying glass with a check mark over the bars of a chart",
  tabsLabel: "Topics",
  sourceLabel: "Source",
  next: "Next:",
  /** A figure that is old says its age. */
  age: (year: number, now: number) => (now - year > OLD_FIGURE_YEARS ? `${now - year} years ago` : undefined),
  /** After the note that speaks of it. */
  chart: { label: "See the chart", to: "/#displacement" },
  readMore: { study: "Read the study", report: "Read the report", page: "See the source" },
  more: {
    label: "Behind the figures",
    links: [
      { label: "Key insights", to: "/statistics#key-insights" },
      { label: "Data sources", to: "/statistics#data-sources" },
      { label: "Our standards", to: "/statistics#standards" },
    ],
    download: "Download all figures (CSV)",
    fileColumns: ["Topic", "Group", "Figure", "What it says", "Field or time", "Source", "Year", "Link"],
  },
  /** Beside figures about deaths. */
  help: {
    text: "What helps: benefits that come in, health coverage, and people to talk to. You can call at any hour.",
    link: { label: "Find benefits and health coverage", to: "/services/support-and-resources#directory" },
  },
  visualizations: {
    timeline: {
      intro: "Fifteen events that shaped the debate: eight before 2025, seven since.",
      recentFrom: 2025,
      earlier: "See the eight before 2025",
    },
    industryBarChart: {
      /** A test compares it with the data. */
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
    summary: "See all 24",
  },
  standards: {
    heading: "Our standards",
    intro: "How we choose a figure and how we word it.",
  },
  support: {
    heading: "Behind each number is a person",
    text: "Help people who are in these figures, and help us keep them up to date.",
    link: { label: "Support Our Mission", to: "/support" },
  },
} satisfies {
  chart: Link;
  more: { label: string; links: Link[]; download: string; fileColumns: string[] };
  help: { text: string; link: Link };
  support: { heading: string; text: string; link: Link };
  [key: string]: unknown;
};
