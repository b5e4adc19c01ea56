import type { ShortDate } from "~/lib/time/dates";

/** The words on an entry of the directory, in one language. */
export interface CardWords {
  organization: string;
  eligibility: string;
  cost: string;
  phone: string;
  area: string;
  tags: string;
  website: string;
  checked: string;
  report: string;
  foundBy: string;
  add: string;
  added: string;
  /** On the button of a number, which may come with what to do with it. */
  call: (phone: string, isText: boolean) => string;
  day: (date: ShortDate) => string;
  /** What is stored in English, where the language has its own words for it. */
  stored: Readonly<Record<string, string>>;
}

/** The number says itself what it is for. */
export const NAMED_NUMBER = /^(?:call|text|tty|tdd|ttd|videophone|vp|relay)\b/i;

export const cardWords: CardWords = {
  organization: "Offered by",
  eligibility: "Who can use it",
  cost: "Cost",
  phone: "Phone",
  area: "Where",
  tags: "Tags",
  website: "Open website",
  checked: "Last checked",
  report: "Report a mistake",
  foundBy: "Found by:",
  add: "Add to my list",
  added: "On my list. Remove?",
  call: (phone, isText) => (NAMED_NUMBER.test(phone) ? phone : `${isText ? "Text" : "Call"} ${phone}`),
  day: ({ text }) => text,
  stored: {},
};
