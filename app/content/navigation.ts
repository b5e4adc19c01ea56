import type { Link } from "./links";

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

export const newsletterLink = { label: "Newsletter", to: "/#newsletter" } as const satisfies Link;

/** A page load closes the menus. */
export const newsletterByLoading = { ...newsletterLink, to: "/newsletter" } as const satisfies Link;

/** Public specification, section 2, Header. */
export const headerEntries: ReadonlyArray<Link | NavigationGroup> = [
  { label: "Home", to: "/" },
  { label: "About", to: "/about" },
  { label: "Services", links: services },
  { label: "Videos", to: "/videos" },
  { label: "Statistics", to: "/statistics" },
  {
    label: "Get Involved",
    links: [
      { label: "Corporate Partnerships", to: "/partner" },
      { label: "Volunteer With Us", to: "/volunteer" },
      { label: "Support Our Mission", to: "/support" },
    ],
  },
  newsletterLink,
];

export const headerActions = {
  donate: { label: "Donate", to: "/support" },
  community: { label: "Join Community", to: "community-chat" },
} as const satisfies Record<string, Link>;

export const adminLink = { label: "Admin Dashboard", to: "/admin/dashboard" } as const satisfies Link;

/** Public specification, section 2, Footer. */
export const footer = {
  blurb: "A worker-led group for people whose jobs were changed or ended by AI and automation.",
  quickLinks: {
    label: "Quick Links",
    links: [
      { label: "Home", to: "/" },
      { label: "About", to: "/about" },
      { label: "Videos", to: "/videos" },
      { label: "Statistics", to: "/statistics" },
      { label: "Partner With Us", to: "/partner" },
      { label: "Privacy Policy", to: "/privacy-policy" },
      { label: "Terms of Service", to: "/terms-of-service" },
    ],
  },
  contact: { label: "Contact Us", to: "/contact" },
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
  quickLinks: NavigationGroup;
  contact: Link;
  followUs: NavigationGroup;
};
