import type { CategoryName } from "../resources/resource-categories";
import type { Card, Link, Page, Source } from "../types";
import type { TradeSlug, tradeNames } from "./names";

/** The day on which the sources of all trades were read. */
const readOn = "November 26, 2026";

/** A page that says nowhere from when it is. */
export const undated = "undated";

interface Sourced {
  source: Source;
  /** The day, month or year that the source gives itself; `undated` where it gives none. */
  date: string;
}

export interface TradeFact extends Sourced {
  label: string;
  text: string;
}

export interface NextJob extends Sourced {
  title: string;
  /** Half earned more and half less, in the month of `paidIn`. */
  pay: string;
  paidIn: string;
  training: string;
  outlook: string;
  /** The skill that the trade brings. */
  fit: string;
}

export interface TradeStep {
  start: Link;
  text: string;
}

export interface Trade {
  page: Page & { path: (typeof tradeNames)[TradeSlug]["path"] };
  heading: string;
  lead: string;
  week: readonly TradeStep[];
  law: readonly TradeFact[];
  /** Says of whom no fund is known. */
  moneyNote?: string;
  money: readonly TradeFact[];
  people: readonly TradeFact[];
  jobs: readonly NextJob[];
  happening: readonly TradeFact[];
  /** Entries of the directory, by the words that find them. */
  entries: readonly Card[];
  /** Kinds of help that fit, beside the entries. */
  kinds: readonly CategoryName[];
}

/** All that the pages of the trades have in common. */
export const tradeWords = {
  week: "This week",
  state: { label: "Your state’s office, rules and phone numbers", all: "Choose your state", submit: "Show" },
  dates: { label: "See my own dates", to: "/first-week/dates" },
  facts: {
    heading: "Law, money and people",
    lead: `Each line names its source and the date that stands there. We read them on ${readOn}, most in stored copies. Rules change: check before you rely on one.`,
  },
  groups: { law: "What the law gives you", money: "Money", people: "Who stands up for you" },
  jobs: {
    heading: "Jobs that use what you know",
    lead: "From federal statistics. Half of the people in the job earned more, half less, in the month given. It is not today’s pay.",
    training: "To start:",
    outlook: "Outlook:",
  },
  happening: "What is happening to the work",
  here: "On this page:",
  entries: { heading: "Help from our directory", more: "More help:" },
  source: "Source:",
  report: "Report a mistake on this page",
  others: "Other trades:",
} as const;

/** The first two steps are the same in each trade. */
export const firstSteps: readonly TradeStep[] = [
  {
    start: { label: "File for unemployment", to: "/first-week#day-1" },
    text: " in your state, also when you are not sure that you qualify.",
  },
  {
    start: { label: "Work out your dates", to: "/first-week/dates" },
    text: " for health cover, severance and notice. The shortest is 30 days.",
  },
];

export const severanceStep: TradeStep = {
  start: { label: "Ask for time with a severance offer", to: "/letters#severance-time" },
  text: " before you sign anything.",
};

/** The facts and the job that several trades share. */
export const layoffNotice: readonly TradeFact[] = [
  {
    label: "A layoff of many people",
    text: "Employers with 100 or more workers usually owe 60 days’ written notice before a mass layoff or the closing of a site. Workers have to go to court for it.",
    source: {
      name: "US Department of Labor: WARN",
      link: "https://www.dol.gov/agencies/eta/layoffs/warn",
    },
    date: undated,
  },
  {
    label: "New York: was it AI?",
    text: "The state’s form for layoff notices asks whether AI or automation played a part.",
    source: {
      name: "New York State Department of Labor",
      link: "https://dol.ny.gov/worker-adjustment-and-retraining-notification-warn",
    },
    date: "2025",
  },
  {
    label: "Connecticut: was it AI?",
    text: "Since October 1, 2026, an employer that files a layoff notice must say whether the layoff has to do with its use of AI or other new technology.",
    source: {
      name: "Nixon Peabody on Public Act 26-15",
      link: "https://www.nixonpeabody.com/insights/alerts/2026/05/18/connecticut-new-ai-legislation",
    },
    date: "May 18, 2026",
  },
];

export const trainingSpecialist: Omit<NextJob, "fit"> = {
  title: "Training specialist",
  pay: "$63,080",
  paidIn: "May 2022",
  training: "a bachelor’s degree and some years of work. You plan and lead training for a company’s staff.",
  outlook: "6% more jobs expected from 2022 to 2032, and about 35,400 openings a year.",
  source: {
    name: "Bureau of Labor Statistics",
    link: "https://www.bls.gov/ooh/business-and-financial/training-and-development-specialists.htm",
  },
  date: "2022",
};

export const emergencyOperator: Omit<NextJob, "fit"> = {
  title: "911 operator",
  pay: "$48,890",
  paidIn: "May 2023",
  training: "a high school diploma, then training on the job. Many states ask for a certificate.",
  outlook: "4% more jobs expected from 2023 to 2033, and about 11,500 openings a year.",
  source: {
    name: "Bureau of Labor Statistics",
    link: "https://www.bls.gov/ooh/office-and-administrative-support/police-fire-and-ambulance-dispatchers.htm",
  },
  date: "2023",
};

export const adultTeacher: Omit<NextJob, "fit"> = {
  title: "Teacher of adults",
  pay: "$60,560",
  paidIn: "May 2023",
  training:
    "a bachelor’s degree. You teach adults to read, to speak English, or for a high school certificate.",
  outlook: "all teaching and library jobs together were expected to grow less than the average to 2033.",
  source: {
    name: "Bureau of Labor Statistics",
    link: "https://www.bls.gov/ooh/education-training-and-library/home.htm",
  },
  date: "2023",
};
