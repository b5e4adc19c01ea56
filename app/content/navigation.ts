import { publicPaths } from "./addresses";
import { twinOf } from "./page";
import type { Link, PhoneLink } from "./types";

export interface NavigationGroup {
  label: string;
  links: readonly Link[];
}

interface Footer {
  blurb: string;
  /** Stands below the lists. */
  note?: string;
  help: NavigationGroup;
  quickLinks: NavigationGroup;
  lines: {
    question: string;
    call: PhoneLink;
    /** Ends the sentence, so that each stands in a line of its own on a phone. */
    stop: string;
    or: string;
    text: PhoneLink;
    local: string;
    callLocal: PhoneLink;
  };
  contact: Link;
  yourData: Link;
  followUs: NavigationGroup | null;
}

interface ErrorCopy {
  title: string;
  text: string;
}

/** They stand in place of a page that could not be shown. */
export interface ErrorWords {
  byStatus: Readonly<Record<400 | 403 | 404 | 405 | 413 | 429, ErrorCopy>>;
  unexpected: ErrorCopy;
  /** Searches the directory, where a page is not found. */
  search: { action: `/${string}`; label: string; submit: string };
  getHelp: Link;
  home: Link;
  contact: Link;
  /** Before the number of the request. */
  number: string;
  /** Leads from where a page would be in this language to the English one. */
  inEnglish?: string;
}

/** The words around every public page of a language. */
export interface Frame {
  home: `/${string}`;
  skip: string;
  menu: { open: string; close: string };
  /** Screen readers list the landmarks by these. */
  names: { language: string; strip: string; main: string; menu: string };
  getHelp: Link;
  donate: Link | null;
  /** The line above the header's main row, on a desktop. */
  strip: readonly Link[];
  entries: ReadonlyArray<Link | NavigationGroup>;
  menuGroups: readonly NavigationGroup[];
  footer: Footer;
  errors: ErrorWords;
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
const dates = { label: "My dates", to: "/first-week/dates" } as const satisfies Link;
const letters = { label: "Letters", to: "/letters" } as const satisfies Link;
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
  {
    label: "Get help",
    links: [services[0], firstWeek, services[2], headerActions.community, contact],
  },
  { label: "About us", links: [home, about, services[1], services[3], news, videos, statistics] },
  { label: "Get involved", links: [survey, ...involvement, newsletterLink, headerActions.donate] },
  { label: "For staff", links: [adminLink] },
];

/** Public specification, section 2, Footer; help is an addition. */
export const footer = {
  blurb: "A worker-led group for people whose jobs were changed or ended by AI and automation.",
  help: {
    label: "Get help",
    links: [
      { label: "Find help", to: headerActions.getHelp.to },
      firstWeek,
      dates,
      letters,
      { label: "States", to: "/help" },
      { label: "Trades", to: "/work" },
    ],
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
    question: "In crisis?",
    call: { label: "Call 988", to: "tel:988" },
    stop: "",
    or: "or",
    text: { label: "text 988", to: "sms:988" },
    local: "Food, rent, local help:",
    callLocal: { label: "call 211", to: "tel:211" },
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
} as const satisfies Footer;

export const frame: Frame = {
  home: home.to,
  skip: "Skip to content",
  menu: { open: "Menu", close: "Close" },
  names: { language: "Language", strip: "More", main: "Main", menu: "Mobile" },
  getHelp: headerActions.getHelp,
  donate: headerActions.donate,
  strip: headerStrip,
  entries: headerEntries,
  menuGroups,
  footer,
  errors: {
    byStatus: {
      400: {
        title: "We could not read that",
        text: "Something in what was sent did not arrive in a form we understand. Go back, check the page and try again.",
      },
      403: {
        title: "We did not accept that",
        text: "It was sent from another website, or from a copy of this site at another address. To protect you, our forms work on our own pages only. If you filled in a form, go back: what you typed should still be there. Copy it, open the form from our home page, and send it again.",
      },
      404: {
        title: "Page not found",
        text: "The page may have moved, or the address may have a mistake in it. Search for the help you need, or take one of the links below.",
      },
      405: {
        title: "That does not work here",
        text: "This page can be read, but nothing can be sent to it.",
      },
      413: {
        title: "That was too much to send",
        text: "What was sent is larger than this page accepts. Go back, shorten it and send it again.",
      },
      429: { title: "Too many tries", text: "Please wait a few minutes, then try again." },
    },
    unexpected: {
      title: "Something went wrong",
      text: "The mistake is ours, not yours. Please try again in a moment, or contact us directly.",
    },
    search: {
      action: "/services/support-and-resources#results",
      label: "What do you need today?",
      submit: "Find help",
    },
    getHelp: { label: "Get help", to: "/services/support-and-resources" },
    home: { label: "Go to the home page", to: "/" },
    contact: { label: "Contact us", to: "/contact" },
    number: "If you write to us, give this number:",
  },
};

const linkedPaths: readonly string[] = [...publicPaths, adminLink.to];

/** The path of a page that the navigation may link to, itself or in the other language. */
export function navigationPath(pathname: string): string | undefined {
  return linkedPaths.includes(pathname) || twinOf(pathname) ? pathname : undefined;
}
