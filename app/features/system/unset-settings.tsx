import { Fragment } from "react";
import { SiteLink } from "~/components/site-link";

export interface UnsetEffect {
  /** What pages and mails lack. */
  text: string;
  /** The pages that wait for it, besides menus and footer. */
  pages: readonly `/${string}`[];
}

/** By the variable's name. A test compares the pages with those that differ once all is set. */
export const unsetEffects: Readonly<Record<string, UnsetEffect>> = {
  SITE_URL: { text: "Links in mails, the sitemap and previews do not lead to this site.", pages: [] },
  SMTP_URL: { text: "Mails are written to files and not sent.", pages: [] },
  MAIL_FROM: { text: "No newsletter goes out.", pages: [] },
  POSTAL_ADDRESS: {
    text: "No newsletter goes out, and no page names a postal address.",
    pages: [
      "/about",
      "/contact",
      "/es/contact",
      "/es/privacy-policy",
      "/privacy-policy",
      "/terms-of-service",
    ],
  },
  DONATION_URL: {
    text: "The donation page asks givers to write, without tiers and quotes, Home, /about and /partner say that there are no gifts, and the directory that there are no grants. The survey's page has no donate button.",
    pages: [
      "/",
      "/about",
      "/crowdfunding",
      "/es/services/support-and-resources",
      "/partner",
      "/services/support-and-resources",
      "/support",
    ],
  },
  COMMUNITY_CHAT_URL: {
    text: "No chat, no events, no step into the chat, no moderators and no roles there. Menus and footer have no link to it.",
    pages: [
      "/",
      "/about",
      "/contact",
      "/crowdfunding",
      "/es/contact",
      "/es/services/support-and-resources",
      "/services/community-building",
      "/services/support-and-resources",
      "/support",
      "/volunteer",
    ],
  },
  INSTAGRAM_URL: { text: "The footer has no link to Instagram.", pages: [] },
  TIKTOK_URL: { text: "The footer has no link to TikTok.", pages: [] },
  REDDIT_URL: { text: "The footer has no link to Reddit.", pages: [] },
  GENERAL_EMAIL: {
    text: "No address for general questions; the form is the way to write.",
    pages: ["/contact", "/es/contact", "/terms-of-service"],
  },
  LEGAL_EMAIL: {
    text: "No address for legal questions; the legal pages lead to the contact form.",
    pages: ["/contact", "/es/contact", "/es/privacy-policy", "/privacy-policy", "/terms-of-service"],
  },
  COMMUNITY_EMAIL: {
    text: "No address for questions about the community; the terms lead to the contact form.",
    pages: ["/contact", "/es/contact", "/terms-of-service"],
  },
  ORGANIZATION_FILE: {
    text: "No page says who runs the site, by what name and number it is registered, and what gifts paid.",
    pages: ["/about", "/contact", "/es", "/es/contact", "/support"],
  },
};

function Pages({ paths }: { paths: readonly `/${string}`[] }) {
  if (paths.length === 0) return null;
  return (
    <p className="text-sm">
      <span className="text-soft">Pages that wait: </span>
      {paths.map((path, index) => (
        <Fragment key={path}>
          {index > 0 && ", "}
          <SiteLink to={path} className="inline-block min-w-6 py-0.5">
            {path}
          </SiteLink>
        </Fragment>
      ))}
    </p>
  );
}

export function UnsetSettings({ unset }: { unset: readonly string[] }) {
  if (unset.length === 0) return <p>All are set.</p>;
  return (
    <ul className="grid max-w-measure gap-3">
      {unset.map((name) => (
        <li key={name} className="border-t border-hair pt-2">
          <p className="font-[monospace] font-semibold wrap-anywhere">{name}</p>
          <p>{unsetEffects[name]?.text}</p>
          <Pages paths={unsetEffects[name]?.pages ?? []} />
        </li>
      ))}
    </ul>
  );
}
