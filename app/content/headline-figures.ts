import type { Link, Source } from "./links";

/** Round estimates, as the page says; `compare` is the closest published measure (public specification, section 9). */
export type HeadlineFigure = {
  number: string;
  label: string;
  description: string;
  compare: {
    text: string;
    source: Source;
    year: number;
  };
};

export const headlineFigures = [
  {
    number: "3.7M",
    label: "Jobs already displaced",
    description: "US, various industries",
    compare: {
      text: "The government counted 2.6 million US workers who lost a long-held job to closures or cutbacks from 2021 to 2023. That is for every cause, not only AI.",
      source: {
        name: "US Bureau of Labor Statistics",
        link: "https://www.bls.gov/opub/ted/2024/65-7-percent-of-long-tenured-displaced-workers-were-reemployed-in-january-2024.htm",
      },
      year: 2024,
    },
  },
  {
    number: "25M",
    label: "Jobs at risk by 2030",
    description: "Per economic forecasts",
    compare: {
      text: "Forecasts differ. McKinsey expects 12 million more US workers may need a new kind of work by 2030.",
      source: {
        name: "McKinsey Global Institute",
        link: "https://www.mckinsey.com/mgi/our-research/generative-ai-and-the-future-of-work-in-america",
      },
      year: 2023,
    },
  },
  {
    number: "40%",
    label: "Workers unprepared",
    description: "Lack retraining opportunities",
    compare: {
      text: "Of every 100 workers in the world, 59 will need training by 2030. The Forum expects 11 of them to go without.",
      source: {
        name: "World Economic Forum",
        link: "https://www.weforum.org/publications/the-future-of-jobs-report-2025/",
      },
      year: 2025,
    },
  },
  {
    number: "18 months",
    label: "Average transition time",
    description: "To reach equivalent employment",
    compare: {
      text: "Age matters. In January 2024, 74.5% of displaced workers aged 25 to 54 were back in work. Of those aged 55 to 64, only 55.3% were.",
      source: {
        name: "US Bureau of Labor Statistics",
        link: "https://www.bls.gov/opub/ted/2024/65-7-percent-of-long-tenured-displaced-workers-were-reemployed-in-january-2024.htm",
      },
      year: 2024,
    },
  },
] satisfies HeadlineFigure[];

export const estimateNote =
  "These are rounded working estimates, not a count from one study, so the chart and the cards do not always agree.";

export const sourcedFigures = { label: "See figures with named sources", to: "/statistics" } satisfies Link;
