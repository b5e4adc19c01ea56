import type {
  Card,
  CompositeBlock,
  Link,
  ListCard,
  Page,
  PhoneLink,
  SourcedFigure,
  Story,
} from "~/content/types";
import type { OutsidePlace } from "~/lib/site-settings";

export const page = {
  path: "/services/support-and-resources",
  title: "Support & Resources",
  description:
    "Emergency money, benefits, health coverage and someone to talk to: free help for people who lost their work to AI.",
} satisfies Page;

export const hero = {
  heading: "Support & Resources",
  intro:
    "Lost your job, or about to? Start here. Looking is free, and you don't have to prove how bad things are.",
  search: {
    label: "What do you need today?",
    placeholder: "I can't pay my rent",
    submit: "Find help",
  },
  firstWeek: { label: "Lost your job this week? What to do first", to: "/first-week" },
} satisfies {
  heading: string;
  intro: string;
  search: Record<"label" | "placeholder" | "submit", string>;
  firstWeek: Link;
};

/** These parts stand below the directory, in one language. */
export interface FurtherWords {
  services: {
    heading: string;
    /** While no donation platform is set, `notOpen` stands in place of the first item. */
    cards: (ListCard & { notOpen?: string; action: Link })[];
  };
  serviceLimits: { heading: string; text: string };
  benefitsFigure: SourcedFigure;
  accessSteps: { heading: string; intro: string; steps: (Card & { place?: OutsidePlace; action: Link })[] };
}

/** The specification's links of the page's top, which stand below the directory. */
export const takePart = {
  heading: "Other ways to take part",
  actions: [
    { label: "Support Our Mission", to: "/support" },
    { label: "Apply to Volunteer", to: "/volunteer" },
    { label: "Contact Support Team", to: "/contact" },
  ],
} satisfies { heading: string; actions: Link[] };

export const crisisNote = {
  heading: "Need help right now?",
  text: "Free in the US. You don't have to be suicidal to call 988. Call 211, at any hour in most places, for help. If a life is in danger, call 911.",
  abroad: "Help in Canada, the UK and Ireland",
  lines: [
    { label: "Call 988", to: "tel:988", what: "Crisis, day or night" },
    { label: "Text 988", to: "sms:988", what: "The same, by text" },
    { label: "Call 211", to: "tel:211", what: "Rent, food, local help" },
    {
      label: "Text HOME to 741741",
      to: "sms:741741?&body=HOME",
      what: "A trained listener",
    },
  ],
} satisfies { heading: string; text: string; abroad: string; lines: (PhoneLink & { what: string })[] };

export const services = {
  heading: "Two kinds of help",
  cards: [
    {
      title: "Financial Assistance",
      text: "Bills don't wait for a new job. We help you find cash, benefits and people to call. Home, food and health come first.",
      items: [
        "Small emergency grants, only when gifts have come in: ask first whether there is money",
        "Help filling in unemployment and benefit forms",
        "Rent, power and food programs near you",
        "Free credit counseling before debts pile up",
        "Ways to keep health coverage after the job ends",
      ],
      notOpen: "Small emergency grants: none at present",
      action: {
        label: "See who has money for bills today",
        to: "/services/support-and-resources?category=Emergency+Financial+Assistance#results",
      },
    },
    {
      title: "Mental Health Support",
      text: "Losing work can hurt like losing a person. Shame, anger and bad sleep are common. They get lighter when you share them.",
      items: [
        "Peer support groups with people who lost work too: we gather the first, and you can ask to join",
        "One-to-one talks with a volunteer peer counselor, on request, when one is free",
        "Help finding free or low‑cost counseling",
        "Crisis lines you can reach at any hour",
      ],
      action: { label: "Ask for either in the intake form", to: "/contact?subject=support" },
    },
  ],
} satisfies FurtherWords["services"];

export const serviceLimits = {
  heading: "What we can't do",
  text: "We are not a government office, a law firm or a clinic. Grants depend on donations, and often there is none. Peer counselors listen and help you plan, but they are not therapists. If you need more than we have, we help you find it.",
} satisfies FurtherWords["serviceLimits"];

export const benefitsFigure = {
  number: "26%",
  label:
    "of recently employed jobless Americans applied for unemployment benefits in 2022. Over half of the rest thought they did not qualify. Check before you rule yourself out.",
  source: { name: "US Bureau of Labor Statistics", link: "https://www.bls.gov/news.release/uisup.nr0.htm" },
  year: 2023,
} satisfies SourcedFigure;

export const directory = {
  anchor: "directory",
  /** At the count line: the first entry follows at once. */
  resultsAnchor: "results",
} satisfies Record<"anchor" | "resultsAnchor", string>;

export const accessSteps = {
  heading: "How to Access Support",
  intro: "You can stop at any step, and nothing you tell us goes to your employer.",
  steps: [
    {
      place: "community-chat",
      title: "Join the community",
      text: "Come into the chat under any name you like. Ask your first question, or just read. Others there have lost work too.",
      action: { label: "Join our community chat", to: "community-chat" },
    },
    {
      title: "Complete the intake form",
      text: "Tell us in a few lines what happened and what worries you most. There are no documents to send. We aim to answer within 24 hours.",
      action: { label: "Open the intake form", to: "/contact?subject=support" },
    },
    {
      title: "Get matched",
      text: "We look for a program that fits, and for a peer counselor or a group if one is free. If the match is wrong, say so and we try again.",
      action: { label: "Look through the directory", to: "#directory" },
    },
  ],
} satisfies FurtherWords["accessSteps"];

export const successStories = {
  heading: "What getting help can look like",
  note: "These are composites. Each one blends paths that many displaced workers take. None of them is one real person.",
  items: [
    {
      title: "From the phones to the front desk",
      who: "Former call-center lead",
      text: "She had led a phone team for twelve years when a chatbot took over the line. A peer counselor helped her file for unemployment that same week and sort out health coverage. Her local job center paid for a short course in medical billing. Nine months later she runs the front desk of a clinic. The pay is a little lower, but she sleeps again.",
    },
    {
      title: "A translator finds firmer ground",
      who: "Freelance translator",
      text: "His clients stopped sending books and began sending machine drafts to clean up, at a third of the price. He blamed himself for a year. In a group he met four people with the same story. He found counseling on a sliding scale, then trained as a court interpreter. He still translates, for clients who want a person to sign the work.",
    },
  ],
} satisfies CompositeBlock<Story>;

/** Invites, and has the form folded up under it. */
export const peerApplication = {
  anchor: "peer-counselor-form",
  heading: "Been through it? Become a peer counselor",
  text: "You don't need a degree to sit with someone on a hard day. If you lost work and found your feet again, your story can steady the next person. It takes 2–\u20604\u00a0hours a week, from home. Volunteers must be 18 or older.",
  folded: "Apply to be a Peer Support Counselor",
} satisfies Record<"anchor" | "heading" | "text" | "folded", string>;

export const newsletter = {
  heading: "Help and news, once a week at most",
  text: "New places to get help, and the week's news on AI and jobs. It is free, and a link in every issue stops it.",
} satisfies { heading: string; text: string };

export const furtherWords: FurtherWords = {
  services,
  serviceLimits,
  benefitsFigure,
  accessSteps,
};
