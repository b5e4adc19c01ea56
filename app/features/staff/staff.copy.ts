import type { StaffRole } from "~/database/schema/staff-role";

/** The words of the staff pages (staff specification, sections 1 and 2). */

export const dashboard = {
  title: "Admin Dashboard",
  subtitle: "Manage newsletter, analytics, and community data",
  description: "For staff: what came in through the forms, and how many people saw them.",
  tabsLabel: "Dashboard",
  menuLabel: "More pages, and your account",
  signOut: "Sign Out",
  signedInAs: "Signed in as",
  account: "Account",
  publicSite: "Public site",
  skipToList: "Skip to the list",
  loading: "Loading...",
  waiting: "waiting",
};

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
  send: { id: "send", label: "Newsletter" },
  teamUpdate: { id: "send-team-update", label: "Team update" },
  past: { id: "past-campaigns", label: "Past campaigns" },
  subscribers: { id: "newsletter-table", label: "Subscribers" },
  figures: { id: "figures", label: "Figures" },
  articles: { id: "article-table", label: "Articles" },
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
