import type { StaffRole } from "~/database/schema/staff-role";

/** The words of the staff pages (staff specification, sections 1 and 2). */

export const dashboard = {
  title: "Admin Dashboard",
  subtitle: "Manage newsletter, analytics, and community data",
  description: "For staff: what came in through the forms, and how many people saw them.",
  tabsLabel: "Dashboard",
  signOut: { idle: "Sign Out", busy: "Signing Out..." },
  signedInAs: "Signed in as",
  account: "Account",
  publicSite: "Public site",
  search: { label: "Search everything", placeholder: "Search all", button: "Search" },
  skipToList: "Skip to the list",
  loading: "Loading...",
  waiting: "waiting",
};

export const login = {
  title: "Staff sign-in",
  description: "For staff: sign in to the dashboard.",
  heading: "Sign in",
  forgot: "Forgot your password?",
  home: { label: "Back to the homepage", to: "/" },
} as const;

export const formNames = {
  newsletter: "Newsletter",
  survey: "Survey",
  volunteer: "Volunteer",
  partnership: "Partnership",
  contact: "Contact",
};

export const tabTitles = {
  newsletter: "Newsletter",
  survey: "Survey",
  volunteer: "Volunteer applications",
  partnership: "Partnership applications",
  contact: "Contact messages",
  analytics: "Form Analytics",
};

export const partsLabel = "Parts of this page";

/** What a long tab leads to at its top, in the order of the page. */
export const newsletterParts = {
  send: { id: "send", label: "Send" },
  subscribers: { id: "newsletter-table", label: "Subscribers" },
  figures: { id: "figures", label: "Figures" },
  articles: { id: "article-table", label: "Articles" },
};

export const waitingCopy = {
  heading: "Waiting for an answer",
  note: "Most messages are promised an answer within 48 hours; support and press within 24, partnerships within 72.",
  urgent: "Urgent",
  urgentCount: (count: string) =>
    count === "1"
      ? "1 person may be in danger: first in the inbox"
      : `${count} people may be in danger: first in the inbox`,
  urgentSurveys: "Answers to the survey that tell of danger:",
  overdue: (count: string) => `${count} overdue`,
  waiting: (count: string) => `${count} waiting`,
  nothing: "Nobody is waiting.",
};

export const dateRange = {
  from: "From",
  to: "To",
  apply: "Show",
  label: "Date range",
  presets: "Usual date ranges",
  preset: {
    week: "7 days",
    month: "30 days",
    lastMonth: "Last month",
    quarter: "This quarter",
    year: "This year",
    twelveMonths: "12 months",
  },
  zone: (zone: string) => `Days and times are in ${zone}.`,
};

export const overview = {
  heading: (from: string, to: string) => `Forms, ${from} – ${to}`,
  cards: { uniqueViews: "Unique views", completions: "Completions", conversion: "Conversion rate" },
  summary: {
    heading: "Form Performance Summary",
    table: "The figures of each form",
    columns: ["Form Type", "Unique Views", "Completions", "Conversion Rate", "Growth (Period)"],
  },
  latest: {
    heading: "Latest submissions",
    table: "Who sent them, and when",
    note: "The ten newest over all forms, whenever they came in.",
    columns: ["Form", "Name", "Email", "Submitted"],
    noName: "No name",
    empty: "Nothing has come in yet. Submissions of every form will appear here.",
  },
};

export const roleRefusals = {
  post: {
    viewer: "Your account may read but not change.",
    editor: "Only owners may change this.",
    owner: "Your account may not do this.",
  } satisfies Record<StaffRole, string>,
  page: "Your account may not open this page.",
  file: "Your account may read but not export.",
  ask: (owners: readonly string[]) => `Ask an owner: ${owners.join(", ")}.`,
};
