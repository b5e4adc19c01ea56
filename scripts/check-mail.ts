/**
 * `npm run check:mail`: composes the newsletter that would go out now, signed where a key is set, and checks it; with
 * SpamAssassin too, where that is installed. With `-- --eml=file` it also writes the mail. With `-- --to=address` it
 * only hands a short mail over, also on a site without a database, and says what the server said.
 */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openDatabase } from "~/database/open-database.server";
import { checkMail, sampleNewsletter } from "~/features/campaigns/sending/check-mail.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { configuredMailer, mailSender } from "~/kits/outbox/configured-mailer.server";
import { newMessageId } from "~/kits/outbox/deliver-mail.server";
import { senderDomain } from "~/lib/email-address.server";
import { renderMail } from "~/mail/mail-page.server";
import { dkimRecord } from "~/mail/sign-mail.server";
import { type Environment, readEnvironment } from "~/server/read-environment.server";
import { runProgram, say } from "./support/program";

/** Locally, without questions to other servers. */
function spamAssassin(content: Buffer): string[] {
  const { error, stdout } = spawnSync("spamassassin", ["-t", "-L"], { input: content, encoding: "utf8" });
  if (error) return ["SpamAssassin is not installed: its score is not known."];
  const [, points = "unknown", required = "5.0"] =
    /^Content analysis details:\s+\(([-\d.]+) points, ([-\d.]+) required\)/m.exec(stdout) ?? [];
  const rules = stdout.split(/^ ?---- -+ -+\n/m)[1] ?? "";
  return [`SpamAssassin: ${points} points; a mail counts as spam from ${required} on.`, rules.trimEnd()];
}

/** @throws with the server's words where it does not take it */
async function sendTestMail(env: Environment, address: string): Promise<void> {
  const words = `A test of the mail settings of ${env.SITE_URL}. Nothing else is in this mail.`;
  const mailer = configuredMailer(env);
  try {
    const answer = await mailer.send({
      to: { name: "", address },
      subject: `Test mail of ${env.ORGANIZATION_NAME}`,
      html: renderMail("Test mail", words),
      text: `${words}\n`,
      messageId: newMessageId(senderDomain(env.MAIL_FROM) ?? "localhost"),
      headers: { "Auto-Submitted": "auto-generated" },
    });
    say(
      mailer.writesFiles
        ? `SMTP_URL is not set: the mail is one of the ${mailer.destination}.`
        : `The ${mailer.destination} took the mail: ${answer}`,
    );
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The ${mailer.destination} did not take the mail: ${reason}`, { cause });
  } finally {
    mailer.close();
  }
}

void runProgram(async () => {
  const { values } = parseArgs({ options: { eml: { type: "string" }, to: { type: "string" } } });
  const env = readEnvironment(process.env);
  if (values.to !== undefined) {
    await sendTestMail(env, values.to);
    return;
  }
  if (!existsSync(env.DATABASE_PATH)) {
    throw new Error(`There is no database at ${env.DATABASE_PATH} yet: npm start makes it.`);
  }
  const db = openDatabase(env.DATABASE_PATH);
  try {
    const sender = mailSender(env);
    const { content, isInvented } = await sampleNewsletter(db, newsletterSettings(env), sender, new Date());
    if (isInvented) say("There is no new article: this is a newsletter of invented ones.");
    if (values.eml) writeFileSync(values.eml, content);
    say(`${(content.length / 1000).toFixed(1)} kB, from ${sender.from}`, "");
    const checks = await checkMail(content);
    for (const { name, problem } of checks) say(problem ? `  -   ${name}: ${problem}` : `  ok  ${name}`);
    if (env.dkim) {
      const { name, value } = dkimRecord(env.dkim);
      say("", "The DNS record (TXT) by which others verify the signature:", name, value);
    }
    say("", ...spamAssassin(content));
    process.exitCode = checks.some(({ problem }) => problem !== undefined) ? 1 : 0;
  } finally {
    await db.destroy();
  }
});
