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
    "We are people whose jobs were cut, shrunk or rewritten by AI. We help each other with rent, paperwork, the next job and the long nights, and we push for rules that put workers first.",
  actions: [
    { label: "Join our community chat", to: "community-chat" },
    { label: "Contact Us", to: "/contact" },
  ],
  picture: "A phone at two in the morning: one message, and six answers around it",
} satisfies Hero & { picture: string };

/** Anyone can check these on this site, whoever runs it. */
export const checks = [
  {
    label: "Places to get help",
    text: "Each entry says when it was last checked, and you can report a mistake in it.",
    links: [{ label: "See the directory", to: "/services/support-and-resources#directory" }],
  },
  {
    label: "Figures",
    text: "Each one names its source and year, and links to it.",
    links: [
      { label: "See the figures", to: "/statistics" },
      { label: "How we choose them", to: "/statistics#standards" },
    ],
  },
  {
    label: "Your data",
    text: "Read what we keep and for how long. You can see it or erase it yourself.",
    links: [
      { label: "Privacy Policy", to: "/privacy-policy" },
      { label: "See or erase your data", to: "/your-data" },
    ],
  },
  {
    label: "A person",
    text: "Write to us, the press as well, and a person replies.",
    links: [{ label: "Contact Us", to: "/contact" }],
  },
] satisfies { label: string; text: string; links: Link[] }[];

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
  heading: "How it started",
  picture: "A cleared desk in a box, with a plant, a picture, a mug and a work badge",
  note: "One story, but a composite: it blends the ways that worker groups like ours begin, and describes no single person or employer.",
  paragraphs: [
    "It started with a meeting that took eleven minutes. A manager read from a script, thanked us, and said software would take over our work. Our logins stopped before the call ended.",
    "That night a few of us opened a group chat. At first we traded practical things: which form to file first, how long severance takes, who to call when the health insurance stops. Then someone wrote at two in the morning that they had not told their family yet, and six people answered.",
    "We looked for a group that spoke for us. We found reports about the future of work, and classes that promised a new career in a weekend, but very little for a person with rent due on Friday. So we kept the chat going and let it grow.",
    "People brought what they had. A payroll clerk explained benefits letters. A translator wrote to a senator. A warehouse lead ran a check-in every Monday. None of us was an expert in losing a job to a machine, so we learned it together.",
    "That is still how we work. You don't need the right words or a tidy story to come in. You only need to be tired of facing this alone.",
  ],
} satisfies FounderStory & { note: string };

export const values = {
  heading: "What we stand on",
  cards: [
    {
      title: "Community First",
      text: "Nobody here is a case number. You talk with people who were laid off too, and what members need decides what we do.",
    },
    {
      title: "Practical Solutions",
      text: "Money, forms, training: we start with what helps this week. If we can't help, we say so and name someone who can.",
    },
    {
      title: "Advocacy & Voice",
      text: "We tell lawmakers and employers what automation does to real homes, and ask for rules that hold before the next cuts.",
    },
  ],
} satisfies { heading: string; cards: Card[] };

export const joinMovement = {
  heading: "Join Our Movement",
  text: "Say hello, or just read along: the chat is free, and a nickname will do. Our newsletter brings the week's news on AI and jobs.",
  textWithoutChat: "Read along once a week, or give a few hours of yours.",
  actions: [
    { label: "Join our community chat", to: "community-chat" },
    { label: "Get the newsletter", to: "/#newsletter" },
    { label: "Volunteer With Us", to: "/volunteer" },
  ],
} satisfies CallToAction;
