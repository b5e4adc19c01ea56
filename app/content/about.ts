import type { CallToAction, Card, FounderStory, Hero, Link, Page } from "./types";

export const page = {
  path: "/about",
  title: "Who We Are",
  description:
    "We are workers pushed out by AI and automation. Read how groups like ours begin, what we believe, and how you can join for free.",
} satisfies Page;

export const hero = {
  heading: "Who We Are",
  intro:
    "We are people whose jobs were cut, shrunk or rewritten by AI. We help each other with rent, paperwork and the next job, and push for rules that put workers first.",
  actions: [
    { label: "Get help", to: "/services/support-and-resources" },
    { label: "Contact Us", to: "/contact" },
  ],
  picture: "A phone at two in the morning: one message, and six answers around it",
} satisfies Hero & { picture: string };

export interface Check {
  title: Link;
  text: string;
  /** It is said where the operator names no one who runs the site. */
  textWithoutPeople?: string;
  more?: Link;
}

/** Anyone can check these on this site, whoever runs it. */
export const checks = [
  {
    title: { label: "Your message", to: "/contact" },
    text: "Our staff read it.",
    textWithoutPeople: "Our staff read it. You can ask who runs this site.",
    more: { label: "Who else can see it", to: "/privacy-policy#sharing" },
  },
  {
    title: { label: "The directory", to: "/services/support-and-resources#directory" },
    text: "Each entry says who offers it, and whether we checked it.",
  },
  {
    title: { label: "Figures", to: "/statistics" },
    text: "Each figure names its source and year.",
    more: { label: "How we choose them", to: "/statistics#standards" },
  },
  {
    title: { label: "Privacy", to: "/privacy-policy" },
    text: "We say what we keep, and for how long.",
    more: { label: "See or erase your data", to: "/your-data" },
  },
] satisfies Check[];

/** While no donation platform is set and there are no accounts. */
export const noGifts = {
  title: { label: "Money", to: "/support" },
  text: "We take no gifts yet.",
} satisfies Check;

/** As far as the operator has said it. */
export const onRecord = {
  heading: "What you can check",
  registered: "Legal name",
  founded: "Founded",
  address: "Address",
  people: "People who run it",
  funders: "Funders",
  accounts: "Accounts",
  moneyIn: "in",
  moneyOut: "out",
  moneyLink: { label: "What came in and what it paid for", to: "/support#money" },
  press: "Press contact",
} satisfies Record<string, string | Link>;

export const founderStory = {
  heading: "How groups like ours begin",
  picture: "A cleared desk in a box, with a plant, a picture, a mug and a work badge",
  note: "A composite: it blends the ways that worker groups begin, and describes no single person, group or employer.",
  paragraphs: [
    "It often begins with a meeting that takes eleven minutes. A manager reads from a script, thanks everyone, and says that software will take over the work. The logins stop before the call ends.",
    "That night a few people open a group chat: which form to file first, who to call when the health insurance stops. At two in the morning someone writes that they have not told their family yet, and six people answer. They find very little for a person with rent due on Friday, so they keep the chat going.",
    "That is how we want to work. You don't need the right words or a tidy story to come in. You only need to be tired of facing this alone.",
  ],
} satisfies FounderStory & { note: string };

/** One line each: the home page says more. */
export const services = {
  heading: "Four ways we help",
  areas: [
    {
      text: "Money, care and someone to talk to.",
      link: { label: "Support & Resources", to: "/services/support-and-resources" },
    },
    {
      text: "Laws that share what machines earn.",
      link: { label: "Policy Advocacy", to: "/services/policy-advocacy" },
    },
    {
      text: "People who know what it is like.",
      link: { label: "Community Building", to: "/services/community-building" },
    },
    {
      text: "Employers who answer for it.",
      link: { label: "Corporate Accountability", to: "/services/corporate-accountability" },
    },
  ],
} satisfies { heading: string; areas: { text: string; link: Link }[] };

export const values = {
  heading: "What we stand on",
  cards: [
    {
      title: "Community First",
      text: "Nobody is a case number. You will talk with people laid off too, and what members need will decide.",
    },
    {
      title: "Practical Solutions",
      text: "What helps this week comes first: money, forms, training. If we can't help, we name who can.",
    },
    {
      title: "Advocacy & Voice",
      text: "Lawmakers and employers must hear what automation does to homes, and make rules that hold.",
    },
  ],
} satisfies { heading: string; cards: Card[] };

export const joinMovement = {
  heading: "Join Our Movement",
  text: "Chat under any name, or read along by email.",
  textWithoutChat: "Read along by email, or give a few hours of yours.",
  actions: [
    { label: "Join the chat", to: "community-chat" },
    { label: "Get the newsletter", to: "/#newsletter" },
    { label: "Volunteer With Us", to: "/volunteer" },
  ],
} satisfies CallToAction;
