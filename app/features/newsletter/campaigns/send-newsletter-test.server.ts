import { testMails as copy } from "~/features/newsletter/desk/campaign.copy";
import { sendingBlocked } from "~/features/newsletter/desk/sending.copy";
import { composeCampaignMail } from "~/features/newsletter/issue/compose-campaign-mail.server";
import { currentIssue } from "~/features/newsletter/issue/current-issue.server";
import { TEST_TOKEN } from "~/features/newsletter/subscribers/test-token";
import { newMessageId } from "~/kits/outbox/deliver-mail.server";
import { MailError } from "~/server/mail-error.server";
import type { SendNowOptions } from "./send-newsletter-now.server";

/**
 * Sends the issue that would be sent now to these addresses alone: no subscriber gets it, and its articles do not count
 * as mailed. Not through the outbox, so that it needs no worker and reports the server's answer.
 * @returns whether every mail was sent or written
 */
export async function sendNewsletterTest(
  { db, mailer, settings, now, signal, say }: SendNowOptions,
  recipients: readonly string[],
): Promise<boolean> {
  const { publisher, domain, blockers } = settings;
  if (blockers.length > 0) {
    say(sendingBlocked.text(blockers));
    return false;
  }
  const current = await currentIssue(db, publisher, now());
  if (!current) {
    say("No new article: there is nothing to send a test of.");
    return false;
  }
  const issue = { ...current.issue, subject: copy.subject(current.issue.subject) };
  let allSent = true;
  for (const email of recipients) {
    const recipient = { name: "", email, unsubscribeToken: TEST_TOKEN };
    const mail = composeCampaignMail(issue, recipient, publisher.siteUrl);
    try {
      await mailer.send({ ...mail, messageId: newMessageId(domain) }, { signal });
      say(`${mailer.writesFiles ? "Written to a file" : "Sent"}: a test for ${email}.`);
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      say(`Not sent: a test for ${email}. ${error.message}`);
      allSent = false;
    }
  }
  return allSent;
}
