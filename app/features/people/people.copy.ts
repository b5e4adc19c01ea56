import { applicationStatuses } from "~/database/schema/application-status";
import { formatCount } from "~/lib/numbers";

export const searchPage = {
  title: "Search",
  description: "For staff: search messages, applications, subscribers, resources and articles at once.",
  label: "Search everything",
  hint: "Names, email addresses, or words of a message. In any order, with or without accents.",
  submit: "Search",
  begin:
    "Type a name, part of an email address, or words of a message. Two words are looked for together: “smith ann” finds Ann Smith.",
  tooShort: "Type two letters or more.",
  nothing: (q: string) => `Nothing found for “${q}”.`,
  nothingHelp:
    "Check the spelling, or try fewer or shorter words. Part of a word is enough: “gonz” finds González.",
  countOf: (count: number, most: number) =>
    count > most ? `more than ${formatCount(most)}` : formatCount(count),
  onlyKind: (kind: string, count: string) => `Show all in ${kind} (${count})`,
  first: (shown: string) => `The newest ${shown} are shown.`,
  back: "Back to all kinds",
  nameless: "(no name)",
  person: (email: string) => `Everything from ${email}`,
  personNote: "All submissions, subscriptions and mails of this address.",
} as const;

/** In the order in which groups are shown. */
export const kindNames = {
  contact: "Contact messages",
  volunteer: "Volunteer applications",
  partnership: "Partnership applications",
  survey: "Survey responses",
  newsletter: "Subscribers",
  report: "Reports about resources",
  spam: "Suspected spam",
  reply: "Replies",
  resource: "Resources",
  article: "Articles",
} as const;

export type SearchKind = keyof typeof kindNames;

export const searchKinds = Object.keys(kindNames).filter((name): name is SearchKind => name in kindNames);

const times = (count: number) => `${formatCount(count)} times`;

export const personPage = {
  title: "Person",
  description: "For staff: everything that came from one email address, and the mails sent to it.",
  heading: (email: string) => `Everything from ${email}`,
  /** "Ann Smith, Ann" */
  names: (names: string) => `Signed as ${names}.`,
  back: "Back to the row",
  missing: "There is no such row any more.",
  missingHelp: "It may have been deleted. Search for the name or the address.",
  noAddress: "This row has no email address, so nothing else can be found by it.",
  sections: {
    rows: "What they sent",
    replies: "Replies to them",
    mails: "Mails to them",
    bounces: "Mails that came back",
  },
  tables: {
    replies: "Replies with their states",
    mails: "Mails with their states",
    bounces: "Mails that came back, with the reasons",
  },
  columns: {
    replies: ["Subject", "From", "When", "State"],
    mails: ["Mail", "When", "State"],
    bounces: ["When", "What happened", "The mail server said"],
  },
  more: (count: number) => `And ${formatCount(count)} more.`,
  newest: (count: number) => `The newest ${formatCount(count)} are shown.`,
  noMails: "No mails.",
  hints: {
    heading: "Worth a look",
    sameText: (count: number) => `${formatCount(count)} messages with the same text`,
    repeated: {
      volunteer: (count: number) => `Applied as a volunteer ${count === 2 ? "twice" : times(count)}`,
      partnership: (count: number) => `Applied for a partnership ${count === 2 ? "twice" : times(count)}`,
      survey: (count: number) => `Answered the survey ${count === 2 ? "twice" : times(count)}`,
    },
    perhaps: "Perhaps the same person, by name:",
    stopped: {
      hard: "Mail cannot reach this address: it does not exist.",
      soft: "Mail came back three times from this address.",
      complaint: "The owner of this address reported our mail as unwanted.",
    },
  },
  data: {
    heading: "Their data",
    text: "To answer a request for a copy or for erasure. Looking is recorded in the audit log, without the address.",
    submit: "Copy or erase their data",
    busy: "Looking...",
  },
  noName: "(no name)",
} as const;

export const oneOf: Record<PersonKindName, string> = {
  contact: "Contact message",
  volunteer: "Volunteer application",
  partnership: "Partnership application",
  survey: "Survey response",
  newsletter: "Newsletter",
  report: "Report about a resource",
  spam: "Suspected spam",
};

type PersonKindName = Exclude<SearchKind, "resource" | "article" | "reply">;

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

export const bounceNames = {
  hard: "The address does not exist",
  soft: "Not delivered for the time being",
  complaint: "Reported as unwanted",
} as const;

const count = (number: number, one: string, many: string) =>
  `${formatCount(number)} ${number === 1 ? one : many}`;

/** After "Also from this address:". */
export const alsoCopy = {
  heading: "Also from this address",
  everything: "Everything from this person",
  kinds: {
    contact: (number: number) => count(number, "message", "messages"),
    volunteer: (number: number) =>
      number === 1 ? "applied as a volunteer" : `applied as a volunteer ${times(number)}`,
    partnership: (number: number) =>
      number === 1 ? "applied for a partnership" : `applied for a partnership ${times(number)}`,
    survey: (number: number) => count(number, "survey response", "survey responses"),
    report: (number: number) => count(number, "report about a resource", "reports about resources"),
    spam: (number: number) => count(number, "suspected spam", "suspected spam"),
  },
  newsletter: (month: string) => `newsletter since ${month}`,
  left: (month: string) => `left the newsletter in ${month}`,
} as const;
