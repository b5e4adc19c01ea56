/**
 * `npm run check:mail`: composes the newsletter that would go out now, signed where a key is set, and checks it; with
 * SpamAssassin too, where that is installed. With `-- --eml=file` it also writes the mail.
 */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openDatabase } from "~/database/open-database.server";
import { checkMail, sampleNewsletter } from "~/features/campaigns/sending/check-mail.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { mailSender } from "~/kits/outbox/configured-mailer.server";
import { dkimRecord } from "~/mail/sign-mail.server";
import { readEnvironment } from "~/server/read-environment.server";
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

void runProgram(async () => {
  const { values } = parseArgs({ options: { eml: { type: "string" } } });
  const env = readEnvironment(process.env);
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
