import type { Link, Page, Source } from "./types";

export const page = {
  path: "/",
  title: "Help for workers displaced by AI",
  description:
    "Lost your job to AI or automation? Find emergency money, counseling, people who have been there, and a say in what comes next.",
} satisfies Page;

type Hero = {
  heading: string;
  intro: string;
  actions: Link[];
  /** Beside them while no donation platform is set. */
  notOpen: string;
};

export const hero = {
  heading: "A machine took your job. People have your back.",
  intro:
    "We are workers pushed out by AI and automation. Together we find money, training, allies and a say in what comes next.",
  actions: [
    { label: "Join Our Community", to: "community-chat" },
    { label: "Get Newsletter", to: "#newsletter" },
    { label: "Donate Now", to: "/support" },
  ],
  notOpen: "We take no gifts yet.",
} satisfies Hero;

const directory = "/services/support-and-resources";

/** An addition to the specification: the way to help, before anything else. */
export interface HelpWords {
  heading: string;
  search: { action: string; name: string; hint: string; submit: string };
  needs: readonly Link[];
  /** Before a number to dial. */
  call: string;
  lines: readonly { dial: string; to: `tel:${string}`; text: string }[];
  state: { action: string; label: string; choose: string; submit: string };
  /** Helps who has lost the job just now. */
  now: { question: string; links: readonly Link[] };
}

export const help: HelpWords = {
  heading: "What do you need today?",
  search: { action: `${directory}#results`, name: "q", hint: "Rent, food …", submit: "Search" },
  needs: [
    { label: "Rent", to: `${directory}?q=rent#results` },
    { label: "Food", to: `${directory}?q=food#results` },
    { label: "Unemployment", to: `${directory}?q=unemployment#results` },
    { label: "Someone to talk to", to: `${directory}?q=someone+to+talk+to&phone=yes#results` },
  ],
  call: "Call",
  lines: [
    { dial: "988", to: "tel:988", text: "Crisis, day or night" },
    { dial: "211", to: "tel:211", text: "Rent, food, local help" },
  ],
  state: {
    action: "/help",
    label: "File for unemployment in",
    choose: "Choose your state",
    submit: "Show",
  },
  now: {
    question: "Lost your job just now?",
    links: [
      { label: "Your first seven days, step by step", to: "/first-week" },
      { label: "See which deadlines run for you", to: "/first-week/dates" },
      { label: "Letters to copy", to: "/letters" },
    ],
  },
};

export const promise = {
  heading: "Our Promise",
  text: "Workers come first in the age of AI.",
} satisfies { heading: string; text: string };

export type ServiceArea = {
  id: "support-and-resources" | "policy-advocacy" | "community-building" | "corporate-accountability";
  title: string;
  description: string;
  features: string[];
  link: Link;
};

export const services = {
  heading: "Four ways we help",
  intro: "Help is free. Start anywhere.",
  features: "Details",
  areas: [
    {
      id: "support-and-resources",
      title: "Support & Resources",
      description: "Find money, care and someone to talk to this week.",
      features: [
        "Emergency financial assistance and grants",
        "Mental health support and counseling referrals",
        "Peer support groups",
        "A resource database",
      ],
      link: {
        label: "Get help",
        to: "/services/support-and-resources#top",
      },
    },
    {
      id: "policy-advocacy",
      title: "Policy Advocacy",
      description: "We push for laws that share the gains and protect the people who lose.",
      features: [
        "Universal basic income",
        "Worker protection legislation",
        "AI regulation and oversight",
        "Economic justice campaigns",
      ],
      link: {
        label: "See what we push for",
        to: "/services/policy-advocacy#top",
      },
    },
    {
      id: "community-building",
      title: "Community Building",
      description: "Meet others who know what it is like, and act together.",
      features: ["Local support groups", "Online forums", "Peer mentorship", "Collective organizing"],
      link: {
        label: "Meet other workers",
        to: "/services/community-building#top",
      },
    },
    {
      id: "corporate-accountability",
      title: "Corporate Accountability",
      description: "We ask every employer to answer for what it automates.",
      features: [
        "Responsibility campaigns",
        "Worker impact assessments",
        "Ethical AI standards",
        "Public pressure and transparency",
      ],
      link: {
        label: "Hold them to account",
        to: "/services/corporate-accountability#top",
      },
    },
  ],
} satisfies {
  heading: string;
  intro: string;
  features: string;
  areas: ServiceArea[];
};

export const different = {
  heading: "Why We're Different",
  intro: "Plenty of people talk about the future of work. We start with the people who just lost theirs.",
  more: "Four things we do differently",
  cards: [
    {
      id: "not-a-think-tank",
      title: "Not a Think Tank",
      text: "We read the research so you don't have to. Then we ask what it means for your rent, your health and your next job.",
    },
    {
      id: "action-over-theory",
      title: "Action over Theory",
      text: "A list of places that help, the number to call, a person who writes back. We begin with what can help you this week.",
    },
    {
      id: "worker-first-mission",
      title: "Worker-first Mission",
      text: "We ask one thing of every plan: does it help the people who lost the work? If it doesn't, we drop it.",
    },
    {
      id: "agility",
      title: "Agility",
      text: "AI can change a trade in months. We keep our plans short and change course as soon as workers tell us to.",
    },
  ],
} satisfies {
  heading: string;
  intro: string;
  more: string;
  cards: { id: string; title: string; text: string }[];
};

/** Texts are the specification's. */
export const displacement = {
  heading: "The Reality of AI Displacement",
  subtitle:
    "Understanding the scope and impact of AI on working communities helps us build better solutions.",
  figuresHeading: "Four numbers to know",
  buttons: [
    { label: "View Detailed Statistics", to: "/statistics" },
    { label: "Volunteer With Us", to: "/volunteer" },
    { label: "Corporate Sponsorship", to: "/partner" },
  ],
} satisfies {
  heading: string;
  subtitle: string;
  figuresHeading: string;
  buttons: Link[];
};

export const hope = {
  heading: "But There's Hope",
  intro: "The numbers are hard. You do not have to face them alone.",
  points: [
    {
      id: "community",
      title: "Community support",
      text: "Talk to people who have cleaned out the same desk.",
      to: "/services/community-building",
    },
    {
      id: "resources",
      title: "Resources that work",
      text: "Studies of training tied to real openings found 12% to 34% more pay.",
      source: {
        name: "Journal of Labor Economics, 2022",
        link: "https://doi.org/10.1086/717932",
      },
      to: "/services/support-and-resources",
    },
    {
      id: "advocacy",
      title: "Advocacy that counts",
      text: "New York now asks on layoff notices whether automation played a part.",
      source: {
        name: "New York State Department of Labor, 2025",
        link: "https://dol.ny.gov/worker-adjustment-and-retraining-notification-warn",
      },
      to: "/services/policy-advocacy",
    },
  ],
} satisfies {
  heading: string;
  intro: string;
  points: {
    id: string;
    title: string;
    text: string;
    source?: Source;
    to: Link["to"];
  }[];
};

/** Empty texts and link labels are the specification's. */
export const latestNews = {
  heading: "Latest News",
  /** Above what is older than a latest article may be. */
  earlier: "Earlier news",
  readArticle: "Read full article",
  viewAll: { label: "View All News", to: "/news" },
  empty: {
    title: "No news articles yet",
    text: "Our news feed is being set up. Check back soon for the latest updates on AI job displacement.",
  },
} satisfies Record<string, string | Link | { title: string; text: string }>;

/** @param days since its day, where that is worth saying */
export function newestArticle(day: string, days: number | undefined): string {
  if (days === undefined) return `Newest: ${day}.`;
  const age = days === 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`;
  return `Newest: ${day}, ${age}.`;
}

export function articlesInWords(count: number): string {
  return count === 1 ? "1 article" : `${count} articles`;
}
