import { publicPaths } from "./addresses";
import type { Link } from "./types";

export interface NavigationGroup {
  label: string;
  links: readonly Link[];
}

const services = [
  { label: "Support & Resources", to: "/services/support-and-resources" },
  { label: "Policy Advocacy", to: "/services/policy-advocacy" },
  { label: "Community Building", to: "/services/community-building" },
  { label: "Corporate Accountability", to: "/services/corporate-accountability" },
] as const satisfies readonly Link[];

const home = { label: "Home", to: "/" } as const satisfies Link;
const about = { label: "About", to: "/about" } as const satisfies Link;
const videos = { label: "Videos", to: "/videos" } as const satisfies Link;
const statistics = { label: "Statistics", to: "/statistics" } as const satisfies Link;
const firstWeek = { label: "First week", to: "/first-week" } as const satisfies Link;
const news = { label: "News", to: "/news" } as const satisfies Link;
const survey = { label: "Survey", to: "/crowdfunding#questionnaire" } as const satisfies Link;
const contact = { label: "Contact", to: "/contact" } as const satisfies Link;

const involvement = [
  { label: "Corporate Partnerships", to: "/partner" },
  { label: "Volunteer With Us", to: "/volunteer" },
  { label: "Support Our Mission", to: "/support" },
] as const satisfies readonly Link[];

export const newsletterLink = { label: "Newsletter", to: "/#newsletter" } as const satisfies Link;

/** A page load closes the menus. */
export const newsletterByLoading = { ...newsletterLink, to: "/subscribe" } as const satisfies Link;

export const headerActions = {
  getHelp: { label: "Get help", to: "/services/support-and-resources" },
  donate: { label: "Donate", to: "/support" },
  community: { label: "Join Community", to: "community-chat" },
} as const satisfies Record<string, Link>;

/** The line above the header's main row, on a desktop. */
export const headerStrip: readonly Link[] = [
  home,
  firstWeek,
  news,
  newsletterLink,
  survey,
  contact,
  headerActions.community,
];

/** Public specification, section 2, Header, with `headerStrip` and `headerActions`. */
export const headerEntries: ReadonlyArray<Link | NavigationGroup> = [
  about,
  { label: "Services", links: services },
  videos,
  statistics,
  { label: "Get Involved", links: involvement },
];

export const adminLink = { label: "Admin Dashboard", to: "/admin/dashboard" } as const satisfies Link;

/** On a phone. */
export const menuGroups: readonly NavigationGroup[] = [
  { label: "Get help", links: [services[0], firstWeek, services[2], headerActions.community, contact] },
  { label: "About us", links: [home, about, services[1], services[3], news, videos, statistics] },
  { label: "Get involved", links: [survey, ...involvement, newsletterLink, headerActions.donate] },
  { label: "For staff", links: [adminLink] },
];

/** Public specification, section 2, Footer; help and news are additions. */
export const footer = {
  blurb: "A worker-led group for people whose jobs were changed or ended by AI and automation.",
  help: {
    label: "Get help",
    links: [headerActions.getHelp, firstWeek, news, survey],
  },
  quickLinks: {
    label: "Quick Links",
    links: [
      home,
      about,
      videos,
      statistics,
      { label: "Partner With Us", to: "/partner" },
      { label: "Privacy Policy", to: "/privacy-policy" },
      { label: "Terms of Service", to: "/terms-of-service" },
    ],
  },
  lines: {
    crisis: { question: "In crisis?", call: "Call 988", text: "text 988" },
    local: { before: "For food, rent and local help", call: "call 211" },
  },
  contact: { label: "Contact Us", to: "/contact" },
  yourData: { label: "See or erase your data", to: "/your-data" },
  followUs: {
    label: "Follow Us",
    links: [
      { label: "Instagram", to: "instagram" },
      { label: "TikTok", to: "tiktok" },
      { label: "Community chat", to: "community-chat" },
      { label: "Reddit", to: "reddit" },
    ],
  },
} as const satisfies {
  blurb: string;
  help: NavigationGroup;
  quickLinks: NavigationGroup;
  lines: {
    crisis: { question: string; call: string; text: string };
    local: { before: string; call: string };
  };
  contact: Link;
  yourData: Link;
  followUs: NavigationGroup;
};

const linkedPaths: readonly string[] = [...publicPaths, adminLink.to];

/** The path of a page that the navigation may link to: one of few, however many addresses are asked for. */
export function navigationPath(pathname: string): string | undefined {
  return linkedPaths.includes(pathname) ? pathname : undefined;
}
