import { sendingBlocked as copy } from "~/features/newsletter/desk/sending.copy";
import type { Environment } from "~/server/read-environment.server";
import { isLoopbackHost } from "~/server/smtp-url.server";

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
