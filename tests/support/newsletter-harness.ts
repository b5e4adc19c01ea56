import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateFile } from "~/database/migrate.server";
import { type Database, openDatabase } from "~/database/open-database.server";
import type { MailStatus } from "~/database/schema/schema.server";
import { createCampaign } from "~/features/campaigns/sending/create-campaign.server";
import { countMails, type MailCounts } from "~/kits/outbox/mails.queries.server";
import { addOthers, campaignRequest, mailSettings, shortIssue } from "./newsletter";
import { type Program, startProgram } from "./program";
import { type ScriptedSmtpServer, startScriptedSmtpServer } from "./scripted-smtp-server";
import { startTestClock, type TestClock } from "./test-clock";
import { waitFor } from "./wait-for";

export type SenderName = "send-newsletter" | "worker";

export interface NewsletterHarness {
  /** The temporary folder that holds the database and the outbox. */
  directory: string;
  db: Database;
  server: ScriptedSmtpServer;
  /** Of the senders, not of the test. */
  clock: TestClock;
  /** Starts one of the built senders on this database and this mail server. */
  start: (name: SenderName, args?: string[], env?: Partial<NodeJS.ProcessEnv>) => Program;
  /** Makes a campaign to every reader as the dashboard does; the worker finds it. @returns its id */
  makeCampaign: (text?: string) => Promise<number>;
  /** Waits until the one campaign there is has no one left to mail. */
  finished: () => Promise<void>;
  /** Of the first campaign. */
  counts: () => Promise<MailCounts>;
  recipientsWith: (...statuses: MailStatus[]) => Promise<string[]>;
  stop: () => Promise<void>;
}

/**
 * A database without subscribers but with people who must not get a newsletter, a mail server, and the built senders.
 *
 * @param options.directory where the database is, instead of a temporary folder
 */
export async function startNewsletterHarness(
  options: { directory?: string } = {},
): Promise<NewsletterHarness> {
  const temporary = mkdtempSync(join(tmpdir(), "newsletter-"));
  const directory = options.directory ?? temporary;
  const path = join(directory, "site.db");
  await migrateFile(path);
  const db = openDatabase(path);
  const server = await startScriptedSmtpServer();
  const clock = startTestClock(join(temporary, "clock.json"));
  const programs: Program[] = [];
  await addOthers(db);

  return {
    directory,
    db,
    server,
    clock,
    start: (name, args = [], env = {}) => {
      const program = startProgram([...clock.args, `build/scripts/${name}.cjs`, ...args], {
        PATH: process.env.PATH ?? "",
        NODE_ENV: "production",
        DATABASE_PATH: path,
        SESSION_SECRET: "a secret for tests, long enough for the check",
        SMTP_URL: server.url,
        SITE_URL: "http://127.0.0.1:3000",
        ...mailSettings,
        MAIL_PER_SECOND: "100000",
        ...clock.env,
        ...env,
      });
      programs.push(program);
      return program;
    },
    makeCampaign: async (text = shortIssue.text) => {
      const creation = await createCampaign(db, {
        ...campaignRequest({ ...shortIssue, text }),
        now: clock.now(),
      });
      if (creation.result !== "created") throw new Error(creation.result);
      return creation.id;
    },
    finished: async () => {
      const isFinished = async () => {
        const sends = await db.selectFrom("campaigns").select("status").execute();
        return sends.length === 1 && sends[0]?.status === "sent";
      };
      await waitFor("the campaign to be finished", isFinished);
    },
    counts: () => countMails(db, { kind: "newsletter", campaignId: 1 }),
    recipientsWith: async (...statuses) => {
      const rows = await db.selectFrom("mails").select("recipient").where("status", "in", statuses).execute();
      return rows.map(({ recipient }) => recipient).sort();
    },
    stop: async () => {
      await Promise.all(programs.map((program) => program.end("SIGKILL")));
      await server.stop();
      await db.destroy();
      // A program that was killed may have begun a file.
      rmSync(temporary, { recursive: true, maxRetries: 5 });
    },
  };
}
