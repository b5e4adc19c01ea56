import type { Environment } from "~/server/read-environment.server";
import { isLoopbackHost } from "~/server/smtp-url.server";
import { sendingBlocked as copy } from "./sending.copy";

/** What is wrong with links that lead to the site, for readers of a mail. */
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
 * Why no newsletter or team update may be sent with these settings, a sentence each; none where they may.
 *
 * Readers must be able to unsubscribe (RFC 8058 asks for an https address) and see who writes. Mails that only become
 * files reach no reader, so without SMTP_URL nothing is asked for.
 *
 * @see docs/decisions/0079-sending-needs-settings.md
 */
export function sendingBlockers(env: Environment): string[] {
  if (!env.SMTP_URL) return [];
  return [
    siteUrlProblem(env, env.SMTP_URL),
    env.unset.includes("MAIL_FROM") ? copy.mailFromUnset : undefined,
    env.unset.includes("POSTAL_ADDRESS") ? copy.postalAddressUnset : undefined,
  ].filter((reason) => reason !== undefined);
}
