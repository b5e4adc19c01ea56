import type { Card, Hero, Link, ListCard, Page } from "./types";

export const page = {
  path: "/partner",
  title: "Partner With Us",
  description:
    "For companies, unions and charities that want to do right by workers hit by AI. Sponsor the work, share resources or plan with us.",
} satisfies Page;

const toForm: Link = { label: "Start the conversation", to: "#partnership-form" };

export const hero = {
  heading: "Partner With Us",
  intro:
    "Do you run a company, a union, a school or a charity? Help people land safely when AI changes their work.",
  actions: [toForm, { label: "What you get", to: "#benefits" }],
  picture: "A red and a golden rope, tied in a square knot",
} satisfies Hero & { picture: string };

export const benefits = {
  heading: "What you get from working with us",
  cards: [
    {
      title: "Advice from people who know",
      text: "Workers who went through a layoff tell you what helped and what hurt. You hear it before you write the plan.",
    },
    {
      title: "A way to reach people",
      text: "You have training places, jobs or services? We are small, but we can tell people about offers that are real, free of tricks and open to them.",
    },
    {
      title: "Trust you can earn",
      text: "We will publish what a partner does for workers, good or bad. There is nothing to read yet.",
    },
    {
      title: "A clear deal",
      text: "We put on one page what each side gives and when it ends. Either side can stop, and nobody pays for praise.",
    },
  ],
} satisfies { heading: string; cards: Card[] };

export const opportunities = {
  heading: "Two ways to work together",
  examples: "For example",
  cards: [
    {
      title: "Corporate Sponsorship",
      text: "Your money will turn into help for people who lost work. You choose an area, and we will report how it was used.",
      report: { label: "See where the money went", to: "/support#money" },
      notOpen: "We take no gifts yet: write to us, and we will tell you when we do.",
      items: [
        "Emergency grants for rent, food and power",
        "Counseling referrals and peer support groups",
        "Training fees, exam fees and bus fare",
        "An event, with your name on it and no sales pitch",
      ],
    },
    {
      title: "Strategic Collaboration",
      text: "Skills, places and plans instead of money. This fits unions, schools and charities as well as companies.",
      items: [
        "Retraining and hiring paths for displaced workers",
        "A review of your AI plans from the workers' side",
        "Space, tools or expert time for our members",
        "Joint work on laws and standards",
      ],
    },
  ],
} satisfies { heading: string; examples: string; cards: (ListCard & { notOpen?: string; report?: Link })[] };

export const firstProject = {
  heading: "A first project could be",
  text: "Six weeks, and two hours of your staff a week.",
  steps: [
    "You name one team that will work with AI and send us the plan.",
    "Two people who went through a layoff read it and say what they would have needed.",
    "At the end there is one page: what you change, and what you offer to those who leave.",
  ],
} satisfies { heading: string; text: string; steps: string[] };

export const independence = {
  heading: "What a partnership does not buy",
  text: "A partner gets no say in our campaigns, no better grade on our scorecard and no names or addresses of members. If a partner mistreats workers, we will say so.",
  link: { label: "See our scorecard", to: "/services/corporate-accountability#scorecard" },
} satisfies { heading: string; text: string; link: Link };

export const form = {
  anchor: "partnership-form",
  heading: "Tell us what you have in mind",
  text: "A few lines are enough. A person reads each message, and this form is the quickest way to us.",
} satisfies { anchor: string; heading: string; text: string };
