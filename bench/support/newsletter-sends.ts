import { fork } from "node:child_process";
import { once } from "node:events";
import { createTransport } from "nodemailer";
import * as z from "zod";
import type { Database } from "~/database/open-database.server";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { type RenderedIssue, UNSUBSCRIBE_PLACE } from "~/kits/list-mail/list-mail";
import { WORKER } from "../../scripts/support/site-processes.mjs";
import { campaignRequest } from "../../tests/support/newsletter";
import { startProgram } from "../../tests/support/program";
import type { Site } from "../../tests/support/server";
import { waitFor } from "../../tests/support/wait-for";
import { cpuMsOf, mostResidentOf } from "./processes";

export interface Send {
  url: string;
  count: number;
  connections: number;
}

/** `cpuUs`: microseconds of the processor for a mail, with starting. */
const speedSchema = z.object({ perSecond: z.number(), cpuUs: z.number() });
export type Speed = z.infer<typeof speedSchema>;

const FROM = "News <news@example.org>";
const BATCH = 500;

const paragraph = `<p style="margin:0 0 16px;font-size:18px">A summary of two sentences, as the news has them. It is as
long as they usually are, and has a <a href="https://example.org/news/2026/11/a-title-of-some-length">link</a>.</p>\n`;

/** Some 20 kB as it is sent. */
const issue: RenderedIssue = {
  subject: "This week in AI and work: a title of the length that titles in the news usually have",
  html: `<!doctype html><html lang="en"><body>${paragraph.repeat(60)}<a href="${UNSUBSCRIBE_PLACE}">Leave</a></body></html>`,
  text: `${"A summary of two sentences, as the news has them.\n".repeat(60)}Leave: ${UNSUBSCRIBE_PLACE}\n`,
};

const token = (index: number) => `Ab-cD_${String(index).padStart(26, "0")}`;

export async function addAudience(db: Database, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < count; start += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => ({
        id: `reader ${start + index}`,
        email: `reader${start + index}@example.org`,
        name: "Ann Worker",
        is_active: 1 as const,
        wants_news: 1 as const,
        wants_team_updates: 0 as const,
        unsubscribe_token: token(start + index),
        subscribed_at: "2026-01-01T00:00:00.000Z",
        unsubscribed_at: null,
      }));
      await trx.insertInto("newsletter_subscribers").values(rows).execute();
    }
  });
}

/** What somebody would write who needs no record of what was sent: compose, send, forget. */
export async function sendBare({ url, count, connections }: Send): Promise<Speed> {
  const transport = createTransport({ url, pool: true, maxConnections: connections, maxMessages: Infinity });
  let next = 0;
  async function lane(): Promise<void> {
    while (next < count) {
      const index = next++;
      const link = `https://example.org/newsletter/unsubscribe?token=${token(index)}`;
      await transport.sendMail({
        from: FROM,
        to: { name: "Ann Worker", address: `reader${index}@example.org` },
        subject: issue.subject,
        html: issue.html.replace(UNSUBSCRIBE_PLACE, link),
        text: issue.text.replace(UNSUBSCRIBE_PLACE, link),
        messageId: `<${index}@example.org>`,
        headers: {
          "List-Unsubscribe": { prepared: true, value: `<${link}>` },
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          "List-ID": "<newsletter.example.org>",
          Precedence: "bulk",
        },
      });
    }
  }
  const start = performance.now();
  // Twice as many, so that no connection waits for its next mail.
  await Promise.all(Array.from({ length: connections * 2 }, lane));
  const seconds = (performance.now() - start) / 1000;
  transport.close();
  const { user, system } = process.cpuUsage();
  return { perSecond: count / seconds, cpuUs: (user + system) / count };
}

/** In a process of its own, without the heap limits of the worker. */
export async function measureBare(module: string, send: Send): Promise<Speed> {
  const child = fork(module, ["newsletter", "bare", JSON.stringify(send)]);
  const [speed] = await once(child, "message");
  return speedSchema.parse(speed);
}

export interface Sent extends Speed {
  mostMiB: number;
}

/** The worker as it runs in production sends one campaign to the whole audience. @param during runs meanwhile */
export async function measureWorker(
  site: Site,
  { url, count, connections }: Send,
  during: () => Promise<unknown> = async () => undefined,
): Promise<Sent> {
  const made = await createCampaign(site.db, { ...campaignRequest(issue), now: new Date() });
  if (made.result !== "created" || made.recipients !== count) throw new Error(made.result);
  const worker = startProgram(WORKER, {
    ...site.env,
    // As scripts/start.mjs sets it.
    MALLOC_ARENA_MAX: "1",
    MAIL_FROM: FROM,
    POSTAL_ADDRESS: "1 Example Street",
    SMTP_URL: url,
    MAIL_CONNECTIONS: String(connections),
    MAIL_PER_SECOND: "100000",
  });
  const mails = site.db.selectFrom("mails").where("campaign_id", "=", made.id);
  try {
    const state = () =>
      mails
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere("status", "=", "sent").as("sent"),
          fn.min("settled_at").as("first"),
          fn.max("settled_at").as("last"),
        ])
        .executeTakeFirstOrThrow();
    await waitFor("the first mail", async () => (await state()).first !== null, { timeoutMs: 60_000 });
    // Before the mails are counted again, which keeps this process busy.
    await during();
    const isDone = async () => (await state()).sent === count || !worker.running();
    await waitFor("the last mail", isDone, { timeoutMs: 600_000, everyMs: 1_000 });
    const { sent, first, last } = await state();
    if (sent !== count) throw new Error(`${sent} of ${count} mails were sent\n${worker.output()}`);
    const seconds = (Date.parse(last ?? "") - Date.parse(first ?? "")) / 1000;
    const cpuUs = (cpuMsOf(worker.pid) * 1000) / count;
    return { perSecond: count / seconds, cpuUs, mostMiB: mostResidentOf(worker.pid) };
  } finally {
    await worker.end("SIGTERM");
  }
}
