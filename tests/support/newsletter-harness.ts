import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCampaign } from "~/features/newsletter/campaigns/create-campaign.server";
import { countMails, type MailCounts } from "~/kits/outbox/mails.queries.server";
import { migrateFile } from "~/server/migrate.server";
import { type Database, openDatabase } from "~/server/open-database.server";
import type { MailStatus } from "~/server/schema.server";
import { addOthers, mailSettings, shortIssue } from "./newsletter";
import { type Program, startProgram } from "./program";
import { type SmtpSink, startSmtpSink } from "./smtp-sink";
import { waitFor } from "./wait-for";

export type SenderName = "send-newsletter" | "worker";

export interface NewsletterHarness {
  /** The temporary folder that holds the database and the outbox. */
  directory: string;
  db: Database;
  sink: SmtpSink;
  /** Starts one of the built senders on this database and this mail server. */
  start: (name: SenderName, args?: string[], env?: Partial<NodeJS.ProcessEnv>) => Program;
  /** Makes a campaign to every reader as the dashboard does; the worker finds it. */
  makeCampaign: (text?: string) => Promise<void>;
  /** Waits until the one campaign there is has no one left to mail. */
  finished: () => Promise<void>;
  /** Of the first campaign. */
  counts: () => Promise<MailCounts>;
  recipientsWith: (...statuses: MailStatus[]) => Promise<string[]>;
  stop: () => Promise<void>;
}

/** A database without subscribers but with people who must not get a newsletter, a mail server, and the built senders. */
export async function startNewsletterHarness(): Promise<NewsletterHarness> {
  const directory = mkdtempSync(join(tmpdir(), "newsletter-"));
  const path = join(directory, "site.db");
  await migrateFile(path);
  const db = openDatabase(path);
  const sink = await startSmtpSink();
  const programs: Program[] = [];
  await addOthers(db);

  return {
    directory,
    db,
    sink,
    start: (name, args = [], env = {}) => {
      const program = startProgram([`build/scripts/${name}.cjs`, ...args], {
        PATH: process.env.PATH ?? "",
        NODE_ENV: "production",
        DATABASE_PATH: path,
        SESSION_SECRET: "a secret for tests, long enough for the check",
        SMTP_URL: sink.url,
        SITE_URL: "http://127.0.0.1:3000",
        ...mailSettings,
        MAIL_PER_SECOND: "100000",
        ...env,
      });
      programs.push(program);
      return program;
    },
    makeCampaign: async (text = shortIssue.text) => {
      await createCampaign(db, {
        kind: "newsletter",
        scheduledFor: null,
        createdBy: null,
        now: new Date(),
        write: async () => ({ ...shortIssue, text }),
      });
    },
    finished: async () => {
      const isFinished = async () => {
        const sends = await db.selectFrom("newsletter_sends").select("status").execute();
        return sends.length === 1 && sends[0]?.status === "sent";
      };
      await waitFor("the campaign to be finished", isFinished, { timeoutMs: 90_000 });
    },
    counts: () => countMails(db, { kind: "newsletter", campaignId: 1 }),
    recipientsWith: async (...statuses) => {
      const rows = await db.selectFrom("mails").select("recipient").where("status", "in", statuses).execute();
      return rows.map(({ recipient }) => recipient).sort();
    },
    stop: async () => {
      await Promise.all(programs.map((program) => program.end("SIGKILL")));
      await sink.stop();
      await db.destroy();
      rmSync(directory, { recursive: true });
    },
  };
}
