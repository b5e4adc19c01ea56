import { configuredMailer } from "~/kits/outbox/configured-mailer.server";
import { newMessageId } from "~/kits/outbox/deliver-mail.server";
import { senderDomain } from "~/lib/email-address.server";
import { renderMail } from "~/mail/mail-page.server";
import { openSmtpConnection } from "~/mail/smtp-connection.server";
import type { Environment } from "~/server/read-environment.server";
import { type Finding, reasonOf } from "./finding";

const UNSET =
  "SMTP_URL is not set: mails are files in the folder outbox beside the database, and reach nobody.";

/** Connects, encrypts and signs in as every mail does, and sends none. */
export async function checkMailServer({ SMTP_URL }: Pick<Environment, "SMTP_URL">): Promise<Finding> {
  if (!SMTP_URL) return { name: "a mail server", problem: UNSET };
  const { host, username } = new URL(SMTP_URL);
  const name = `${username ? "signing in at" : "connecting to"} the SMTP server ${host}`;
  try {
    (await openSmtpConnection(SMTP_URL)).quit();
    return { name, problem: undefined };
  } catch (cause) {
    return { name, problem: `${reasonOf(cause)}. SMTP_URL has its address, port, user and password.` };
  }
}

/** A short mail, also on a site without a database. */
export async function sendTestMail(env: Environment, address: string): Promise<Finding> {
  const words = `A test of the mail settings of ${env.SITE_URL}. Nothing else is in this mail.`;
  const mailer = configuredMailer(env);
  const name = `a test mail to ${address}`;
  try {
    const answer = await mailer.send({
      to: { name: "", address },
      subject: `Test mail of ${env.ORGANIZATION_NAME}`,
      html: renderMail("Test mail", words),
      text: `${words}\n`,
      messageId: newMessageId(senderDomain(env.MAIL_FROM) ?? "localhost"),
      headers: { "Auto-Submitted": "auto-generated" },
    });
    const taken = mailer.writesFiles ? `is one of the ${mailer.destination}` : `was taken: ${answer}`;
    return { name: `${name} ${taken}`, problem: undefined };
  } catch (cause) {
    return { name, problem: `the ${mailer.destination} did not take it: ${reasonOf(cause)}` };
  } finally {
    mailer.close();
  }
}
