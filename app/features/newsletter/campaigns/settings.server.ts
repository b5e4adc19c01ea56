import type { Publisher } from "~/features/newsletter/issue/build-issue.server";
import { senderDomain } from "~/server/email-address.server";
import type { Environment } from "~/server/read-environment.server";
import { sendingBlockers } from "./sending-blockers.server";

export interface NewsletterSettings {
  publisher: Publisher;
  /** The part of the Message-IDs after the @: the domain the mails come from. */
  domain: string;
  blockers: readonly string[];
}

export function newsletterSettings(env: Environment): NewsletterSettings {
  return {
    publisher: {
      organization: { name: env.ORGANIZATION_NAME, postalAddress: env.POSTAL_ADDRESS },
      siteUrl: env.SITE_URL,
    },
    domain: senderDomain(env.MAIL_FROM) ?? "localhost",
    blockers: sendingBlockers(env),
  };
}
