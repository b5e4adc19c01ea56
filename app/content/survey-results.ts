import type { SurveyAnswerName } from "./survey";
import type { Link, Page } from "./types";

export const page = {
  path: "/survey-results",
  title: "AI impact survey results",
  description:
    "What workers tell us about AI and their jobs: who lost work, who is worried, what it cost them and what help they want first.",
} satisfies Page;

/** What a chart shows: how many gave some answers, or the answer that most gave. */
export type Finding = { answers: string[]; text: string } | { most: string };

export const surveyResults = {
  heading: "What workers told us",
  intro:
    "These totals come from everyone who answered our seven questions. People chose to answer, so they do not stand for all workers.",
  take: { label: "Add your answers", to: "/crowdfunding#questionnaire" },
  totalsHeading: "At a glance",
  totals: {
    responses: "Total answers",
    lostJob: "Lost their job",
    worried: "Very/Extremely Worried",
    alreadyHappening: "Say it is happening already",
  },
  tooFewWorried: "Too few to show",
  chartsHeading: "Answers to each question",
  findings: {
    impactLevel: { answers: ["lost_job", "reduced_hours"], text: "lost their job, or hours or pay" },
    worryLevel: { answers: ["extremely", "very"], text: "are very or extremely worried" },
    industryChanges: { most: "Largest group" },
    personalExperience: {
      answers: ["mass_layoffs", "job_elimination"],
      text: "saw many laid off, or their kind of job done away with",
    },
    financialImpact: {
      answers: ["major_loss", "moderate_loss"],
      text: "lost a good part of their income, or all",
    },
    supportNeeds: { most: "Wanted most" },
    timeframe: { answers: ["already_happening"], text: "say it is happening already" },
  },
  table: {
    summary: "See the figures as a table",
    caption: "All answers with their shares",
    columns: ["Answer", "Share", "People"],
    question: "Question",
    download: "Download the figures (CSV)",
    all: "All questions",
  },
  smallGroup: "fewer than 5 people",
  atLeast: "at least",
  notShown: "not shown",
  privacy:
    "We show totals only. When fewer than 5 people chose an answer, we do not show the exact figure, so that nobody can be picked out. Sometimes we hide a larger group as well, since it would give a small one away.",
  rounding: "Shares are rounded to whole numbers, so they may not add up to exactly 100%.",
  support: {
    heading: "Help pay for what people asked for",
    text: "The answers show where the need is. See how you can help us meet it.",
    link: { label: "Support Our Mission", to: "/support" },
  },
  meanwhile: {
    lead: "Until our own results are here, this is what others have found.",
    label: "More figures, each with its source",
    to: "/statistics",
  },
  tooFew: {
    heading: "Fewer than 5 people have answered",
    text: "We show the figures once there are 5 or more, so that no one can be picked out.",
  },
  empty: {
    title: "What we ask workers",
    intro:
      "Seven questions, about three minutes. The results appear here once 5 people have answered, and nobody has yet. They will speak for those who chose to answer, not for all workers.",
    heading: "The seven questions",
    text: "You choose one answer to each. We publish totals, never a name.",
    link: { label: "Take the survey", to: "/crowdfunding#questionnaire" },
  },
} satisfies {
  heading: string;
  intro: string;
  take: Link;
  totalsHeading: string;
  totals: Record<"responses" | "lostJob" | "worried" | "alreadyHappening", string>;
  chartsHeading: string;
  tooFewWorried: string;
  findings: Record<SurveyAnswerName, Finding>;
  table: Record<"summary" | "caption" | "question" | "download" | "all", string> & { columns: string[] };
  smallGroup: string;
  atLeast: string;
  notShown: string;
  privacy: string;
  rounding: string;
  support: { heading: string; text: string; link: Link };
  meanwhile: Link & { lead: string };
  tooFew: { heading: string; text: string };
  empty: { title: string; intro: string; heading: string; text: string; link: Link };
};

export const oneAnswerEach = "Each chose one answer to each question.";

/** @param months the first and the last in which somebody answered, "March 2026" */
export function answeredIn([first, last]: readonly [string, string]): string {
  return first === last ? `in ${first}` : `from ${first} to ${last}`;
}

export function answerCount(total: number): string {
  return total === 1 ? "1 person has answered" : `${total.toLocaleString("en-US")} people have answered`;
}
