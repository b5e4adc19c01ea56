import type { PhoneLink } from "~/content/types";
import type { ShortDate } from "~/lib/time/dates";
import type { CategoryName } from "./resource-categories";

/** The words on an entry of the directory, in one language. */
export interface CardWords {
  /** Opens what does not stand on the card at once. */
  more: string;
  /** Follows that where what opens is in English, on a page that is not. */
  inEnglish?: string;
  eligibility: string;
  cost: string;
  phone: string;
  hours: string;
  whenYouCall: string;
  haveReady: string;
  area: string;
  tags: string;
  website: string;
  checked: string;
  notChecked: string;
  report: string;
  foundBy: string;
  /** Says that the language of the page is spoken there, where it is not English. */
  speaks?: string;
  add: string;
  added: string;
  /** On the button of a number, which may come with what to do with it. */
  call: (phone: string, isText: boolean) => string;
  /** Lines that are reached in another way in this language, by the link in English. */
  lines: Readonly<Record<string, PhoneLink>>;
  day: (date: ShortDate) => string;
  /** What is stored in English, where people have other words for it: in English, for the categories of the specification. */
  stored: Readonly<Record<string, string>>;
}

/** The number says itself what it is for. */
export const NAMED_NUMBER = /^(?:call|text|tty|tdd|ttd|videophone|vp|relay)\b/i;

export const cardWords: CardWords = {
  more: "Who can use it, and more",
  eligibility: "Who can use it",
  cost: "Cost",
  phone: "Phone",
  hours: "Hours",
  whenYouCall: "When you call",
  haveReady: "Have at hand",
  area: "Where",
  tags: "Tags",
  website: "Website",
  checked: "Last checked",
  notChecked: "Not checked yet",
  report: "Report a mistake",
  foundBy: "Matches your search:",
  add: "Add to list",
  added: "On my list. Remove?",
  call: (phone, isText) => (NAMED_NUMBER.test(phone) ? phone : `${isText ? "Text" : "Call"} ${phone}`),
  lines: {},
  day: ({ text }) => text,
  stored: {
    "Crisis Support": "Crisis lines",
    "Unemployment Benefits": "Unemployment pay",
    "Emergency Financial Assistance": "Money for bills",
    "Food Assistance": "Food",
    "Housing Assistance": "Rent and housing",
    "Health Coverage": "Health insurance",
    "Mental Health": "Someone to talk to",
    "Family & Child Care": "Children and family",
    Transportation: "Getting around",
    "Legal Aid": "A lawyer",
    "Older Adults": "For older people",
    "Career Counseling": "Finding work",
    "Education & Training": "Training",
    "Worker Organizing": "A union",
  } satisfies Partial<Record<CategoryName, string>>,
};
