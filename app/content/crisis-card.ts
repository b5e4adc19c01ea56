import type { DangerFamily } from "~/lib/danger-family";
import { urgentHelp, violenceChat } from "./contact";
import type { ChatLink, PhoneLink } from "./types";

export interface CrisisLine {
  name: string;
  links: readonly PhoneLink[];
  /** One sentence. */
  happens?: string | undefined;
  /** This text is in Spanish, so screen readers are told to read it so. */
  spanish?: { text: string; links?: readonly PhoneLink[] | undefined } | undefined;
  chat?: ChatLink | undefined;
}

export interface CrisisCardCopy {
  heading: string;
  /** Short, because the first line follows. */
  lead: string;
  first: readonly CrisisLine[];
  /** This is read where somebody may see the screen. */
  note?: string | undefined;
  /** Undefined where the emergency number leads the card. */
  emergency?: { text: string; links: readonly PhoneLink[] } | undefined;
  /** Leads to the list of all lines. */
  text: string;
  more: { heading: string; lines: readonly CrisisLine[] };
}

/** The numbers of the urgent help, so that they stand in one place. */
function urgentNumbers(name: (typeof urgentHelp.lines)[number]["name"]): readonly PhoneLink[] {
  return urgentHelp.lines.find((line) => line.name === name)?.actions ?? [];
}

const suicideLine: CrisisLine = {
  name: "988 Suicide & Crisis Lifeline",
  links: urgentNumbers("988 Suicide & Crisis Lifeline"),
  happens:
    "You hear a short greeting, then a trained counselor listens and looks with you for what can help, also when you call about somebody else.",
  spanish: {
    text: "En español: llame al 988 y oprima 2, o envíe la palabra AYUDA.",
    links: [
      { label: "Llame al 988 y oprima 2", to: "tel:988" },
      { label: "Envíe AYUDA al 988", to: "sms:988?&body=AYUDA" },
    ],
  },
  chat: { label: "Chat at 988lifeline.org", link: "https://988lifeline.org" },
};
const textLine: CrisisLine = {
  name: "Crisis Text Line",
  links: urgentNumbers("Crisis Text Line"),
  spanish: {
    text: "En español:",
    links: [{ label: "Envíe HOLA al 741741", to: "sms:741741?&body=HOLA" }],
  },
};
const emergencyLinks: readonly PhoneLink[] = [
  ...urgentNumbers("In immediate danger"),
  { label: "Text 911", to: "sms:911" },
];
const emergency: CrisisLine = {
  name: "In immediate danger",
  links: emergencyLinks,
  happens:
    "Say first where you are and then what is happening, and they tell you what to do until help comes. Many places take texts to 911, for when you cannot speak.",
};

const homeLine: CrisisLine = {
  name: "Hurt or afraid at home: National Domestic Violence Hotline",
  links: urgentNumbers("Hurt or afraid at home: National Domestic Violence Hotline"),
  happens:
    "A trained person listens and thinks with you about how to be safer, and what you do next is your choice.",
  spanish: { text: "También atienden en español: pídalo al empezar." },
  chat: violenceChat,
};
const childLine: CrisisLine = {
  name: "A child is hurt or not safe: Childhelp National Child Abuse Hotline",
  links: [
    { label: "Call 1-800-422-4453", to: "tel:+18004224453" },
    { label: "Text 1-800-422-4453", to: "sms:+18004224453" },
  ],
  happens:
    "A counselor listens and tells you what can be done where you live; children and young people can call themselves.",
  spanish: { text: "También atienden en español." },
};
const poisonLine: CrisisLine = {
  name: "Swallowed, breathed or took too much of something: Poison Help",
  links: [{ label: "Call 1-800-222-1222", to: "tel:+18002221222" }],
  happens:
    "A specialist asks what it was, how much and when, and tells you what to do: have the package at hand.",
  spanish: { text: "Hay intérpretes de español." },
};
const traffickingLine: CrisisLine = {
  name: "Held, or forced to work or to have sex: National Human Trafficking Hotline",
  links: [
    { label: "Call 1-888-373-7888", to: "tel:+18883737888" },
    { label: "Text HELP to 233733", to: "sms:233733?&body=HELP" },
  ],
  happens:
    "Somebody asks whether it is safe for you to talk, listens, and looks with you for a safe way out.",
  spanish: { text: "También atienden en español." },
};

/** The words of the card, in one language. */
export interface CrisisWords {
  heading: string;
  lead: string;
  /** Replaces the lead after a form was sent. */
  sent: string;
  /** Is shown where the one who does the harm may look at the screen. */
  watched: string;
  emergencyFirst: string;
  /** Leads to the list of all lines. */
  text: string;
  more: string;
  /** The lines that lead the card, by what is told. */
  leading: Readonly<Record<DangerFamily, readonly CrisisLine[]>>;
  emergency: CrisisLine;
  /** These stand on every card. */
  always: readonly CrisisLine[];
}

const watched: readonly DangerFamily[] = ["home", "trafficking"];

export const crisisHeading = "You don't have to face this alone";

export const crisisWords: CrisisWords = {
  heading: crisisHeading,
  lead: "Talk to a person now, day or night.",
  sent: "We have what you sent, but we are not a crisis line, and hours can pass until one of us reads it. Please do not wait: talk to a person now.",
  watched: "Somebody near you may be able to see what you look at. If you are not sure, call instead.",
  emergencyFirst:
    "Does somebody not breathe or not wake up, or is somebody being hurt right now? Call 911 first. Many places take texts to 911, for when you cannot speak.",
  text: "All of these are free, and you can stop at any time. The numbers work in the United States.",
  more: "More lines",
  leading: {
    self: [suicideLine],
    other: [suicideLine],
    home: [homeLine],
    child: [childLine],
    overdose: [emergency, poisonLine],
    trafficking: [traffickingLine],
    violence: [emergency],
  },
  emergency,
  always: [suicideLine, textLine, homeLine],
};

/** All lines of a family, the right one first. */
export const crisisLinesFor = (family: DangerFamily): CrisisLine[] => [
  ...new Set([...crisisWords.leading[family], emergency, ...crisisWords.always]),
];

/** Shown above every result of a search that may come from a person in danger, or from somebody worried about one. */
export function crisisCardFor(family: DangerFamily, words: CrisisWords): CrisisCardCopy {
  const first = words.leading[family];
  return {
    heading: words.heading,
    lead: words.lead,
    first,
    ...(watched.includes(family) && { note: words.watched }),
    ...(!first.includes(words.emergency) && {
      emergency: { text: words.emergencyFirst, links: words.emergency.links },
    }),
    text: words.text,
    more: { heading: words.more, lines: words.always.filter((line) => !first.includes(line)) },
  };
}

/** In place of when an answer comes, after a form that tells of danger was sent. */
export function sentCrisisCardFor(family: DangerFamily, words: CrisisWords): CrisisCardCopy {
  return { ...crisisCardFor(family, words), lead: words.sent };
}

/** Shown in place of the list, after a search of the directory that tells of danger. */
export const crisisPage = {
  heading: "Help right now",
  entries: "More places that help in a crisis",
  search: { label: "Look for something else", submit: "Find help" },
  all: "All kinds of help",
};

export interface EmptyHelpCopy {
  text: string;
  links: CrisisLine["links"];
}

/** Under every list that a search or a filter left empty. */
export const emptyHelp: EmptyHelpCopy = {
  text: "Need help now? These lines are free.",
  links: [...urgentNumbers("211 Help Line"), ...urgentNumbers("988 Suicide & Crisis Lifeline")],
};
