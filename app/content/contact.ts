import type { Language } from "~/lib/contexts";
import { onRecord } from "./about";
import type { ChatLink, Link, Page, PhoneLink } from "./types";

export const page = {
  path: "/contact",
  title: "Contact us",
  description:
    "Write to us about support, volunteering, partnership or the press. We aim to reply within 48 hours, and within 24 if you need support.",
} satisfies Page;

export type ContactSubject = "support" | "volunteer" | "partnership" | "media" | "feedback" | "other";

interface Confirmation {
  first?: string;
  next: string;
  link: Link;
  again: string;
  againQuery: string;
}

/** The form says this to visitors whom a link about one thing led there. */
interface TopicWords {
  heading: string;
  intro: string;
  /** Stands in the message already. */
  message?: string;
}

type ResponseKind = "general" | "support" | "media" | "partnership";

/** The words of the page, in one language. */
export interface ContactWords {
  language: Language;
  page: Page;
  contactPage: {
    heading: string;
    intro: string;
    form: {
      heading: string;
      intro: string;
      name: string;
      nameMissing: string;
      email: string;
      emailMissing: string;
      emailHint: string;
      subject: string;
      chooseSubject: string;
      subjectMissing: string;
      message: string;
      messageHint: string;
      messageMissing: string;
      security: string;
      sum: (first: number, second: number) => string;
      securityReason: string;
      wrongAnswer: string;
      /** Answers a sum that was right but used before: each is good for one message, and for some hours. */
      spentSum: string;
      withoutSum: string;
      withoutSumReason: string;
      /** Stands at the button. */
      whoReads: string;
      submit: { idle: string; busy: string };
      messages: { success: string; failure: string };
    };
    emailPanel: {
      heading: string;
      text: string;
      boxes: { box: "general" | "community" | "legal"; label: string }[];
    };
    chatPanel: { heading: string; text: string; link: Link };
    /** They are called so where they are set. */
    recordPanels: { letter: string; press: string; pressOnly: string };
  };
  contactSubjects: readonly { value: ContactSubject; label: string }[];
  topics: Readonly<Record<string, TopicWords>>;
  responseTimes: {
    heading: string;
    intro: string;
    items: readonly { kind: ResponseKind; label: string; hours: number }[];
    /** It is sent on another page. */
    application: { link: Link; hours: number };
  };
  withinHours: (hours: number) => string;
  /** First on the page, in one line, with what each number is for; the panel beside the form has all lines. */
  callNow: readonly (PhoneLink & { what: string })[];
  urgentHelp: {
    id: string;
    heading: string;
    intro: string;
    lines: readonly { name: string; text: string; actions: PhoneLink[]; chat?: ChatLink }[];
    /** Folds the lines whose number stands at the top of the page already, and those of other countries. */
    more: string;
    elsewhere: { heading: string; lines: readonly { name: string; actions: PhoneLink[] }[] };
  };
  /** After a message with that subject was sent. */
  confirmationOf: (subject: string | null) => Confirmation;
}

export const contactPage = {
  heading: "Contact us",
  intro:
    "Tell us what happened or what you need. A person reads every message. You do not have to have your story in order first.",
  form: {
    heading: "Send us a message",
    intro:
      "If you need support, we aim to reply within 24 hours. No email? Call 211: they find help without it.",
    ask: "What we ask of employers:",
    emailHint: "We use it to answer you.",
    messageHint: "Does somebody else read your email? Say how we can reach you safely.",
    whoReads: "Our staff read it. We never tell your employer that you wrote.",
    securityReason: "This keeps out spam programs.",
    wrongAnswer: "Please solve the math problem correctly.",
    spentSum:
      "This sum was used before, or is too old. Please solve the new one: your message is still here, and has not been sent yet.",
    withoutSum: "Send it without. Unless you need support, we first check by hand that it is not spam.",
    withoutSumReason: "Can't do the sum?",
  },
  emailPanel: {
    heading: "Email",
    text: "If you would rather use your own email program, write to:",
    boxes: [
      { box: "general", label: "General questions" },
      { box: "community", label: "Community" },
      { box: "legal", label: "Legal and privacy" },
    ],
  },
  chatPanel: {
    heading: "Community chat",
    text: "For company and quick tips from other workers, our community chat is often faster than a letter to us.",
    link: { label: "Join Our Community", to: "community-chat" },
  },
  recordPanels: {
    letter: "By letter",
    press: onRecord.press,
    pressOnly: "For reporters.",
  },
} satisfies Omit<ContactWords["contactPage"], "form"> & { form: Record<string, string> };

/** Codes are the database's. */
export const contactSubjects = [
  { value: "support", label: "I need support" },
  { value: "volunteer", label: "Volunteering" },
  { value: "partnership", label: "Partnership" },
  { value: "media", label: "Press and media" },
  { value: "feedback", label: "Feedback on the site or our work" },
  { value: "other", label: "Something else" },
] satisfies ContactWords["contactSubjects"];

/** Asks for a sum that no other visitor has. */
export const NEW_SUM_PARAMETER = "new";

/** After a message with that subject was sent. */
export function confirmationOf(subject: string | null): Confirmation {
  const again = "Send another message";
  const againQuery = `${NEW_SUM_PARAMETER}=yes`;
  return subject === "support"
    ? {
        first: `You asked for help: we aim to answer you within ${responseHours.support} hours, not ${responseHours.general}.`,
        next: "You can begin with the first steps today.",
        link: { label: "See your first seven days", to: "/first-week" },
        again,
        againQuery,
      }
    : {
        next: "A person reads it and writes back to the email address you gave.",
        link: { label: "Read the latest news", to: "/news" },
        again,
        againQuery,
      };
}

/** Links of other pages name one of these: the form then says what to write. */
export const contactTopics = {
  story: {
    subject: "other",
    heading: "Share your story",
    intro: "Tell us what happened, in your own words. We never publish a story without asking you first.",
  },
  group: {
    subject: "support",
    heading: "Ask to join a group",
    intro:
      "Tell us two evenings that suit you, your time zone, and whether you would rather talk or type. We aim to reply within 24 hours.",
  },
  mentor: {
    subject: "support",
    heading: "Ask for a mentor",
    intro:
      "Tell us your trade, or the one you want to enter, and what you would ask somebody who has done it. We aim to reply within 24 hours.",
  },
  organizing: {
    subject: "support",
    heading: "Ask for help to organize",
    intro:
      "Tell us your trade, about how many of you there are, and what you want to change. Please leave out the names of others.",
  },
  giving: {
    subject: "other",
    heading: "Write to us about giving",
    intro:
      "Tell us what you would like to give, and for what. A person writes back and says whether we can take it, and how.",
  },
  workplace: {
    subject: "other",
    heading: "Tell us what happened",
    intro:
      "Write from your own phone, not one from work. Tell us which employer, when, and what you saw. We won't pass your name on unless you say so. Please don't send papers that are not yours to share.",
  },
  data: {
    subject: "other",
    heading: "Ask about your data",
    intro:
      "Enter an email address that nobody else reads. If you have none, enter the one you have, and write below that we must not use it.",
    message:
      "What to do (show me, correct, erase): \nThe address I used before: \nHow to reach me safely: \n",
  },
} satisfies Record<string, TopicWords & { subject: ContactSubject }>;

export type ContactTopic = keyof typeof contactTopics;

/** The form of a topic. */
export function contactAbout(topic: ContactTopic): `/${string}` {
  return `/contact?subject=${contactTopics[topic].subject}&about=${topic}#message`;
}

export function joinHeading(campaign: string): string {
  return `Join: ${campaign}`;
}

export function campaignSentence(campaign: string): string {
  return `I want to help with the campaign “${campaign}”.`;
}

/** Hours (public specification, section 9). */
export const responseTimes = {
  heading: "Response times",
  intro: "We aim to send a first reply in this time. Sometimes it takes longer: then write again.",
  items: [
    { kind: "support", label: "Support requests", hours: 24 },
    { kind: "general", label: "General questions", hours: 48 },
    { kind: "media", label: "Press and media", hours: 24 },
    { kind: "partnership", label: "Partnership, by email or this form", hours: 72 },
  ],
  application: {
    link: { label: "Partnership, through its own form", to: "/partner#partnership-form" },
    hours: 48,
  },
} satisfies ContactWords["responseTimes"];

export function withinHours(hours: number): string {
  return `Within ${hours} hours`;
}

export const callNow = [
  { label: "Call 911", to: "tel:911", what: "A life in danger" },
  { label: "Call 988", to: "tel:988", what: "Crisis, day or night" },
  { label: "Call 211", to: "tel:211", what: "Rent, food, local help" },
] satisfies ContactWords["callNow"];

/** A program answers there when nobody is free. */
export const violenceChat = {
  label: "Chat at thehotline.org: ask for a person",
  link: "https://www.thehotline.org",
} satisfies ChatLink;

export const urgentHelp = {
  id: "urgent-help",
  heading: "Urgent help",
  intro: "We have no help line ourselves. These are free, and most of them answer day and night.",
  lines: [
    {
      name: "In immediate danger",
      text: "If somebody is hurt, or a life is in danger now.",
      actions: [{ label: "Call 911", to: "tel:911" }],
    },
    {
      name: "988 Suicide & Crisis Lifeline",
      text: "Call or text if you think about suicide, or if it is all too much. You do not have to be suicidal to reach out.",
      actions: [
        { label: "Call 988", to: "tel:988" },
        { label: "Text 988", to: "sms:988" },
      ],
    },
    {
      name: "Hurt or afraid at home: National Domestic Violence Hotline",
      text: "Talk about what to do, also while you still live with them. If somebody may see your screen, call.",
      actions: [
        { label: "Call 1-800-799-7233", to: "tel:+18007997233" },
        { label: "Text START to 88788", to: "sms:88788?&body=START" },
      ],
      chat: violenceChat,
    },
    {
      name: "Crisis Text Line",
      text: "Talk by text message with a trained listener.",
      actions: [{ label: "Text HOME to 741741", to: "sms:741741?&body=HOME" }],
    },
    {
      name: "Veterans Crisis Line",
      text: "For veterans, service members and those close to them.",
      actions: [
        { label: "Call 988, then press 1", to: "tel:988" },
        { label: "Text 838255", to: "sms:838255" },
      ],
    },
    {
      name: "211 Help Line",
      text: "Food, rent, power bills and health care near you. At any hour in most places.",
      actions: [{ label: "Call 211", to: "tel:211" }],
    },
  ],
  more: "More: 911, 211, and other countries",
  elsewhere: {
    heading: "Outside the United States",
    lines: [
      { name: "Canada", actions: [{ label: "Call 988", to: "tel:988" }] },
      { name: "UK and Ireland, Samaritans", actions: [{ label: "Call 116 123", to: "tel:116123" }] },
    ],
  },
} satisfies ContactWords["urgentHelp"];

const hoursOf = (wanted: ResponseKind): number =>
  responseTimes.items.find(({ kind }) => kind === wanted)?.hours ?? 0;

export const responseHours = {
  general: hoursOf("general"),
  support: hoursOf("support"),
  media: hoursOf("media"),
  partnership: hoursOf("partnership"),
};

/** Public specification, section 8, has the messages of the form. */
export const contactWords: ContactWords = {
  language: "en",
  page,
  contactPage: {
    ...contactPage,
    form: {
      ...contactPage.form,
      name: "Name",
      nameMissing: "Enter your name",
      email: "Email",
      emailMissing: "Enter your email address",
      subject: "Subject",
      chooseSubject: "Choose a subject",
      subjectMissing: "Choose a subject",
      message: "Message",
      messageMissing: "Enter your message",
      security: "Security check",
      sum: (first, second) => `What is ${first} + ${second}?`,
      submit: { idle: "Send message", busy: "Sending..." },
      messages: {
        success: "Thank you for your message! We will get back to you within 48 hours.",
        failure: "Something went wrong. Please try again or contact us directly.",
      },
    },
  },
  contactSubjects,
  topics: contactTopics,
  responseTimes,
  withinHours,
  callNow,
  urgentHelp,
  confirmationOf,
};
