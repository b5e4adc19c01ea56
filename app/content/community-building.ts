import { contactAbout, responseHours } from "./contact";
import type {
  CallToAction,
  Card,
  CompositeBlock,
  ExternalAddress,
  Hero,
  Link,
  OfferCard,
  Page,
  PhoneLink,
  Testimonial,
} from "./types";

export const page = {
  path: "/services/community-building",
  title: "Community Building",
  description:
    "Support groups, mentors and organizing for people who lost work to AI. Ask for a place, meet others who know it, and act together.",
} satisfies Page;

export const hero = {
  heading: "Community Building",
  intro:
    "A job is also the people you ate lunch with. When it ends, the phone goes quiet. We bring people together who know what that is like. A group begins when enough of them have asked.",
  actions: [
    { label: "Join our community chat", to: "community-chat" },
    { label: "Ask to join a group", to: contactAbout("group") },
  ],
} satisfies Hero;

/** Stands beside the first link to the chat, so that nobody joins without it. */
export const chatRules = {
  text: "The chat is on Discord and takes a free account. Be kind, keep to yourself what others tell you, and sell nothing. If a life is in danger, call 911. For thoughts of suicide, call or text 988.",
  link: { label: "Community guidelines", to: "/terms-of-service#community-guidelines" },
} satisfies { text: string; link: Link };

/** `status`: does it run today? */
export type Program = OfferCard & { status: string };

export const programs = {
  heading: "Ways to find your people",
  details: "Details",
  intro: `Write to us and say which days suit you. We aim to reply within ${responseHours.support} hours, and tell you how far your group is.`,
  cards: [
    {
      title: "Online Support Groups",
      status: "Begins once enough people have asked",
      text: "A small group that talks about how it is really going, by video or by text, at hours that suit it. You can keep your camera off and say nothing at all.",
      items: ["Small enough that everyone gets a turn", "What is said in the group stays in the group"],
      action: { label: "Ask to join a group", to: contactAbout("group") },
    },
    {
      place: "community-chat",
      title: "Discord Community",
      status: "Open today, at any hour",
      text: "This is our community chat, on Discord. Ask about a severance letter at noon, or say at three that you can't sleep. Use any name you like.",
      items: ["Channels by trade, by place and by question", "Moderators who step in when it gets rough"],
      action: { label: "Join our community chat", to: "community-chat" },
    },
    {
      title: "Peer Mentorship",
      status: "Begins once we find the right person, which can take a while",
      text: "We look for somebody a few steps further on, who may know your trade or the one you want to enter.",
      items: [
        "One person to call, for as long as it helps you both",
        "Mentors are volunteers, so there is nothing to pay",
      ],
      action: { label: "Ask for a mentor", to: contactAbout("mentor") },
    },
    {
      title: "Collective Organizing",
      status: "Begins with your message",
      text: "One worker asking for fair notice can be brushed off, but forty cannot. We help you find each other and plan the first step.",
      items: [
        "Find a union or worker group in your trade",
        "Turn one demand into a letter, a meeting or a contract",
      ],
      action: { label: "Ask for help to organize", to: contactAbout("organizing") },
    },
  ],
} satisfies {
  heading: string;
  intro: string;
  details: string;
  cards: Program[];
};

/** Entries of the directory; nobody has to wait for a group of ours. */
export const meanwhile = {
  heading: "Open to you today",
  text: "You don't have to wait for a group. The chat is ours; others run the rest.",
  textWithoutChat: "You don't have to wait for a group. Others run these.",
  tonight: {
    name: "Need to talk tonight?",
    text: "The 988 Lifeline answers at any hour.",
    calls: [
      { label: "Call 988", to: "tel:988" },
      { label: "Text 988", to: "sms:988" },
    ],
  },
  chat: {
    label: "Our community chat",
    to: "community-chat",
    text: "Open at any hour, under any name you like, in a browser or an app.",
  },
  items: [
    {
      name: "Warmline Directory",
      text: "Phone lines run by people who have been there, for when it is no crisis but you need somebody to talk to.",
      link: "https://warmline.org",
    },
    {
      name: "NAMI HelpLine",
      text: "Trained volunteers and staff with information, support and referrals. Weekdays, 10\u00a0a.m. to 10\u00a0p.m. Eastern.",
      link: "https://www.nami.org/help",
      calls: [{ label: "Call 1-800-950-6264", to: "tel:18009506264" }],
    },
    {
      name: "What We Will",
      text: "A worker center for people hit by fast change in technology, with community, skills and mutual aid.",
      link: "https://whatwewill.org",
    },
    {
      name: "Emergency Workplace Organizing Committee (EWOC)",
      text: "Volunteer organizers who coach workers of any trade that want to act together.",
      link: "https://workerorganizing.org",
    },
  ],
  more: {
    label: "More in the directory",
    to: "/services/support-and-resources?q=someone+to+talk+to#results",
  },
} satisfies {
  heading: string;
  text: string;
  textWithoutChat: string;
  tonight: { name: string; text: string; calls: PhoneLink[] };
  chat: Link & { text: string };
  items: { name: string; text: string; link: ExternalAddress; calls?: PhoneLink[] }[];
  more: Link;
};

export const values = {
  heading: "How we treat each other",
  cards: [
    {
      title: "No shame here",
      text: "Losing a job to a machine says nothing about your worth. Nobody has to explain or defend what happened.",
    },
    {
      title: "Privacy first",
      text: "Stories stay where they were told. We ask before we share a word, and you can always use a nickname.",
    },
    {
      title: "Listen, then help",
      text: "We ask what you need before we offer advice. Sometimes that is a form, and sometimes it is ten quiet minutes.",
    },
    {
      title: "Everyone brings something",
      text: "You may need help on Monday and give it on Friday. Every trade and every age knows something useful.",
    },
  ],
} satisfies { heading: string; cards: Card[] };

export const events = {
  heading: "Events",
  text: "None set yet. Members start them: check-ins for the first weeks, form nights, skill swaps, organizing calls.",
  link: { label: "Suggest one in our community chat", to: "community-chat" },
} satisfies { heading: string; text: string; link: Link };

export const testimonials = {
  heading: "What people hope for",
  note: "These voices are composites. Each blends things that displaced workers often say. None is a quote from one real person.",
  items: [
    {
      quote:
        "I have not told my wife yet. I would like to say it first to people who have had to say it too.",
      who: "Somebody who handled claims",
    },
    {
      quote: "They moved my whole team's work to a bot. I want to be part of a team again.",
      who: "Somebody who answered phones",
    },
    {
      quote:
        "I drew comics for fifteen years. I want to ask somebody from my trade which clients still pay people.",
      who: "Somebody who drew for a living",
    },
    {
      quote:
        "One of us asking about the new software gets no answer. If we asked together, they could not wave us away.",
      who: "Somebody who planned shifts",
    },
  ],
} satisfies CompositeBlock<Testimonial>;

export const closing = {
  heading: "Pull up a chair",
  text: "Come as you are and stay as long as you like. If you have an hour or two to give, help us keep the door open.",
  textWithoutChat: "If you have an hour or two to give, help us open the door.",
  actions: [
    { label: "Join our community chat", to: "community-chat" },
    { label: "Volunteer With Us", to: "/volunteer" },
  ],
} satisfies CallToAction;
