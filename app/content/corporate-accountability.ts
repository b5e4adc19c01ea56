import { contactAbout } from "./contact";
import type { Badge, CallToAction, Card, Hero, Link, Page, Source, SourcedFigure } from "./types";

export const page = {
  path: "/services/corporate-accountability",
  title: "Corporate Accountability",
  description:
    "Some employers retrain people. Others send one email. See whom we are watching, what workers have won, and how to join a campaign.",
} satisfies Page;

export const hero = {
  heading: "Corporate Accountability",
  intro:
    "Companies choose how they bring in AI. They can give notice, retrain and share the gains, or they can cut and hide it. We ask them to choose well, and we collect the public record of what they do.",
  actions: [
    { label: "Tell us what happened", to: "#closing" },
    { label: "See the case files", to: "#targets" },
  ],
} satisfies Hero;

export const themes = {
  heading: "What we campaign for",
  cards: [
    {
      title: "Responsibility before replacement",
      text: "Before your job goes to software, you get fair warning, a fair payment and a place in training. Profit from automation should pay for the harm it does.",
    },
    {
      title: "Worker impact assessments",
      text: "A company studies how a new system affects its people before it buys, not after. It shows the result to the workers and acts on it.",
    },
    {
      title: "Ethical AI standards",
      text: "No secret scoring, no firing by program, no tool that nobody can question. People check what the machine decides about people.",
    },
    {
      title: "Public pressure and transparency",
      text: "We mean to read the filings and the layoff notices and put them in plain words. Customers, investors and reporters can then ask their own questions.",
    },
  ],
} satisfies { heading: string; cards: Card[] };

type CampaignPlace = `/contact?subject=other&campaign=${string}#message`;

/** What was said or planned, without a number to show. */
export type SourcedNote = { text: string; source: Source; year: number };

export type Target = {
  slug: string;
  title: string;
  badge: Badge;
  /** Stands beside the badge. */
  meaning: string;
  text: string;
  ask: string;
  facts: (SourcedFigure | SourcedNote)[];
  action: { label: string; to: CampaignPlace };
};

export const targets = {
  heading: "Current targets",
  intro:
    "We aim at ways of treating people, so each target is a kind of employer. The companies are examples from published reports.",
  fileLabel: "Case file",
  askLabel: "What we ask",
  moreLabel: "More reports, and why",
  whyLabel: "Why we ask",
  joining: "Opens a message to us. There is nothing to sign yet.",
  items: [
    {
      slug: "chatbot-call-centers",
      title: "Employers that swap call-center staff for chatbots",
      badge: { tone: "red", label: "Active Campaign" },
      meaning: "Open: tell us that you want to be in it.",
      text: "Phone and chat work is among the hardest hit. Customers then fight with a bot, and the people who knew the answers are out of work.",
      ask: "Keep a person within reach of every customer. Move agents to new roles before any cut, and pay for the training.",
      facts: [
        {
          number: "4,000",
          label:
            "support roles cut at Salesforce, from 9,000 to about 5,000, because AI agents do the work. Salesforce says that hundreds of them moved to other roles.",
          source: {
            name: "CNBC",
            link: "https://www.cnbc.com/2025/09/02/salesforce-ceo-confirms-4000-layoffs-because-i-need-less-heads-with-ai.html",
          },
          year: 2025,
        },
      ],
      action: { label: "Join Campaign", to: "/contact?subject=other&campaign=chatbot-call-centers#message" },
    },
    {
      slug: "profitable-cutters",
      title: "Large companies that cut office staff as they spend on AI",
      badge: { tone: "yellow", label: "Under Pressure" },
      meaning: "Lawmakers or reporters ask too.",
      text: "Some cut thousands of jobs while business is good. Senators of both parties want to see in public reports what part AI played.",
      ask: "Say plainly what part AI played. Offer retraining and open jobs to your own people first.",
      facts: [
        {
          number: "Over 3,000",
          label:
            "people laid off by Intuit, about 17% of staff, to put more money into AI. Sales and profit were growing.",
          source: {
            name: "TechCrunch",
            link: "https://techcrunch.com/2026/05/20/intuit-to-lay-off-over-3000-employees-to-refocus-on-ai/",
          },
          year: 2026,
        },
        {
          number: "4,000+",
          label:
            "jobs, nearly half the company, cut at Block in February 2026, with AI tools given as the reason.",
          source: {
            name: "Los Angeles Times via The Spokesman-Review",
            link: "https://www.spokesman.com/stories/2026/feb/27/block-to-cut-more-than-4000-jobs-amid-ai-disruptio/",
          },
          year: 2026,
        },
        {
          text: "Under a bill from both parties, employers would report every quarter what AI does to jobs.",
          source: { name: "CNBC", link: "https://www.cnbc.com/2025/11/05/ai-jobs-act-warner-hawley.html" },
          year: 2025,
        },
      ],
      action: { label: "Join Campaign", to: "/contact?subject=other&campaign=profitable-cutters#message" },
    },
    {
      slug: "contractors-first",
      title: "Employers that drop contractors and temps first",
      badge: { tone: "blue", label: "Investigation" },
      meaning: "We gather records and accounts.",
      text: "A contract that is not renewed makes no headline, and often no layoff notice. We want to know how many people lose work this way.",
      ask: "Count contractors in every layoff report. Give them notice and a share of the retraining.",
      facts: [
        {
          number: "10%",
          label: "of contractors let go at Duolingo as AI took over part of the content work.",
          source: {
            name: "TechCrunch",
            link: "https://techcrunch.com/2024/01/09/duolingo-cut-10-of-its-contractor-workforce-as-the-company-embraces-ai/",
          },
          year: 2024,
        },
        {
          number: "4,000",
          label:
            "contract and temporary roles at DBS Bank to run out over three years, as it expects AI to take on more.",
          source: {
            name: "CNA",
            link: "https://www.channelnewsasia.com/business/dbs-group-job-cuts-contract-temporary-3-years-4956571",
          },
          year: 2025,
        },
      ],
      action: { label: "Join Campaign", to: "/contact?subject=other&campaign=contractors-first#message" },
    },
  ],
} satisfies {
  heading: string;
  intro: string;
  fileLabel: string;
  askLabel: string;
  moreLabel: string;
  whyLabel: string;
  joining: string;
  items: Target[];
};

export interface Campaign {
  slug: string;
  title: string;
  ask?: string;
}

export function findCampaign(slug: string | null): Campaign | undefined {
  return campaigns.find((campaign) => campaign.slug === slug);
}

const campaigns: readonly Campaign[] = [
  ...targets.items.map(({ slug, title, ask }) => ({ slug, title, ask })),
  { slug: "scorecard", title: "Employer scorecard" },
];

export type Win = Card & { when: string; sources: Source[] };

export const wins = {
  heading: "Wins worth knowing",
  intro: "We did not win these. Workers and unions did, or a company thought again.",
  items: [
    {
      title: "Commonwealth Bank takes back 45 job cuts",
      when: "August 2025",
      text: "The Australian bank had cut call-center jobs and pointed to a new voice bot. The union showed that call volumes were not falling as claimed. The bank reversed the cuts and apologized.",
      sources: [
        {
          name: "TechRadar",
          link: "https://www.techradar.com/pro/now-thats-an-embarassing-u-turn-bank-forced-to-rehire-human-workers-after-their-ai-replacement-fail-to-perform",
        },
        {
          name: "Ars Technica",
          link: "https://arstechnica.com/tech-policy/2025/08/bank-forced-to-rehire-workers-after-lying-about-chatbot-productivity-union-says/",
        },
      ],
    },
    {
      title: "Klarna hires people again",
      when: "May 2025",
      text: "In 2024 the payments company said its chatbot did the work of 700 agents. A year later it began hiring people, so that customers can always reach a human. Its chief executive said the AI-first approach had lowered quality.",
      sources: [
        {
          name: "Entrepreneur",
          link: "https://www.entrepreneur.com/business-news/klarna-ceo-reverses-course-by-hiring-more-humans-not-ai/491396",
        },
        {
          name: "CX Dive",
          link: "https://www.customerexperiencedive.com/news/klarna-reinvests-human-talent-customer-service-AI-chatbot/747586/",
        },
      ],
    },
    {
      title: "Hollywood writers set limits on AI",
      when: "September 2023",
      text: "After a 148-day strike, writers won a contract that says AI cannot write or rewrite scripts. 99% of those who voted approved it. They asked before the jobs were gone.",
      sources: [
        {
          name: "Writers Guild of America",
          link: "https://www.wgacontract2023.org/the-campaign/summary-of-the-2023-wga-mba",
        },
        {
          name: "Courthouse News Service",
          link: "https://www.courthousenews.com/hollywood-writers-overwhelmingly-vote-to-ratify-new-contract/",
        },
      ],
    },
  ],
} satisfies { heading: string; intro: string; items: Win[] };

export type Grade = { grade: "A+" | "C" | "F"; title: string; text: string };

export const scorecard = {
  heading: "Employer scorecard",
  badge: "Full database coming soon",
  scale: "See the scale",
  none: "No employer has a grade yet.",
  intro: "This is the scale that we will grade by, and each grade will show its sources.",
  grades: [
    {
      grade: "A+",
      title: "Puts people first",
      text: "Gives long notice, retrains before it cuts, asks workers first and says openly what AI does.",
    },
    {
      grade: "C",
      title: "Does what the law asks",
      text: "Gives the notice it must and some help, but tells little and offers few ways into new roles.",
    },
    {
      grade: "F",
      title: "Cuts and hides it",
      text: "Gives no real notice or retraining, blames something else, or lets a program choose who goes.",
    },
  ],
  action: { label: "Help us build it", to: "/contact?subject=other&campaign=scorecard#message" },
} satisfies {
  heading: string;
  badge: string;
  scale: string;
  none: string;
  intro: string;
  grades: Grade[];
  action: Link;
};

export const partnershipForm = {
  anchor: "partnership-form",
  heading: "For employers who want to do this well",
  text: "Planning to bring in AI? Talk to us before the first meeting with staff, not after. A partner gets no better grade for it.",
  link: { label: "What partners get, and what money does not buy", to: "/partner" },
  folded: "Ask about a partnership",
} satisfies { anchor: string; heading: string; text: string; link: Link; folded: string };

export const closing = {
  heading: "Seen something at work?",
  text: "Not sure what you may tell? Ask for legal help first. Write to us from your own phone, not one from work. We won't pass your name on unless you say so. Please don't send papers that are not yours to share.",
  actions: [
    {
      label: "Free legal help first",
      to: "/services/support-and-resources?category=Legal+Aid#results",
    },
    { label: "Tell us what happened", to: contactAbout("workplace") },
  ],
} satisfies CallToAction;
