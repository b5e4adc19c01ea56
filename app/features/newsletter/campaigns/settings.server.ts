import type { Publisher } from "~/features/newsletter/issue/issue";
import { senderDomain } from "~/server/email-address.server";
import type { Secrets } from "~/server/keyed-hash.server";
import type { Environment } from "~/server/read-environment.server";
import { sendingBlockers } from "./sending-blockers.server";

export interface Schedule {
  /** Cron. */
  pattern: string;
  /** IANA name, in which the pattern is read. */
  timeZone: string;
}

export interface NewsletterSettings {
  publisher: Publisher;
  schedule: Schedule;
  /** The part of the Message-IDs after the @: the domain the mails come from. */
  domain: string;
  blockers: readonly string[];
  /** Recognize erased addresses. */
  secrets: Secrets;
}

export function newsletterSettings(env: Environment): NewsletterSettings {
  return {
    publisher: {
      organization: { name: env.ORGANIZATION_NAME, postalAddress: env.POSTAL_ADDRESS },
      siteUrl: env.SITE_URL,
      timeZone: env.TIME_ZONE,
    },
    schedule: { pattern: env.NEWSLETTER_CRON, timeZone: env.TIME_ZONE },
    domain: senderDomain(env.MAIL_FROM) ?? "localhost",
    blockers: sendingBlockers(env),
    secrets: env,
  };
}
