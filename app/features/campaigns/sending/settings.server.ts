import type { Publisher } from "~/kits/list-mail/list-mail";
import { senderDomain } from "~/lib/email-address.server";
import type { Secrets } from "~/lib/secrets.server";
import { isLoopbackHost } from "~/mail/smtp-url.server";
import type { Environment } from "~/server/read-environment.server";
import { sendingBlocked as copy } from "./sending.copy";

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
    },
    schedule: { pattern: env.NEWSLETTER_CRON, timeZone: env.TIME_ZONE },
    domain: senderDomain(env.MAIL_FROM) ?? "localhost",
    blockers: sendingBlockers(env),
    secrets: env,
  };
}

function siteUrlProblem(env: Environment, smtpUrl: string): string | undefined {
  if (env.unset.includes("SITE_URL")) return copy.siteUrlUnset;
  const { protocol, hostname } = new URL(env.SITE_URL);
  if (isLoopbackHost(hostname)) {
    // A trial: what this machine's own mail server takes can be read on this machine.
    return isLoopbackHost(new URL(smtpUrl).hostname) ? undefined : copy.siteUrlLocal(env.SITE_URL);
  }
  return protocol === "https:" ? undefined : copy.siteUrlPlain(env.SITE_URL);
}

/**
 * Subscribers must be able to unsubscribe (RFC 8058: https) and see who sends. Without SMTP_URL mails are only files,
 * so nothing is required. See docs/decisions/sending.md.
 */
export function sendingBlockers(env: Environment): string[] {
  if (!env.SMTP_URL) return [];
  return [
    siteUrlProblem(env, env.SMTP_URL),
    env.unset.includes("MAIL_FROM") ? copy.mailFromUnset : undefined,
    env.unset.includes("POSTAL_ADDRESS") ? copy.postalAddressUnset : undefined,
  ].filter((reason) => reason !== undefined);
}
