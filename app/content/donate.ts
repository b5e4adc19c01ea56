import type { OutsidePlace } from "~/lib/site-settings";
import { contactAbout } from "./contact";
import type { Card, CompositeBlock, Hero, Link, Page, Testimonial } from "./types";

export const page = {
  path: "/support",
  title: "Support Our Mission",
  description:
    "Help a worker who lost a job to AI. See what $25, $100 or $500 can do, how gifts are handled, and how to give if you would like to.",
} satisfies Page;

export const hero = {
  heading: "Support Our Mission",
  intro:
    "When a paycheck stops, small sums matter: rent, a phone bill, an exam fee. If you just lost your job, keep your money and let us help you.",
  actions: [
    { label: "Donate Now", to: "donate" },
    { label: "I need help myself", to: "/services/support-and-resources" },
  ],
  picture: "A hand puts a coin into a jar with a house on its label",
} satisfies Hero & { picture: string };

export const platformNote = {
  /** Its name follows. */
  text: "We never see your card number. You pay on our donation platform, a separate website",
  opensElsewhere: "opens our donation platform",
} satisfies { text: string; opensElsewhere: string };

/** While no donation platform is set. */
export const notOpen = {
  heading: "We take no gifts yet.",
  text: "Would you like to give? Write to us first, and please send nothing before we answer.",
  action: { label: "Write to us about giving", to: contactAbout("giving") },
} satisfies { heading: string; text: string; action: Link };

/** What the operator's figures are called, where there are some. */
export const money = {
  heading: "Where the money went",
  cameIn: "Came in",
  wentOut: "Went out",
  total: "In all",
  leftOver: "Kept for the next year",
  paid: "What a gift paid",
  rounded: "Shares are rounded.",
  giftsGoTo: "Gifts go to",
} satisfies Record<string, string>;

const examples = {
  trip: "Bus fare and a printed resume for an interview.",
  week: "Groceries, or a phone bill, in a hard week.",
  training: "An exam fee and tools, or part of a month's rent.",
};

/** The amounts of the gifts say the same. Before one has been possible, nothing is said as if gifts came in. */
export const impact = {
  examples: [
    { amount: "$25", text: examples.trip },
    { amount: "$100", text: examples.week },
    { amount: "$500", text: examples.training },
  ],
  notOpen: {
    heading: "What a gift would do",
    note: "These are examples. Nothing has been paid out yet. A gift would go where the need is greatest that week.",
  },
} satisfies {
  examples: { amount: string; text: string }[];
  notOpen: { heading: string; note: string };
};

export type Tier = {
  amount: string;
  name: string;
  text: string;
  suggested: boolean;
};

export const suggestedLabel = "Suggested";

export const oneTime = {
  heading: "Give once",
  intro:
    "These are examples, not a record: gifts go where the need is greatest that week. Each button opens our donation platform, where you choose the sum.",
  give: "Give",
  tiers: [
    {
      amount: "$25",
      name: "Supporter",
      text: examples.trip,
      suggested: false,
    },
    {
      amount: "$100",
      name: "Advocate",
      text: examples.week,
      suggested: false,
    },
    {
      amount: "$250",
      name: "Champion",
      text: "Part of a course fee, or tools for a new job.",
      suggested: true,
    },
    {
      amount: "$500+",
      name: "Hero",
      text: examples.training,
      suggested: false,
    },
  ],
} satisfies { heading: string; intro: string; give: string; tiers: Tier[] };

export const monthly = {
  heading: "Give every month",
  intro:
    "It will help start support groups and fill the emergency fund. You choose the sum on the platform, where you can change or stop it.",
  perMonth: "a month",
  tiers: ["$15", "$50", "$100"],
} satisfies { heading: string; intro: string; perMonth: string; tiers: string[] };

/** `place`: offered only where it is set. */
export type Perk = { place?: OutsidePlace; text: string };

export const perks = {
  heading: "What comes with a gift",
  items: [
    { place: "community-chat", text: "From $25, or with any monthly gift: a role in the community chat" },
    { text: "From $100, or $50 a month: team updates by email" },
    { text: "From $250, or $100 a month: a seat on the team's group call" },
    { text: "From $500: a one-to-one call with the team" },
  ],
} satisfies { heading: string; items: Perk[] };

export const promises = {
  heading: "How we handle gifts",
  items: [
    {
      title: "Need comes first",
      text: "Giving never decides who gets help. It buys no say in our campaigns, and no better grade for an employer.",
    },
    {
      title: "No pressure",
      text: "We won't call you, sell your name or make you feel guilty. If you can't give, share the directory and you have helped.",
    },
    {
      title: "Ask us anything",
      text: "A question about the money or your gift? A person will answer.",
      action: { label: "Write to us", to: contactAbout("giving") },
      notOpen:
        "A person tells you when we can take gifts, and whether you could deduct one from your taxes. No gift has come in through this site. Once one has, we list here what came in and where it went.",
    },
  ],
} satisfies { heading: string; items: (Card & { notOpen?: string; action?: Link })[] };

export const testimonials = {
  heading: "Why people give",
  note: "These voices are composites. Each blends what donors and displaced workers often say. None is a quote from one real person.",
  items: [
    {
      quote:
        "I write software for a living. I know who my work replaces, and I would like those people to be all right.",
      who: "A software developer",
    },
    {
      quote: "Forty dollars for an exam fee can be all that is missing. I remember when they were missing.",
      who: "A former bookkeeper",
    },
    {
      quote: "Friends helped me when my desk was cleared. Now I have a job again, so it is my turn.",
      who: "A hotel manager",
    },
  ],
} satisfies CompositeBlock<Testimonial>;

export const closing = {
  heading: "No money to spare?",
  text: "You still count. Give an hour, share the directory with a friend, or answer the survey so that we know what people need.",
  actions: [
    { label: "Volunteer With Us", to: "/volunteer" },
    { label: "See the directory", to: "/services/support-and-resources#directory" },
    { label: "Answer the survey", to: "/crowdfunding#questionnaire" },
  ],
} satisfies { heading: string; text: string; actions: Link[] };
