import type { DangerFamily } from "~/lib/danger-family";
import { urgentHelp } from "./contact";
import type { PhoneLink } from "./types";

/** Decides which line leads the card. */
export type { DangerFamily };

export interface CrisisLine {
  name: string;
  links: readonly PhoneLink[];
  /** A page of another site. */
  chat?: { label: string; to: `https://${string}` } | undefined;
}

export interface CrisisCardCopy {
  heading: string;
  text: string;
  lines: CrisisLine[];
}

/** A line of the urgent help, so that its numbers stand in one place. */
function urgentLine(name: (typeof urgentHelp.lines)[number]["name"]): CrisisLine {
  return { name, links: urgentHelp.lines.find((line) => line.name === name)?.actions ?? [] };
}

const suicideLine: CrisisLine = {
  ...urgentLine("988 Suicide & Crisis Lifeline"),
  chat: { label: "Chat at 988lifeline.org", to: "https://988lifeline.org" },
};
const textLine = urgentLine("Crisis Text Line");
const emergency = urgentLine("In immediate danger");

const homeLine: CrisisLine = {
  name: "Hurt or afraid at home: National Domestic Violence Hotline",
  links: [
    { label: "Call 1-800-799-7233", to: "tel:+18007997233" },
    { label: "Text START to 88788", to: "sms:88788?&body=START" },
  ],
};
const childLine: CrisisLine = {
  name: "A child is hurt or not safe: Childhelp National Child Abuse Hotline",
  links: [{ label: "Call or text 1-800-422-4453", to: "tel:+18004224453" }],
};
const poisonLine: CrisisLine = {
  name: "Swallowed, breathed or took too much of something: Poison Help",
  links: [{ label: "Call 1-800-222-1222", to: "tel:+18002221222" }],
};
const traffickingLine: CrisisLine = {
  name: "Held, or forced to work or to have sex: National Human Trafficking Hotline",
  links: [
    { label: "Call 1-888-373-7888", to: "tel:+18883737888" },
    { label: "Text HELP to 233733", to: "sms:233733?&body=HELP" },
  ],
};

/** The first of the lines that stand on every card. */
const leading: Record<DangerFamily, CrisisLine[]> = {
  self: [suicideLine],
  other: [suicideLine],
  home: [homeLine, emergency],
  child: [childLine, emergency],
  overdose: [emergency, poisonLine],
  trafficking: [traffickingLine, emergency],
  violence: [emergency],
};
const always = [suicideLine, textLine, homeLine, emergency];

export const crisisHeading = "You don't have to face this alone";

/** Shown above every result of a search that may come from a person in danger, or from somebody worried about one. */
export function crisisCardFor(family: DangerFamily): CrisisCardCopy {
  return {
    heading: crisisHeading,
    text: "Talk to a person now, day or night. It is free, and you can stop at any time. These numbers work in the United States.",
    lines: [...new Set([...leading[family], ...always])],
  };
}

export interface EmptyHelpCopy {
  text: string;
  links: CrisisLine["links"];
}

/** Under every list that a search or a filter left empty. */
export const emptyHelp: EmptyHelpCopy = {
  text: "Need help now? These lines are free.",
  links: [...urgentLine("211 Help Line").links, ...urgentLine("988 Suicide & Crisis Lifeline").links],
};
