/**
 * `npm run doctor`: tries everything that the site needs on this machine, and says of each failure what to do. With
 * `-- --to=address` it also hands a test mail over, on a site without any article, too; with `-- --eml=file` it writes the
 * newsletter that would go out now. SpamAssassin judges that where it is installed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Database, openDatabase } from "~/database/open-database.server";
import { openStore } from "~/features/backups/store.server";
import { checkMail, sampleNewsletter } from "~/features/campaigns/sending/check-mail.server";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { CertificateWatch } from "~/features/system/certificate.server";
import { checkSite } from "~/features/system/checks.server";
import { type Finding, reasonOf } from "~/features/system/doctor/finding";
import { checkMachine } from "~/features/system/doctor/machine.server";
import {
  checkMailRecords,
  checkMailServer,
  sendTestMail,
  textRecords,
} from "~/features/system/doctor/mail.server";
import { mailSender } from "~/kits/outbox/configured-mailer.server";
import { dkimRecord } from "~/mail/sign-mail.server";
import {
  type Environment,
  misspelledSettings,
  processEnvironment,
  VARIABLES,
} from "~/server/read-environment.server";
import { runProgram, say } from "./support/program";

let problems = 0;

function report(title: string, findings: readonly Finding[]): void {
  say("", title);
  for (const { name, problem } of findings) {
    if (problem !== undefined) problems += 1;
    say(problem === undefined ? `  ok  ${name}` : `  -   ${name}: ${problem}`);
  }
}

async function tryStore(env: Environment): Promise<Finding[]> {
  if (!env.backupStore) return [];
  const name = `writing to the store ${env.backupStore.url}`;
  try {
    await openStore(env.backupStore).tryOut();
    return [{ name, problem: undefined }];
  } catch (cause) {
    return [
      { name, problem: `${reasonOf(cause)}. The BACKUP_S3 settings say where it is and who may write.` },
    ];
  }
}

function unsetSettings({ unset }: Environment): Finding {
  const problem = `${unset.join(", ")}: pages leave these addresses out, and mails show examples.`;
  return { name: "settings of the organization", problem: unset.length > 0 ? problem : undefined };
}

/** What `/readyz` says. */
async function siteFindings(db: Database, env: Environment, now: Date): Promise<Finding[]> {
  const watch = new CertificateWatch();
  await watch.refresh(env.SITE_URL, now);
  const options = { now, uptimeMs: Number.POSITIVE_INFINITY, certificate: watch.latest };
  const checks = await checkSite({ db, env }, options);
  return Object.entries(checks).map(([name, { ok, says, detail }]) => ({
    name: ok ? `${name}: ${says}` : name,
    problem: ok ? undefined : [says, detail].filter(Boolean).join(". "),
  }));
}

/** Locally, without questions to other servers. */
function spamAssassin(content: Buffer): string[] {
  const { error, stdout } = spawnSync("spamassassin", ["-t", "-L"], { input: content, encoding: "utf8" });
  if (error) return ["SpamAssassin is not installed: its score is not known."];
  const [, points = "unknown", required = "5.0"] =
    /^Content analysis details:\s+\(([-\d.]+) points, ([-\d.]+) required\)/m.exec(stdout) ?? [];
  const rules = stdout.split(/^ ?---- -+ -+\n/m)[1] ?? "";
  return [`SpamAssassin: ${points} points; a mail counts as spam from ${required} on.`, rules.trimEnd()];
}

async function reportNewsletter(db: Database, env: Environment, file: string | undefined): Promise<void> {
  const sender = mailSender(env);
  const { content, isInvented } = await sampleNewsletter(db, newsletterSettings(env), sender, new Date());
  if (file) writeFileSync(file, content);
  const of = isInvented ? " of invented articles, as there is no new one" : "";
  report(
    `The newsletter${of}: ${(content.length / 1000).toFixed(1)} kB, from ${sender.from}`,
    await checkMail(content),
  );
  say("", ...spamAssassin(content));
}

void runProgram(async () => {
  const { values } = parseArgs({ options: { eml: { type: "string" }, to: { type: "string" } } });
  const env = processEnvironment();
  const now = new Date();
  const machine = await checkMachine({
    env,
    known: VARIABLES,
    misspelled: misspelledSettings(process.env),
    now,
  });
  report(`This machine, with Node ${process.versions.node}`, [
    ...machine,
    unsetSettings(env),
    ...(await tryStore(env)),
  ]);
  report("Mail", [
    await checkMailServer(env),
    ...(values.to === undefined ? [] : [await sendTestMail(env, values.to)]),
    ...(await checkMailRecords(env, textRecords())),
  ]);
  if (env.dkim) {
    const { name, value } = dkimRecord(env.dkim);
    say("", "The DNS record (TXT) by which others verify the signature:", name, value);
  }
  if (existsSync(env.DATABASE_PATH)) {
    const db = openDatabase(env.DATABASE_PATH);
    try {
      report("The site, as /readyz says it", await siteFindings(db, env, now));
      await reportNewsletter(db, env, values.eml);
    } finally {
      await db.destroy();
    }
  } else say("", `There is no database at ${env.DATABASE_PATH} yet: npm start makes it.`);
  say("", problems === 0 ? "Nothing is wrong." : `Problems: ${problems}.`);
  process.exitCode = problems === 0 ? 0 : 1;
});
