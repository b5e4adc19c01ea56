import type { Organization, SiteSettings } from "~/lib/site-settings";
import type { Environment } from "./read-environment.server";

/** Names and addresses, never a secret; without the examples that stand for what is not set. */
export function siteSettings(env: Environment, organization: Organization = {}): SiteSettings {
  const ifSet = (name: keyof Environment, value: string) => (env.unset.includes(name) ? undefined : value);
  return {
    name: env.ORGANIZATION_NAME,
    url: env.SITE_URL,
    organization,
    postalAddress: ifSet("POSTAL_ADDRESS", env.POSTAL_ADDRESS),
    places: {
      donate: ifSet("DONATION_URL", env.DONATION_URL),
      "community-chat": ifSet("COMMUNITY_CHAT_URL", env.COMMUNITY_CHAT_URL),
      instagram: ifSet("INSTAGRAM_URL", env.INSTAGRAM_URL),
      tiktok: ifSet("TIKTOK_URL", env.TIKTOK_URL),
      reddit: ifSet("REDDIT_URL", env.REDDIT_URL),
    },
    timeZone: env.TIME_ZONE,
    hasVideoThumbnails: env.VIDEO_THUMBNAILS === "on",
    asksToConfirm: env.NEWSLETTER_CONFIRM === "on",
    mailboxes: {
      general: ifSet("GENERAL_EMAIL", env.GENERAL_EMAIL),
      legal: ifSet("LEGAL_EMAIL", env.LEGAL_EMAIL),
      community: ifSet("COMMUNITY_EMAIL", env.COMMUNITY_EMAIL),
    },
  };
}
