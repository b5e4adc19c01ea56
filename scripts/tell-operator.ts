/** Started by the web server: mails OPERATOR_MAIL_TO what it reads, the state of the alerts as JSON. */
import { text } from "node:stream/consumers";
import { alertMail } from "~/features/system/alert.email";
import { alertStateSchema } from "~/features/system/alert-steps.server";
import { configuredMailer } from "~/kits/outbox/configured-mailer.server";
import { newMessageId } from "~/kits/outbox/deliver-mail.server";
import { senderDomain } from "~/lib/email-address.server";
import { singleLine } from "~/mail/compose-mail.server";
import { processEnvironment } from "~/server/read-environment.server";
import { runProgram } from "./support/program";

void runProgram(async () => {
  const env = processEnvironment();
  const state = alertStateSchema.parse(JSON.parse(await text(process.stdin)));
  const { subject, ...content } = alertMail({
    state,
    organization: env.ORGANIZATION_NAME,
    siteUrl: env.SITE_URL,
  });
  const mailer = configuredMailer(env);
  try {
    for (const address of env.OPERATOR_MAIL_TO)
      await mailer.send({
        ...content,
        subject: singleLine(subject),
        to: { name: "", address },
        messageId: newMessageId(senderDomain(env.MAIL_FROM) ?? "localhost"),
        // RFC 3834: no program is to answer it.
        headers: { "Auto-Submitted": "auto-generated" },
      });
  } finally {
    mailer.close();
  }
});
