import { urgentHelp } from "./contact";
import type { PhoneLink } from "./types";

interface CrisisLine {
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

const suicideLine = urgentLine("988 Suicide & Crisis Lifeline");

/** Shown above every result of a search that may come from a person in danger. */
export const crisisCard: CrisisCardCopy = {
  heading: "You don't have to face this alone",
  text: "Talk to a person now, day or night. It is free, and you can stop at any time. These numbers work in the United States.",
  lines: [
    { ...suicideLine, chat: { label: "Chat at 988lifeline.org", to: "https://988lifeline.org" } },
    urgentLine("Crisis Text Line"),
    {
      name: "Hurt or afraid at home: National Domestic Violence Hotline",
      links: [{ label: "Call 1-800-799-7233", to: "tel:+18007997233" }],
    },
    urgentLine("In immediate danger"),
  ],
};

export interface EmptyHelpCopy {
  text: string;
  links: CrisisLine["links"];
}

/** Under every list that a search or a filter left empty. */
export const emptyHelp: EmptyHelpCopy = {
  text: "Need help now? These lines are free.",
  links: [...urgentLine("211 Help Line").links, ...suicideLine.links],
};
