import { applicationStatuses } from "~/database/schema/application-status";
import { formatCount } from "~/lib/numbers";

/** Groups are shown in this order. */
export const kindNames = {
  contact: "Contact messages",
  volunteer: "Volunteer applications",
  partnership: "Partnership applications",
  survey: "Survey responses",
  newsletter: "Subscribers",
  report: "Reports about resources",
  spam: "Suspected spam",
  reply: "Replies",
  answer: "Answers to replies",
  resource: "Resources",
  article: "Articles",
} as const;

export type SearchKind = keyof typeof kindNames;

export const searchKinds = Object.keys(kindNames).filter((name): name is SearchKind => name in kindNames);

/** "twice", "3 times" */
export const times = (count: number) => (count === 2 ? "twice" : `${formatCount(count)} times`);

export const oneOf: Record<PersonKindName, string> = {
  contact: "Contact message",
  volunteer: "Volunteer application",
  partnership: "Partnership application",
  survey: "Survey response",
  newsletter: "Newsletter",
  report: "Report about a resource",
  spam: "Suspected spam",
};

type PersonKindName = Exclude<SearchKind, "resource" | "article" | "reply" | "answer">;

/** What a result is. */
export const resultNames: Record<SearchKind, string> = {
  ...oneOf,
  reply: "Our reply",
  answer: "Their answer",
  resource: "Resource",
  article: "Article",
};

export const mailStateNames: Readonly<Record<string, string>> = {
  queued: "Waiting to be sent",
  sending: "Being sent",
  sent: "Sent",
  written: "Written to a file",
  failed: "Failed",
  uncertain: "Uncertain",
  skipped: "Left out",
  cancelled: "Cancelled",
};

export const stateNames: Readonly<Record<string, string>> = {
  waiting: "Not answered",
  answered: "Answered",
  ...Object.fromEntries(applicationStatuses.map(({ value, label }) => [value, label])),
  active: "Active",
  left: "Unsubscribed",
  open: "Open",
  resolved: "Resolved",
  suspected: "Suspected",
  confirmed: "Spam",
  hidden: "Hidden",
  held: "Waits for review",
  ...mailStateNames,
};

export const mailNames: Readonly<Record<string, string>> = {
  account: "About a staff account",
  notification: "Notification to staff",
  confirmation: "Mail to confirm a sign-up",
  welcome: "Welcome mail",
  test: "Test mail",
  data_request: "Link to their data",
  newsletter: "Newsletter",
  team_update: "Team update",
  reply: "Reply",
};

export const bounceNames = {
  hard: "The address does not exist",
  soft: "Not delivered for the time being",
  complaint: "Reported as unwanted",
} as const;
