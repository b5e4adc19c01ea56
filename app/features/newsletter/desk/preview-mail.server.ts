import { newsletterSettings } from "~/features/newsletter/campaigns/settings.server";
import { composeCampaignMail } from "~/features/newsletter/issue/compose-campaign-mail.server";
import { type RenderedIssue, withoutOwnLinks } from "~/features/newsletter/issue/issue";
import { TEST_TOKEN } from "~/features/newsletter/subscribers/test-token";
import { mailSender } from "~/kits/outbox/configured-mailer.server";
import type { Actor } from "~/server/audit-log.queries.server";
import { composeMail } from "~/server/compose-mail.server";
import type { Services } from "~/server/services.server";
import { findIssue } from "./find-issue.server";
import { mailPreview as copy } from "./sending.copy";

/** Nothing may run or be loaded; links open elsewhere, so that they can be tried. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox",
].join("; ");

const headers = {
  "Content-Security-Policy": POLICY,
  // By the HTML standard a sandboxed document with another value is not shown in a tab of its own.
  "Cross-Origin-Opener-Policy": "unsafe-none",
  "X-Frame-Options": "SAMEORIGIN",
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

export function readablePlainText(issue: RenderedIssue): string {
  return withoutOwnLinks(issue, copy.ownLink);
}

const plain = (text: string, status = 200) =>
  new Response(text, { status, headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" } });

/**
 * The very mail that goes out, to a sample reader.
 * @param search `of`: see `findIssue`; `as`: `html`, `text` or `eml` @returns 404 where there is no such mail
 */
export async function previewMail(
  services: Services,
  staff: Actor,
  search: URLSearchParams,
  now: Date,
): Promise<Response> {
  const { env } = services;
  const found = await findIssue(services, staff, search.get("of") ?? "", now);
  if (!found) return plain(copy.missing, 404);
  const reader = { ...copy.sampleReader, unsubscribeToken: TEST_TOKEN };
  const mail = composeCampaignMail(found.issue, reader, env.SITE_URL, found.campaignId);
  const format = search.get("as");
  if (format === "text") return plain(mail.text);
  if (format === "eml") {
    const messageId = `<preview@${newsletterSettings(env).domain}>`;
    const name = `${found.kind.replace("_", "-")}-${now.toISOString().slice(0, 10)}.eml`;
    return new Response(new Uint8Array(await composeMail(mailSender(env), { ...mail, messageId })), {
      headers: {
        ...headers,
        "Content-Type": "message/rfc822",
        "Content-Disposition": `attachment; filename="${name}"`,
      },
    });
  }
  return new Response(mail.html.replace("<head>", '<head>\n<base target="_blank">'), {
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}
