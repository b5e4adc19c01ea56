import { dirname, join } from "node:path";
import { senderDomain } from "~/server/email-address.server";
import { createMailer, type Mailer } from "~/server/mailer.server";
import type { Environment } from "~/server/read-environment.server";
import type { Publisher } from "./build-issue.server";
import { sendingBlockers } from "./sending-blockers.server";

/** What sending needs to know about the organisation. */
export interface NewsletterSettings {
  publisher: Publisher;
  /** The part of the Message-IDs after the @: the domain the mails come from. */
  domain: string;
  /** Why nothing may be sent; see `sendingBlockers`. */
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

/** The mailer the environment asks for; without SMTP_URL it writes to `outbox/` beside the database. */
export function mailerOf(env: Environment): Mailer {
  return createMailer({
    smtpUrl: env.SMTP_URL,
    from: env.MAIL_FROM,
    outboxDirectory: join(dirname(env.DATABASE_PATH), "outbox"),
    perSecond: env.MAIL_PER_SECOND,
  });
}
