import type { Link } from "~/content/types";

export type ResourceProblemCode = "unreachable" | "closed" | "wrong_information" | "other";

/** No path: search engines have no use for it. */
export const page = {
  title: "Report a mistake",
  description:
    "Tell us when an entry of our resource directory is out of date, so that we can check and correct it.",
};

export const problems = [
  { value: "unreachable", label: "The phone number or web address does not work" },
  { value: "closed", label: "The program has closed or takes no one new" },
  { value: "wrong_information", label: "Something it says is wrong" },
  { value: "other", label: "Something else" },
] satisfies { value: ResourceProblemCode; label: string }[];

const directory = "/services/support-and-resources#directory";

export const resourceReport = {
  heading: "Report a mistake",
  formHeading: "What is wrong with it?",
  entryHeading: "The entry as we list it",
  privacy: "A person reads each report and checks the entry. You can leave out who you are.",
  sent: {
    heading: "Your report is in",
    text: "Reports like yours save the next person a call that leads nowhere.",
    back: { label: "Back to the directory", to: directory },
  },
  unknown: {
    heading: "We do not know that entry",
    text: "It may have been taken out of the directory already, or the link is not complete. Find the entry in the directory and use the link at its foot, or write to us.",
    actions: [
      { label: "Search the directory", to: directory },
      { label: "Contact us", to: "/contact" },
    ],
  },
  gone: "This entry is no longer in our directory, so it will mislead no one. Thank you for telling us.",
} satisfies {
  heading: string;
  formHeading: string;
  entryHeading: string;
  privacy: string;
  sent: { heading: string; text: string; back: Link };
  unknown: { heading: string; text: string; actions: Link[] };
  gone: string;
};

export const statePageTitle = (name: string): string => `${name} (page of the state)`;

export function reportIntro({ title, organization }: { title: string; organization: string }): string {
  const offered = organization === title ? "" : `, offered by ${organization}`;
  return `You are telling us about “${title}”${offered}. It takes a minute.`;
}

/** Until a report is overdue. Visitors are promised nothing, but a wrong entry misleads everyone who finds it. */
export const reportHours = 72;
