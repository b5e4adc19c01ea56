import type { CategoryName } from "../resources/resource-categories";
import { findState } from "../states/find-state";
import type { Card, ExternalAddress, Link, Page, Source } from "../types";
import type { TradeSlug, tradeNames } from "./names";

/** A source that says nowhere from when it is: no date is shown. */
export const undated = "undated";

export interface Sourced {
  source: Source;
  /** The day, month or year that the source gives itself; `undated` where it gives none. */
  date: string;
}

export interface TradeFact extends Sourced {
  /** Where a step of the week leads to it. */
  id?: string;
  /** The state, where it holds only there and is one of several: its facts open together. */
  place?: string;
  label: string;
  /** It ends in a colon before conditions. */
  text: string;
  /** All of them must be met. */
  conditions?: readonly string[];
  /** They follow the conditions. */
  after?: readonly string[];
  /** Lists the sources after the first, if more than one says so. */
  otherSources?: readonly Sourced[];
  /** Leads to what a reader can do there, such as apply. */
  action?: { label: string; link: ExternalAddress };
  /** Leads on to a page of this site. */
  next?: Link;
}

export interface NextJob {
  title: string;
  /** The page of the Occupational Outlook Handbook that all of this is from. */
  link: ExternalAddress;
  /** Half earned more and half less, in the month that stands above the jobs. */
  pay: string;
  training: string;
  outlook: string;
  /** The skill that the trade brings. */
  fit: string;
}

export interface TradeStep {
  /** It says for whom the step is, where it is not for everybody. */
  who?: string;
  start: Link;
  /** It ends without a full stop where an `end` follows. */
  text: string;
  end?: Link;
}

export interface Trade {
  page: Page & { path: (typeof tradeNames)[TradeSlug]["path"] };
  lead: string;
  week: readonly TradeStep[];
  law: readonly TradeFact[];
  /** Says what the rules of single states are about: a sentence that needs no other. */
  places?: string;
  moneyHeading?: string;
  /** Says of whom no fund is known, after what there is. */
  moneyNote?: string;
  money: readonly TradeFact[];
  people: readonly TradeFact[];
  /** Compares their pay with the trade's own. */
  jobsNote?: string;
  jobs: readonly NextJob[];
  happening: readonly TradeFact[];
  /** Entries of the directory, by the words that find them. */
  entries: readonly Card[];
  /** Kinds of help that fit, beside the entries. */
  kinds: readonly CategoryName[];
}

/** The day that the pages of the Occupational Outlook Handbook give, with the pay of May 2024. */
export const occupationsOn = "August 28, 2025";

/** All that the pages of the trades have in common. */
export const tradeWords = {
  week: "This week",
  state: {
    label: "Your state’s office, rules and phone numbers",
    all: "Choose your state",
    submit: "Show my state",
    missing: findState.en.missing,
  },
  facts: {
    heading: "Law, money and people",
    lead: "Each line names its source, with its date where it has one. Last checked in November 2026. Rules change: check before you rely on\u00a0one.",
  },
  inState: (name: string) => `Legal aid and wage claims in ${name}`,
  cash: { label: "Cash help for everyone", category: "Emergency Financial Assistance" },
  groups: { law: "What the law gives you", money: "Money", people: "Who stands up for you" },
  jobs: {
    heading: "Jobs that use what you know",
    lead: `Middle pay in May 2024: half of the people in a job earned more, half less. Pay and outlook: Bureau of Labor Statistics, ${occupationsOn}.`,
    pay: "a year, middle pay",
    training: "To start:",
    outlook: "Outlook:",
  },
  happening: "What is happening to the work",
  here: "On this page",
  entries: { heading: "Help from our directory", more: "More help:" },
  source: "Source:",
  report: "Report a mistake on this page",
  others: "Other trades:",
  all: { name: "All trades", path: "/work" },
} as const;

/** The first two steps are the same in each trade. */
export const firstSteps: readonly TradeStep[] = [
  {
    start: { label: "File for unemployment", to: "/first-week#day-1" },
    text: " in your state, even if you are not sure you qualify.",
  },
  {
    start: { label: "Work out your dates", to: "/first-week/dates" },
    text: " for health coverage, severance and notice. Some of them end within days or weeks.",
  },
];

/** Ends a step whose fund takes its time. */
export const cashHelp: Link = {
  label: "cash help",
  to: "/services/support-and-resources?category=Emergency+Financial+Assistance#results",
};

export const forEmployees = "If you had an employer:";
const forFreelancers = "If you freelance:";

export const severanceStep: TradeStep = {
  start: { label: "Ask for time with a severance offer", to: "/letters#severance-time" },
  text: " before you sign anything.",
};

export const clientsStep: TradeStep = {
  who: forFreelancers,
  start: { label: "See when clients must pay you", to: "#by-state" },
  text: " in New York, Illinois and California, and list what they owe you.",
};

export const freelancePlaces = "Three states set a day by which a freelancer must be paid:";

/** Laws that set a day of payment for people who work for themselves. */
export const freelancePay: readonly TradeFact[] = [
  {
    place: "New York",
    label: "Work from $800: due on the agreed day, or within 30 days",
    text: "Work for $800 or more within 120 days needs a written contract. Where it names no day, pay is due within 30 days after the work is done. If you are not paid in full, you can sue for twice what is owed, or tell the state’s Attorney General. It holds since August 28, 2024.",
    source: {
      name: "New York State Senate: Freelance Isn’t Free Act",
      link: "https://www.nysenate.gov/legislation/bills/2023/S8039",
    },
    date: "2024",
  },
  {
    place: "Illinois",
    label: "Work from $500: due on the agreed day, or within 30 days",
    text: "Work for $500 or more within 120 days needs a written contract. Pay is due on its day, or within 30 days where it names none. It holds for contracts since July 1, 2024.",
    action: {
      label: "Get the state’s sample contracts",
      link: "https://labor.illinois.gov/laws-rules/legal/freelance-worker-protection-act",
    },
    source: {
      name: "Illinois Department of Labor",
      link: "https://labor.illinois.gov/laws-rules/legal/freelance-worker-protection-act",
    },
    date: undated,
  },
  {
    place: "California",
    label: "Work from $250: due on the agreed day, or within 30 days",
    text: "Work for $250 or more within 120 days needs a written contract. Pay is due on its day, or within 30 days where it names none. It holds since January 1, 2025, for the kinds of work that Labor Code 2778 lists: writing, editing, translating, illustration and graphic design are among them.",
    source: {
      name: "California Legislature: Senate Bill 988",
      link: "https://leginfo.legislature.ca.gov/faces/billVersionsCompareClient.xhtml?bill_id=202320240SB988",
    },
    date: "September 28, 2024",
  },
];

/** For laws that one has to go to court for. */
export const legalAid: Link = {
  label: "Find a free lawyer",
  to: "/services/support-and-resources?q=Find+Legal+Aid#results",
};

const formUnion = { name: "AFL-CIO: Form a Union", link: "https://aflcio.org/formaunion" } as const;

/** Leads to somebody to ask, where a row about a union only tells what it won. */
export const askOrganizer: TradeFact = {
  label: "Join a union, or start one",
  text: "The AFL-CIO, a federation of unions, connects you with an organizer in your field.",
  action: { label: "See how to reach an organizer", link: formUnion.link },
  source: formUnion,
  date: undated,
};

export const penAmerica: TradeFact = {
  label: "PEN America",
  text: "Grants for a short emergency, to professional writers in the United States: authors, poets, playwrights, translators and journalists. It decides four times a year.",
  action: { label: "Apply to PEN America", link: "https://pen.org/us-writers-aid-initiative/" },
  source: {
    name: "PEN America: U.S. Writers Aid Initiative",
    link: "https://pen.org/us-writers-aid-initiative/",
  },
  date: undated,
};

/** The facts and the jobs that several trades share. */
export const layoffNotice: readonly TradeFact[] = [
  {
    label: "A layoff of many people",
    next: { label: "Ask in a letter why you got no notice", to: "/letters#notice" },
    text: "Employers with 100 or more workers usually owe 60 days’ written notice before a mass layoff or the closing of a site. Workers have to go to court for it.",
    source: {
      name: "US Department of Labor: WARN",
      link: "https://www.dol.gov/agencies/eta/layoffs/warn",
    },
    date: undated,
  },
  {
    place: "New York",
    label: "The layoff notice asks about AI",
    text: "The state’s form for layoff notices asks whether AI or automation played a part.",
    source: {
      name: "New York State Department of Labor",
      link: "https://dol.ny.gov/worker-adjustment-and-retraining-notification-warn",
    },
    date: "2025",
  },
  {
    place: "Connecticut",
    label: "The layoff notice must say whether AI plays a part",
    text: "Since October 1, 2026, an employer that files a layoff notice must say whether the layoff has to do with its use of AI or other new technology.",
    source: {
      name: "Nixon Peabody on Public Act 26-15",
      link: "https://www.nixonpeabody.com/insights/alerts/2026/05/18/connecticut-new-ai-legislation",
    },
    date: "May 18, 2026",
  },
  {
    place: "California",
    label: "From 2027, the layoff notice must say when technology is the cause",
    text: "From January 1, 2027, the layoff notices that large employers file must also say when technology caused the job loss.",
    source: {
      name: "California Legislature: Senate Bill 951",
      link: "https://leginfo.legislature.ca.gov/faces/billTextClient.xhtml?bill_id=202520260SB951",
    },
    date: "2026",
  },
];

export const trainingSpecialist: Omit<NextJob, "fit"> = {
  title: "Training specialist",
  pay: "$65,850",
  training: "a bachelor’s degree and some years of work. You plan and lead training for a company’s staff.",
  outlook: "11% more jobs expected from 2024 to 2034, and about 43,900 openings a year.",
  link: "https://www.bls.gov/ooh/business-and-financial/training-and-development-specialists.htm",
};

export const emergencyOperator: Omit<NextJob, "fit"> = {
  title: "911 operator",
  pay: "$50,730",
  training: "a high school diploma, then training on the job. Many states ask for a certificate.",
  outlook: "3% more jobs expected from 2024 to 2034, and about 10,700 openings a year.",
  link: "https://www.bls.gov/ooh/office-and-administrative-support/police-fire-and-ambulance-dispatchers.htm",
};

export const communityHealthWorker: Omit<NextJob, "fit"> = {
  title: "Community health worker",
  pay: "$51,030",
  training: "a high school diploma and a short training on the job. Some states ask for a certificate.",
  outlook: "11% more jobs expected from 2024 to 2034, and about 7,800 openings a year.",
  link: "https://www.bls.gov/ooh/community-and-social-service/community-health-workers.htm",
};
