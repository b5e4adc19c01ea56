import { singleLine } from "~/kits/outbox/single-line";
import type { Mail } from "~/server/mailer.server";
import { type RenderedIssue, UNSUBSCRIBE_PLACE } from "./issue";

export interface Recipient {
  /** As typed at sign-up, so untrusted. */
  name: string;
  email: string;
  unsubscribeToken: string;
}

/** The address of the page that ends the mails to one subscriber; a mail program POSTs to it (RFC 8058). */
function unsubscribeUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
}

/** RFC 2369 and RFC 8058: List-Unsubscribe; RFC 2919: List-ID. No Auto-Submitted (RFC 3834): not for newsletters. */
export function composeCampaignMail(
  issue: RenderedIssue,
  recipient: Recipient,
  siteUrl: string,
): Omit<Mail, "messageId"> {
  const url = unsubscribeUrl(siteUrl, recipient.unsubscribeToken);
  return {
    to: { name: singleLine(recipient.name), address: recipient.email },
    subject: issue.subject,
    html: issue.html.replaceAll(UNSUBSCRIBE_PLACE, () => url),
    text: issue.text.replaceAll(UNSUBSCRIBE_PLACE, () => url),
    headers: {
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "List-ID": `<newsletter.${new URL(siteUrl).hostname}>`,
      Precedence: "bulk",
    },
  };
}
