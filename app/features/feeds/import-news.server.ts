import { Cron } from "croner";
import type { Database } from "~/database/open-database.server";
import { logger } from "~/lib/logger.server";
import type { Environment } from "~/server/read-environment.server";
import { listDueFeeds } from "./feeds.queries.server";
import { type FeedReport, type ImportOptions, importFeed } from "./import-feed.server";
import { parseInProcess } from "./parse-in-process.server";

/** How often it is looked whether a feed is due: staff may ask for one to be read now. */
export const DUE_FEEDS_CRON = "*/20 * * * * *";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A feed that lists an article again after a year would add it again. */
const REMEMBERED_MS = 365 * DAY_MS;

/** @param parser path of the program that parses a feed */
export function importOptions(env: Environment, parser: string, signal: AbortSignal): ImportOptions {
  const { NEWS_IMPORT_CRON: pattern } = env;
  const schedule = pattern === "off" ? null : new Cron(pattern, { paused: true, timezone: "UTC" });
  return {
    fetch: {
      userAgent: `news-reader (+${new URL(env.SITE_URL).href})`,
      allowedHosts: env.NEWS_IMPORT_ALLOW,
      signal,
    },
    parse: (file, now) => parseInProcess(file, now, { program: parser, signal }),
    nextRead: (now) => schedule?.nextRun(now) ?? null,
    now: () => new Date(),
  };
}

function log(report: FeedReport): void {
  const { url, status } = report;
  if (status === "failed") logger.warn("A feed could not be read", { url, problem: report.problem });
  else logger.info("Read a feed", { url, ...(status === "read" ? report.counts : { status }) });
}

/** Reads the feeds that are due, one after the other. */
export async function importDueFeeds(db: Database, options: ImportOptions): Promise<void> {
  for (const id of await listDueFeeds(db, options.now())) {
    options.fetch.signal.throwIfAborted();
    const report = await importFeed(db, id, options);
    if (report) log(report);
  }
}

/** Items that no feed has listed for a year. */
export async function purgeUnseenItems(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_MS).toISOString();
  await db.deleteFrom("feed_items").where("seen_at", "<", before).execute();
}
