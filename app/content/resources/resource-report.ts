import type { Link, Page } from "~/content/types";
import type { Language } from "~/lib/contexts";
import { nameInText } from "./states";

export type ResourceProblemCode = "unreachable" | "closed" | "wrong_information" | "other";

interface Problem {
  value: ResourceProblemCode;
  label: string;
}

/** All that the report of a mistake says, in one language. */
export interface ReportWords {
  language: Language;
  /** It has no path, because search engines have no use for it. */
  page: Omit<Page, "path">;
  heading: string;
  /** These words stand around the entry's title. */
  intro: { about: string; time: string };
  /** Takes the place of the title, for the page of a state. Staff see it so. @param code USPS code */
  statePage(code: string): string;
  tradePage(name: string): string;
  /** Leads to the list that one came from. */
  results: string;
  formHeading: string;
  entryHeading: string;
  privacy: string;
  form: {
    problem: { label: string; choose: string; options: readonly Problem[] };
    details: { label: string; hint: string; missing: string };
    email: { label: string; hint: string };
    submit: { idle: string; busy: string };
    messages: { success: string; failure: string };
  };
  sent: { heading: string; text: string; back: Link };
  unknown: { heading: string; text: string; actions: readonly Link[] };
  gone: string;
}

/** Staff see them so. */
export const problems = [
  { value: "unreachable", label: "A phone number or web address does not work" },
  { value: "closed", label: "A program has closed or takes no one new" },
  { value: "wrong_information", label: "Something it says is wrong" },
  { value: "other", label: "Something else" },
] as const satisfies readonly Problem[];

const directory = "/services/support-and-resources#directory";

export const resourceReport: ReportWords = {
  language: "en",
  page: {
    title: "Report a mistake",
    description: "Tell us when something in our resource directory is out of date, so that we can check it.",
  },
  heading: "Report a mistake",
  intro: { about: "You are telling us about", time: "It takes a minute." },
  statePage: (code) => `the page about ${nameInText(code)}`,
  tradePage: (name) => `the page “${name}”`,
  results: "Back to your results",
  formHeading: "What is wrong with it?",
  entryHeading: "The entry as we list it",
  privacy: "A person reads each report and checks it. You can leave out who you are.",
  form: {
    problem: { label: "What is wrong?", choose: "Choose what is wrong", options: problems },
    details: {
      label: "Details",
      hint: "What did you try, what happened, and what would be right if you know it?",
      missing: "Tell us what you found",
    },
    email: { label: "Email", hint: "So that we can ask. We use it for nothing else." },
    submit: { idle: "Send report", busy: "Sending..." },
    messages: {
      success: "Thank you for your report! We check it, and correct what is wrong.",
      failure: "Something went wrong. Please try again or contact us directly.",
    },
  },
  sent: {
    heading: "Your report is in",
    text: "Reports like yours save the next person a call that leads nowhere.",
    back: { label: "Back to the directory", to: directory },
  },
  unknown: {
    heading: "We do not know that entry",
    text: "It may have been taken out of the directory already, or the link is not complete. Find the entry in the directory, open “Who can use it, and more” and use the link there. Or write to us which entry it is and what is wrong.",
    actions: [
      { label: "Search the directory", to: directory },
      { label: "Contact us", to: "/contact" },
    ],
  },
  gone: "This entry is no longer in our directory, so it will mislead no one. Thank you for telling us.",
};

/** Until a report is overdue. Visitors are promised nothing, but a wrong entry misleads everyone who finds it. */
export const reportHours = 72;
