import { isErased } from "~/kits/erasure/erased-addresses.server";
import type { MailKind } from "~/kits/outbox/mail-kind";
import type { Secrets } from "~/lib/secrets.server";
import { singleLine, withPersonalValues } from "~/mail/compose-mail.server";
import type { Mail } from "~/mail/mail";
import {
  PREFERENCES_PLACE,
  type RenderedIssue,
  TOKEN_PLACE,
  UNSUBSCRIBE_PLACE,
  WEB_PLACE,
} from "./list-mail";

export interface Recipient {
  /** As typed at sign-up, so untrusted. */
  name: string;
  email: string;
  unsubscribeToken: string;
}

/** What all recipients get: the same but for `TOKEN_PLACE`, which stands for each one's own token. */
export type SharedMail = Pick<Mail, "subject" | "html" | "text" | "headers">;

/**
 * RFC 2369 and RFC 8058: List-Unsubscribe, to whose URL a mail program POSTs; RFC 2919: List-ID. No Auto-Submitted
 * (RFC 3834): not for newsletters. @param campaignId null where the campaign is not made yet
 */
export function composeSharedMail(
  { subject, html, text }: RenderedIssue,
  siteUrl: string,
  campaignId: number | null,
): SharedMail {
  const unsubscribe = `${siteUrl}/newsletter/unsubscribe?token=${TOKEN_PLACE}`;
  const preferences = `${siteUrl}/newsletter/preferences?token=${TOKEN_PLACE}`;
  const web = `${siteUrl}/newsletter${campaignId === null ? "" : `/${campaignId}`}`;
  const withLinks = (part: string) =>
    part
      .replaceAll(UNSUBSCRIBE_PLACE, () => unsubscribe)
      .replaceAll(PREFERENCES_PLACE, () => preferences)
      .replaceAll(WEB_PLACE, () => web);
  return {
    subject,
    html: withLinks(html),
    text: withLinks(text),
    headers: {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "List-ID": `<newsletter.${new URL(siteUrl).hostname}>`,
      Precedence: "bulk",
    },
  };
}

/** The shared mail with the recipient's own links, which the mailer fills in. */
export function addressMail(
  { subject, html, text, headers }: SharedMail,
  { name, email, unsubscribeToken }: Recipient,
): Omit<Mail, "messageId"> {
  const token = encodeURIComponent(unsubscribeToken);
  const own = (part: string) => part.replaceAll(TOKEN_PLACE, () => token);
  return {
    to: { name: singleLine(name), address: email },
    subject,
    html,
    text,
    personal: { [TOKEN_PLACE]: token },
    headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, own(value)])),
  };
}

/** The mail as one recipient reads it. */
export function composeCampaignMail(
  issue: RenderedIssue,
  recipient: Recipient,
  siteUrl: string,
  campaignId: number | null = null,
): Omit<Mail, "messageId"> {
  return withPersonalValues(addressMail(composeSharedMail(issue, siteUrl, campaignId), recipient));
}

/** For mails to a list: an address that was erased gets none before its owner has confirmed a new sign-up. */
export function skipErased(kind: MailKind, secrets: Secrets): MailKind {
  return {
    ...kind,
    render: async (db, mail, now) =>
      (await isErased(db, secrets, mail.recipient)) ? undefined : kind.render(db, mail, now),
  };
}
