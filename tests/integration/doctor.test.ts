import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/support/port.mjs";
import { type Site, startSite } from "../support/server";
import { Refusal, type SmtpSink, startSmtpSink } from "../support/smtp-sink";

let site: Site;
let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
  site = await startSite({ seed: false });
});
afterAll(async () => {
  await site.stop();
  await sink.stop();
});

async function doctor(settings: Record<string, string>, ...args: string[]) {
  const program = site.run("doctor", args, { MAIL_FROM: "Site <site@example.test>", ...settings });
  await program.exit;
  return program.output();
}

it("hands a test mail over on a site without any article, and says what the server said", async () => {
  const to = ["--to", "op@example.org"];
  const output = await doctor({ SMTP_URL: sink.url }, ...to);
  expect(output).toMatch(/ {2}ok {2}connecting to the SMTP server 127\.0\.0\.1/);
  expect(output).toMatch(/ {2}ok {2}a test mail to op@example\.org was taken: 250 /);
  expect(output).toContain("  ok  names of settings");
  expect(output).toContain("  ok  database: ok");
  expect(output).toContain("The newsletter of invented articles, as there is no new one");
  expect(sink.mails.map(({ mail }) => mail.to?.[0]?.address)).toEqual(["op@example.org"]);
  sink.hooks.mail = () => {
    throw new Refusal(550, "Site is not known here");
  };
  expect(await doctor({ SMTP_URL: sink.url }, ...to)).toMatch(
    / {2}- {3}a test mail to op@example\.org: the SMTP server \S+ did not take it: .*Site is not known here/,
  );
  expect(await doctor({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })).toMatch(
    / {2}- {3}connecting to the SMTP server \S+: .*ECONNREFUSED.*SMTP_URL has its address/,
  );
});

it("says what to do about names that are no settings, a folder and a store that cannot be used", async () => {
  const folder = join(dirname(site.env.DATABASE_PATH ?? ""), "returned");
  mkdirSync(join(folder, "new"), { recursive: true });
  writeFileSync(join(folder, "cur"), "");
  chmodSync(join(folder, "cur"), 0o644);
  const output = await doctor({
    SMPT_URL: "smtp://mail.example.org",
    BOUNCE_MAILDIR: folder,
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    BACKUP_S3_BUCKET: "backups",
    BACKUP_S3_ACCESS_KEY: "key",
    BACKUP_S3_SECRET_KEY: "secret",
  });
  expect(output).toContain("SMPT_URL is no setting of the site. Did you mean SMTP_URL?");
  expect(output).toMatch(/ {2}- {3}the folder \S+\/cur: BOUNCE_MAILDIR: the folder \S+ cannot be used: /);
  expect(output).toMatch(/ {2}- {3}writing to the store \S+: .*The BACKUP_S3 settings say where it is/);
  expect(output).toMatch(/ {2}- {3}a mail server: SMTP_URL is not set/);
  expect(output).toMatch(/\nProblems: \d+\.\n$/);
});
