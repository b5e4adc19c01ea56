import { firstWeekPoster } from "./posters";
import type { CallToAction, Link, Page, PhoneLink, Source } from "./types";

export const page = {
  path: "/first-week",
  title: "Your first seven days",
  description:
    "Lost your job? A checklist for the first seven days: file for unemployment, save your proof, keep health coverage, and who to call for each step.",
} satisfies Page;

interface PhoneLine {
  name: string;
  links: PhoneLink[];
}

/** A step is told in every language of the site. */
export type StepId =
  | "unemployment"
  | "proof"
  | "talk"
  | "final-pay"
  | "severance"
  | "health-cover"
  | "home"
  | "food"
  | "debts"
  | "savings"
  | "visa"
  | "work"
  | "together";

export interface FirstWeekStep {
  /** Also its anchor, and the name a tick is stored under. */
  id: StepId;
  title: string;
  deadline: string;
  text: string;
  lines?: PhoneLine[];
  /** Leads to the site where it is done. */
  act?: Source;
  links?: Link[];
  /** Plain advice has none. */
  sources?: Source[];
}

export interface FirstWeekDay {
  title: string;
  steps: FirstWeekStep[];
}

const directory = (query: string) => `/services/support-and-resources?${query}#results` as const;

const call = (number: string) => {
  const tel = `tel:+${number.replaceAll("-", "")}` as const;
  return { label: `Call ${number}`, to: tel };
};

/** The step with the office of the visitor's state. */
export const unemploymentStep = "unemployment";

export const firstWeekDays: readonly FirstWeekDay[] = [
  {
    title: "File, save, talk",
    steps: [
      {
        id: unemploymentStep,
        title: "File for unemployment",
        deadline: "File today",
        text: "Apply in the state where you worked, as soon as the job ends. The first payment usually comes two to three weeks after you file. Have your Social Security number, your employers' names and the dates you worked at hand. If you are turned down, you can appeal: the letter says by when.",
        sources: [
          {
            name: "CareerOneStop: How do I apply?",
            link: "https://www.careeronestop.org/WorkerReEmployment/UnemploymentBenefits/how-do-i-apply.aspx",
          },
        ],
      },
      {
        id: "proof",
        title: "Save your proof",
        deadline: "Save it today",
        text: "Put your layoff letter, pay stubs, reviews and benefit papers in one safe place. Write down dates, names and what was said while you remember it. Take only what is yours: leave company files, code and customer lists alone.",
        links: [{ label: "Find free legal help", to: directory("category=Legal+Aid") }],
      },
      {
        id: "talk",
        title: "Someone to talk to",
        deadline: "Call at any hour",
        text: "You can call or text 988 day or night. You do not have to be suicidal to reach out. For food, rent or bills near you, call 211.",
        lines: [
          {
            name: "988 Suicide & Crisis Lifeline",
            links: [
              { label: "Call 988", to: "tel:988" },
              { label: "Text 988", to: "sms:988" },
            ],
          },
          {
            name: "Crisis Text Line",
            links: [{ label: "Text HOME to 741741", to: "sms:741741?&body=HOME" }],
          },
          { name: "211 Help Line", links: [{ label: "Call 211", to: "tel:211" }] },
        ],
        sources: [
          { name: "988 Lifeline", link: "https://988lifeline.org" },
          { name: "Crisis Text Line", link: "https://www.crisistextline.org" },
        ],
      },
    ],
  },
  {
    title: "Your last pay, their papers",
    steps: [
      {
        id: "final-pay",
        title: "Final pay and unused leave",
        deadline: "Due by the next payday",
        text: "Some states want your last pay handed over at once; federal law does not. If payday comes and goes without it, call. They help you whatever your immigration status. Ask about unused vacation too: it depends on your state and the company's rules.",
        lines: [{ name: "Wage and Hour Division", links: [call("1-866-487-9243")] }],
        links: [{ label: "Letter: ask for your last pay", to: "/letters#last-pay" }],
        sources: [
          {
            name: "US Department of Labor: Last Paycheck",
            link: "https://www.dol.gov/general/topic/wages/lastpaycheck",
          },
          { name: "Workplace Fairness: Final Pay", link: "https://www.workplacefairness.org/final-pay" },
        ],
      },
      {
        id: "severance",
        title: "Severance and notice",
        deadline: "Do not sign today",
        text: "Are you 40 or older, and must you give up age claims? Then you get 21 days to think, or 45 in a group layoff, and 7 to change your mind. No paper can take your unemployment benefits or your right to go to the EEOC. If 100 or more people work there, a mass layoff usually needs 60 days' written notice.",
        links: [
          { label: "Letter: ask for more time", to: "/letters#severance-time" },
          { label: "Ask a lawyer to read it first", to: directory("category=Legal+Aid") },
        ],
        sources: [
          {
            name: "EEOC: Severance agreements",
            link: "https://www.eeoc.gov/laws/guidance/qa-understanding-waivers-discrimination-claims-employee-severance-agreements",
          },
          { name: "US Department of Labor: WARN", link: "https://www.dol.gov/agencies/eta/layoffs/warn" },
        ],
      },
    ],
  },
  {
    title: "Health and home",
    steps: [
      {
        id: "health-cover",
        title: "Keep health coverage",
        deadline: "Enroll in 30 or 60 days",
        text: "You usually have 30 days to join a spouse's plan at work. You have 60 days to choose COBRA, which keeps your old plan at the full price plus 2 percent, and 60 from losing your coverage for a Marketplace plan. You can ask for Medicaid, and CHIP for children, at any time.",
        lines: [{ name: "HealthCare.gov Marketplace", links: [call("1-800-318-2596")] }],
        act: { name: "Compare plans at HealthCare.gov", link: "https://www.healthcare.gov" },
        sources: [
          {
            name: "US Department of Labor: COBRA",
            link: "https://www.dol.gov/general/topic/health-plans/cobra",
          },
          {
            name: "US Department of Labor: a spouse's plan",
            link: "https://www.dol.gov/general/topic/health-plans/portability",
          },
        ],
      },
      {
        id: "home",
        title: "Rent, mortgage and utilities",
        deadline: "Call before the bill is due",
        text: "Call before you miss a payment, ask for a plan, and get it in writing. You should never have to pay anyone to help you keep your house. If you get eviction papers, go to court on the date they name.",
        lines: [
          { name: "HUD housing counselors", links: [call("1-800-569-4287")] },
          { name: "LIHEAP, heating and cooling bills", links: [call("1-866-674-6327")] },
          { name: "Lifeline, phone and internet bills", links: [call("1-800-234-9473")] },
        ],
        links: [{ label: "Find help with rent", to: directory("q=rent") }],
        sources: [
          { name: "HUD housing counseling", link: "https://www.hud.gov/counseling" },
          { name: "CFPB mortgage help", link: "https://www.consumerfinance.gov" },
          { name: "LIHEAP", link: "https://acf.gov/ocs/programs/liheap" },
          { name: "Lifeline Support", link: "https://www.lifelinesupport.org" },
        ],
      },
    ],
  },
  {
    title: "Food on the table",
    steps: [
      {
        id: "food",
        title: "Food",
        deadline: "Apply today",
        text: "SNAP, once called food stamps, counts from the day you apply. The answer takes up to 30 days. With very little income or cash it can take 7, so ask for that. A food bank can help you sooner: call 211 or look below.",
        lines: [{ name: "211 Help Line", links: [{ label: "Call 211", to: "tel:211" }] }],
        act: { name: "Find your state's SNAP office", link: "https://www.fns.usda.gov/snap/state-directory" },
        links: [{ label: "Find food near you", to: directory("q=food") }],
        sources: [
          { name: "Feeding America", link: "https://www.feedingamerica.org/find-your-local-foodbank" },
        ],
      },
    ],
  },
  {
    title: "Debts and savings",
    steps: [
      {
        id: "debts",
        title: "Debts and student loans",
        deadline: "Call before you miss a payment",
        text: "Call your lenders first and ask what they can do for you now. Nonprofit counselors can help you make a plan. Plans for federal student loans changed on July\u00a01, 2026, so ask which one fits your income.",
        lines: [{ name: "NFCC credit counselors", links: [call("1-800-388-2227")] }],
        act: { name: "Open Federal Student Aid", link: "https://studentaid.gov" },
        sources: [{ name: "NFCC", link: "https://www.nfcc.org" }],
      },
      {
        id: "savings",
        title: "Retirement savings and taxes",
        deadline: "Roll it over in 60 days",
        text: "You can usually leave your 401(k) where it is, or move it straight to a new plan or an IRA. If it is paid to you, 20 percent is held back for tax, and you have 60 days to put it into another plan. Cash it out before age 59 and a half and you may owe 10 percent more. Unemployment pay is taxed too: you can have 10 percent held back.",
        sources: [
          { name: "IRS Topic 413", link: "https://www.irs.gov/taxtopics/tc413" },
          {
            name: "IRS: Unemployment pay",
            link: "https://www.irs.gov/newsroom/what-if-i-receive-unemployment-compensation",
          },
        ],
      },
    ],
  },
  {
    title: "Visas, or a day of rest",
    steps: [
      {
        id: "visa",
        title: "If you are on a work visa",
        deadline: "Act in 60 days or less",
        text: "With an H-1B, L-1, O-1 or TN visa you may have up to 60 days after the job ends, or less if your stay ends first. The government can allow fewer, so talk to an immigration lawyer in the first days. Not on a visa? Then rest today.",
        links: [{ label: "Find an immigration lawyer", to: directory("q=immigration+lawyer") }],
        sources: [{ name: "8 CFR 214.1(l)(2)", link: "https://www.ecfr.gov/current/title-8/section-214.1" }],
      },
    ],
  },
  {
    title: "What comes next",
    steps: [
      {
        id: "work",
        title: "Jobs and training",
        deadline: "Go when you are ready",
        text: "American Job Centers help you for free, in person. Ask there about paid training for people who were laid off. In an apprenticeship you earn money while you learn.",
        lines: [{ name: "American Job Centers", links: [call("1-877-872-5627")] }],
        links: [{ label: "Find training", to: directory("q=training") }],
        sources: [
          { name: "CareerOneStop", link: "https://www.careeronestop.org" },
          {
            name: "US Department of Labor: WIOA",
            link: "https://www.dol.gov/agencies/eta/workforce-investment",
          },
          { name: "Apprenticeship.gov", link: "https://www.apprenticeship.gov" },
        ],
      },
      {
        id: "together",
        title: "You can act together",
        deadline: "With or without a union",
        text: "Talk with the others who lost their jobs. The law protects most workers at private companies who stand together for their pay and how they are treated.",
        links: [{ label: "Find people to organize with", to: directory("category=Worker+Organizing") }],
        sources: [{ name: "National Labor Relations Board", link: "https://www.nlrb.gov" }],
      },
    ],
  },
];

export const stepCount = firstWeekDays.reduce((sum, { steps }) => sum + steps.length, 0);

export interface FirstWeekWords {
  path: `/${string}`;
  heading: string;
  intro: string;
  /** Describes the picture to those who do not see it. */
  picture: string;
  actions: Link[];
  daysHeading: string;
  lead: string;
  day: (number: number) => string;
  office: {
    label: string;
    all: string;
    submit: string;
    none: string;
    open: string;
    /** Leads to the page of a state. */
    more: (name: string) => string;
    finder: Source & { host: string; phone: PhoneLink };
  };
  sources: string;
  ticks: {
    done: string;
    /** `{done}` is replaced. */
    count: string;
    clear: string;
    stored: string;
  };
  closing: CallToAction;
  days: readonly FirstWeekDay[];
}

export const firstWeek: FirstWeekWords = {
  path: page.path,
  heading: "Your first seven days",
  intro:
    "Start with Day 1. The rest can wait until tomorrow, with two exceptions: food help counts from the day you apply (Day\u00a04), and a work visa gives you little time (Day\u00a06).",
  picture: firstWeekPoster.picture,
  actions: [
    { label: "Start with Day 1", to: "#day-1" },
    { label: "See my own dates", to: "/first-week/dates" },
    { label: "I need to talk to someone", to: "#talk" },
  ],
  daysHeading: "One day at a time",
  lead: `There are ${stepCount} steps, and most begin with one call or one letter. These are rules for the United States.`,
  day: (number: number) => `Day ${number}`,
  office: {
    label: "The state where you worked",
    all: "Choose a state",
    submit: "Show my office",
    none: "We have no office listed for this state yet. The national finder below has it.",
    open: "Open",
    more: (name: string) => `Amounts, weeks, last pay and more in ${name}`,
    finder: {
      name: "National finder, every state",
      link: "https://www.careeronestop.org/LocalHelp/UnemploymentBenefits/find-unemployment-benefits.aspx",
      host: "careeronestop.org",
      phone: call("1-877-872-5627"),
    },
  },
  sources: "Source:",
  ticks: {
    done: "Done",
    count: `{done} of ${stepCount} done`,
    clear: "Clear ticks",
    stored: "Ticks stay in this browser. Nobody else sees them.",
  },
  closing: {
    heading: "That was a hard week",
    text: "Whatever is still open, you do not have to do it alone.",
    actions: [
      { label: "Find help", to: "/services/support-and-resources#directory" },
      { label: "Write to us", to: "/contact?subject=support" },
    ],
  },
  days: firstWeekDays,
};
