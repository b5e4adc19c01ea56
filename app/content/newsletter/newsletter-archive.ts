import { formatCount } from "~/lib/numbers";
import { weeklyNewsletter } from "./newsletter-mails";

export const page = {
  title: "Newsletter archive",
  description:
    "Every issue of our weekly newsletter about AI and work: the news of the week for workers, and new places to get help. Read it here without signing up.",
  path: "/newsletter",
} as const;

export const newsletterArchive = {
  heading: "The newsletter, week by week",
  intro: "Everything that went out by email is here to read, with nothing to sign up for.",
  signUp: { label: "Get it by email", to: "/newsletter#newsletter" },
  listHeading: "Past issues",
  empty: {
    title: "The newsletter, from its first issue on",
    description:
      "The first issue has not gone out yet. See a sample, and sign up for one short email a week at most with news about AI and jobs and new places to get help.",
    heading: "Get the first issue",
    intro:
      "The first issue has not gone out yet. From then on it is one short email a week at most, free, and you can leave at any time.",
    see: { label: "See a sample first", to: "#sample" },
    signUp: {
      heading: "Sign up",
      text: "In each issue: news about AI and jobs, new places to get help, and ways to speak up.",
    },
  },
  sample: {
    heading: "What an issue looks like",
    note: "An example, made from what is on this site today.",
    mark: "Sample",
    from: "From",
    subject: "Subject",
    articles: "Also",
    /** An entry of the directory, by its title. */
    place: "Warmline Directory",
    speakUp: weeklyNewsletter.speakUp.links[1],
  },
  newsletter: {
    heading: "Get the next one by email",
    text: "News about AI and jobs, new places to get help, and ways to speak up. A link in each issue lets you leave.",
  },
} as const;

export const archivedIssue = {
  all: { label: "All issues", to: "/newsletter" },
  help: { label: "Get help now", to: "/services/support-and-resources" },
  lead: "The story to read first",
  articles: "More from this week",
  more: (count: number) =>
    count === 1
      ? "One more story of that week is in the news"
      : `${formatCount(count)} more stories of that week are in the news`,
  resources: "New places to get help",
  read: "Read the article",
  visit: "Visit the website",
  neighbors: "Other issues",
  newer: "Next issue",
  older: "Previous issue",
  description: (date: string, preheader: string) =>
    `The newsletter of ${date} about AI and work, with news for workers and places to get help. ${preheader}`.slice(
      0,
      160,
    ),
} as const;
