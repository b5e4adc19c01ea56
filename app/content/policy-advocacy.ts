import { historyChecked, type PolicyGroup, policyHistory } from "./policy-history";
import type { Badge, CallToAction, Card, Hero, Link, Page, RoleApplication, SourcedFigure } from "./types";

export const page = {
  path: "/services/policy-advocacy",
  title: "Policy Advocacy",
  description:
    "Basic income, layoff notice, limits on AI bosses. See what we push for, what has been tried before, and how to add your voice.",
} satisfies Page;

export const hero = {
  heading: "Policy Advocacy",
  intro:
    "Software did not decide to lay you off. People did, under rules that other people wrote. Rules can change. We work on the ones that decide who pays when a job goes to a machine.",
  actions: [
    { label: "See what has been tried", to: "#policy-history" },
    { label: "Become a Policy Advocate", to: "#policy-advocate-form" },
  ],
} satisfies Hero;

export type FocusArea = Card & { initiatives: string[]; figure: SourcedFigure };

export const focusAreas = {
  heading: "What we push for",
  initiativesLabel: "Our initiatives",
  items: [
    {
      title: "Universal Basic Income",
      text: "A regular payment to everyone, with no strings. When a job can vanish in an afternoon, every home needs a floor under it.",
      initiatives: [
        "Guaranteed income pilots in towns hit hard by automation",
        "A public share of the gains, as Alaska shares its oil money",
        "Child benefits that do not end after a single year",
        "Honest reports on what cash pilots find",
      ],
      figure: {
        number: "40%",
        label:
          "of people paid $500 a month for a year in Stockton, California then worked full time, up from 28%. Without the money it rose less than half as much.",
        source: {
          name: "Stockton Economic Empowerment Demonstration",
          link: "https://www.stocktondemonstration.org/",
        },
        year: 2021,
      },
    },
    {
      title: "Worker Protection Laws",
      text: "Nobody should learn from a dead login that their job is gone. We ask for warning, honesty and a bridge to the next job.",
      initiatives: [
        "Longer layoff notice that covers small firms and contractors",
        "A duty to say when AI is a reason for a layoff",
        "Severance, health coverage and paid retraining before the cut",
        "Union contracts that set terms for AI ahead of time",
      ],
      figure: {
        number: "120,136",
        label: "US job cuts announced from January to September 2026 where the employer named AI as a reason",
        source: {
          name: "Challenger, Gray & Christmas",
          link: "https://www.challengergray.com/wp-content/uploads/2026/10/Challenger-Report-September-2026.pdf",
        },
        year: 2026,
      },
    },
    {
      title: "AI Regulation & Oversight",
      text: "A program should not be able to hire, score or fire you with nobody to answer for it. We ask for a person, a reason and a right to appeal.",
      initiatives: [
        "A person who makes the final call on hiring, firing and discipline",
        "Your right to know when software judges you, and to appeal",
        "Outside checks of hiring and monitoring tools, with real fines",
        "Seats for workers on every public body that oversees AI",
      ],
      figure: {
        number: "95%",
        label: "of US workers polled want a person to make final decisions about someone's job",
        source: {
          name: "AFL-CIO poll, reported by The Guardian",
          link: "https://www.theguardian.com/us-news/2026/may/12/workers-ai-policy-unions",
        },
        year: 2026,
      },
    },
    {
      title: "Economic Justice Campaigns",
      text: "AI can make a company richer while the people it let go get poorer. We campaign for a fair split of what automation earns.",
      initiatives: [
        "Wage insurance for people who must start again at lower pay",
        "Public money for training tied to real openings",
        "Tax rules that do not reward replacing people",
        "Health coverage that does not hang on one employer",
      ],
      figure: {
        number: "Up to 50%",
        label:
          "of lost pay made up for two years by wage insurance for some workers over 50. Researchers found it paid for itself.",
        source: {
          name: "Hyman, Kovak and Leive, NBER Digest",
          link: "https://www.nber.org/digest/202408/wage-insurance-displaced-workers",
        },
        year: 2024,
      },
    },
  ],
} satisfies { heading: string; initiativesLabel: string; items: FocusArea[] };

/** `filter` is the value in the URL. */
export type PolicyOutcome = {
  filter: string;
  badge: Badge;
  /** It follows a number of several laws: "4 hold". */
  many: string;
  meaning: string;
};

export const history = {
  anchor: "policy-history",
  listAnchor: "laws",
  heading: "What has been tried before",
  intro: `What governments and unions have tried, and what came of it. Last checked in ${historyChecked}. Laws move: check the source.`,
  digest: {
    text: "What ends on a date is gone when people rely on it. What is won before the layoffs tends to hold.",
    link: { label: "Read the five lessons", to: "#key-lessons" },
  },
  chartLabel: "See it as a chart",
  filterLabel: "Show by outcome",
  allLabel: "All",
  allMeaning: "Laws, contracts and trials.",
  outcomes: [
    {
      filter: "holds",
      badge: { tone: "green", label: "Holds" },
      many: "hold",
      meaning: "In force or made to last.",
    },
    {
      filter: "mixed",
      badge: { tone: "yellow", label: "Unsettled" },
      many: "unsettled",
      meaning: "A bill, being phased in, in dispute or weakly enforced.",
    },
    {
      filter: "finished",
      badge: { tone: "finished", label: "Trial finished" },
      many: "trials finished",
      meaning: "A test that is over.",
    },
    {
      filter: "ended",
      badge: { tone: "red", label: "Ended" },
      many: "ended",
      meaning: "Lapsed, undone or never passed.",
    },
  ],
  timelineCaption:
    "More room for each year from 2010 on. A bar that is open on the left began before 1937, one that stops is over, and an outline is a bill that is no law. Choose one to read what happened.",
  /** Follows the year from which each has more room. */
  scaleLabel: "(scale changes)",
  sourceLabel: "Read the source",
  groups: policyHistory,
} satisfies {
  anchor: string;
  listAnchor: string;
  heading: string;
  intro: string;
  digest: { text: string; link: Link };
  chartLabel: string;
  filterLabel: string;
  allLabel: string;
  allMeaning: string;
  outcomes: PolicyOutcome[];
  timelineCaption: string;
  scaleLabel: string;
  sourceLabel: string;
  groups: PolicyGroup[];
};

/** `law` is one that it draws on, as its bar is named. */
type KeyLesson = Card & { law: string };

export const keyLessons = {
  heading: "Key lessons",
  see: "See:",
  items: [
    {
      title: "Help that is temporary disappears just when people rely on it.",
      law: "Child tax credit",
      text: "The larger child tax credit cut child poverty to a record low. The gain was gone a year later. Federal retraining aid for trade-hit workers simply lapsed.",
    },
    {
      title: "Cash steadies people, but it does not replace a job plan.",
      law: "Alaska fund",
      text: "Studies from Alaska to Finland show less hardship and small changes in work, some up and some down. Cash works best next to real job support.",
    },
    {
      title: "A disclosure rule is only as strong as its checks.",
      law: "NY layoff question",
      text: "New York has asked employers since March 2025 whether automation caused layoffs. In the first 11 months, not one said yes.",
    },
    {
      title: "Training pays off when it is tied to real openings and lasts long enough.",
      law: "WorkAdvance",
      text: "Apprenticeships and courses linked to employers raise pay. Gains from many other courses fade unless the support goes on.",
    },
    {
      title: "Protections won before the layoffs are the ones that hold.",
      law: "Hollywood AI deal",
      text: "Writers, dockworkers and casino staff wrote AI limits into their contracts ahead of time. Broad laws were often narrowed or repealed.",
    },
  ],
} satisfies { heading: string; see: string; items: KeyLesson[] };

export const methods = {
  heading: "How we mean to make the case",
  cards: [
    {
      title: "Talk to lawmakers",
      text: "Workers meet the people who write the bills. We help you prepare, and nobody goes alone.",
    },
    {
      title: "Speak on the record",
      text: "Public hearings and comment periods are open to all. We help members turn what happened to them into two clear minutes.",
    },
    {
      title: "Bring the facts",
      text: "Each claim we make names its source. When studies disagree, we say so.",
    },
    {
      title: "Stand together",
      text: "We look for unions, local groups and faith groups.",
    },
  ],
} satisfies { heading: string; cards: Card[] };

export const application = {
  anchor: "policy-advocate-form",
  heading: "Become a Policy Advocate",
  text: "You know what the rules did to you. Lawmakers rarely hear that part.",
  commitment: "4–8 hours per week",
  responsibilities: [
    "Follow one bill or rule and tell the group what changed",
    "Write to lawmakers, or meet them with other advocates",
    "Help members prepare what they want to say in public",
    "Check facts before we publish them",
  ],
  requirements: [
    "4–8 hours per week, at times that suit you",
    "Age 18 or older",
    "Care with facts, and respect for people you disagree with",
    "No law degree needed. Having lost work to automation counts as experience",
  ],
} satisfies RoleApplication & { anchor: string };

export const closing = {
  heading: "Rules change when people show up",
  text: "Tell us about a bill in your state, a hearing in your town or a clause in your contract.",
  actions: [
    { label: "Contact Us", to: "/contact" },
    { label: "Partner With Us", to: "/partner#partnership-form" },
  ],
} satisfies CallToAction;

export const applicationLabels = {
  responsibilities: "Responsibilities",
  requirements: "Requirements",
} satisfies Record<"responsibilities" | "requirements", string>;
