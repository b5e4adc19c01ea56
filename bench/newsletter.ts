/**
 * How fast a newsletter is sent, compared with a bare nodemailer pool that stores nothing.
 *
 * Both send the same mails over five connections to a server in a process of its own that throws them away.
 * `npm run bench:newsletter [-- recipients]`
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { SMTPServer } from "smtp-server";
import { runCampaign } from "~/features/newsletter/campaigns/campaign-mails.server";
import { createCampaign } from "~/features/newsletter/campaigns/create-campaign.server";
import { composeCampaignMail } from "~/features/newsletter/issue/compose-campaign-mail";
import { composeContents } from "~/features/newsletter/issue/issue-contents.server";
import { weeklyIssue } from "~/features/newsletter/issue/weekly.email";
import { composed } from "~/server/compose-mail.server";
import { createMailer } from "~/server/mailer.server";
import { migrateFile } from "~/server/migrate.server";
import { openDatabase } from "~/server/open-database.server";
import { say } from "../scripts/support/program";
import { addReaders } from "../tests/support/newsletter";

const ROUNDS = 4;
const CONNECTIONS = 5;
const FROM = "News <news@example.org>";
const SITE = "https://example.org";

const article = {
  id: 1,
  title: "A title of the length that titles in the news usually have",
  summary:
    "A summary of two sentences, as the articles on the site have them. It is about as long as this one is.",
  source: "The Paper",
  url: "https://example.org/news/2026/11/a-title-of-the-length-that-titles-usually-have",
  publishedDate: "2026-11-01",
};
const contents = composeContents(
  {
    articles: [article, ...Array.from({ length: 9 }, () => article)],
    moreCount: 5,
    resources: [],
    moreResources: 0,
  },
  "2026-11-01",
);
const issue = weeklyIssue(contents, {
  organization: { name: "After Automation", postalAddress: "1 Example Street, Example City" },
  siteUrl: SITE,
});

function serve(): void {
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData: (stream, _, callback) => {
      stream.resume().on("end", () => callback());
    },
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.server.address();
    process.send?.(typeof address === "object" && address ? address.port : 0);
  });
  process.once("disconnect", () => process.exit());
}

async function bare(url: string, count: number): Promise<void> {
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS });
  const mails = Array.from({ length: count }, (_, index) =>
    Object.assign(
      composeCampaignMail(
        issue,
        { name: "Ann Worker", email: `reader${index}@example.org`, unsubscribeToken: "t".repeat(32) },
        SITE,
      ),
      { messageId: `<${index}@example.org>` },
    ),
  );
  await Promise.all(mails.map((mail) => transport.sendMail({ from: FROM, ...composed(mail) })));
  transport.close();
}

async function ours(url: string, count: number): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), "bench-"));
  const path = join(directory, "site.db");
  await migrateFile(path);
  const db = openDatabase(path);
  await addReaders(db, count);
  const request = { kind: "newsletter", scheduledFor: null, createdBy: null } as const;
  await createCampaign(db, { ...request, now: new Date(), write: async () => issue });
  const mailer = createMailer({ smtpUrl: url, from: FROM, outboxDirectory: directory, perSecond: 1_000_000 });
  return async () => {
    const signal = new AbortController().signal;
    const outbox = { db, mailer, domain: "example.org", now: () => new Date(), signal };
    const result = await runCampaign({ ...outbox, campaignId: 1, siteUrl: SITE });
    if (result !== "finished") throw new Error(result);
    mailer.close();
    await db.destroy();
    rmSync(directory, { recursive: true });
  };
}

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (count * 1000) / (performance.now() - start);
}

async function measure(count: number): Promise<void> {
  const server = fork(process.argv[1] ?? "", ["newsletter", "serve"]);
  const [port] = await once(server, "message");
  const url = `smtp://127.0.0.1:${port}`;
  const rates: { bare: number; ours: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bareRate = await perSecond(count, () => bare(url, count));
    const send = await ours(url, count);
    rates.push({ bare: bareRate, ours: await perSecond(count, send) });
  }
  server.disconnect();
  say(
    "",
    `${count} mails of ${issue.html.length + issue.text.length} characters, ${CONNECTIONS} connections:`,
  );
  for (const [round, rate] of rates.entries()) {
    const share = Math.round((rate.ours / rate.bare) * 100);
    const note = round === 0 ? "  (warming up)" : "";
    say(`bare pool ${rate.bare.toFixed(0)}/s, newsletter ${rate.ours.toFixed(0)}/s, ${share} %${note}`);
  }
}

if (process.argv[3] === "serve") serve();
else await measure(Number(process.argv[3] ?? 2_000));
