import type { SiteSettings } from "~/lib/site-settings";
import type { Environment } from "./read-environment.server";

/** Names and addresses, never a secret. */
export function siteSettings(env: Environment): SiteSettings {
  return {
    name: env.ORGANIZATION_NAME,
    url: env.SITE_URL,
    postalAddress: env.POSTAL_ADDRESS,
    places: {
      donate: env.DONATION_URL,
      "community-chat": env.COMMUNITY_CHAT_URL,
      instagram: env.INSTAGRAM_URL,
      tiktok: env.TIKTOK_URL,
      reddit: env.REDDIT_URL,
    },
    mailboxes: { general: env.GENERAL_EMAIL, legal: env.LEGAL_EMAIL, community: env.COMMUNITY_EMAIL },
  };
}
