import type { Mail } from "~/server/mailer.server";
import { type Issue, UNSUBSCRIBE_PLACE } from "./issue";

export interface Recipient {
  /** As typed at sign-up by whoever did it. */
  name: string;
  email: string;
  /** With angle brackets. */
  messageId: string;
  unsubscribeToken: string;
}

const MAX_NAME_LENGTH = 100;

/** A name on one line: what could end a header or hide what follows is not part of anybody's name. */
export function safeName(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}

/** The address of the page that ends the mails to one subscriber; a mail program POSTs to it (RFC 8058). */
export function unsubscribeUrl(siteUrl: string, token: string): string {
  return `${siteUrl}/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
}

/**
 * The mail of an issue to one recipient.
 *
 * List-Unsubscribe and List-Unsubscribe-Post are RFC 2369 and RFC 8058, List-ID is RFC 2919. No Auto-Submitted: that
 * is for answers and notifications (RFC 3834), not for a newsletter.
 */
export function composeDelivery(issue: Issue, recipient: Recipient, siteUrl: string): Mail {
  const url = unsubscribeUrl(siteUrl, recipient.unsubscribeToken);
  return {
    to: { name: safeName(recipient.name), address: recipient.email },
    subject: issue.subject,
    html: issue.html.replaceAll(UNSUBSCRIBE_PLACE, () => url),
    text: issue.text.replaceAll(UNSUBSCRIBE_PLACE, () => url),
    messageId: recipient.messageId,
    headers: {
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "List-ID": `<newsletter.${new URL(siteUrl).hostname}>`,
      Precedence: "bulk",
    },
  };
}
