import { defaultWords } from "~/content/news-feeds";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { toHttpUrl } from "~/lib/http-url";
import { FeedProblem } from "./feed-problem";
import { findFeed, findFeedAt, insertFeed, listDueFeeds, listFeeds } from "./feeds.queries.server";
import { fetchFeed } from "./fetch-feed.server";
import {
  type FeedReport,
  type ImportOptions,
  type ItemCounts,
  importFeed,
  importItems,
} from "./import-feed.server";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function describeCounts({ added, changed, known, refused, doubled }: ItemCounts): string {
  const parts = [
    added > 0 && plural(added, "new article", "new articles"),
    changed > 0 && plural(changed, "with new words", "with new words"),
    known > 0 && plural(known, "known already", "known already"),
    doubled > 0 && plural(doubled, "with a title that waits for review", "with titles that wait for review"),
    refused > 0 && plural(refused, "left out by the feed's words", "left out by the feed's words"),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(", ") : "no articles in it";
}

/** A line for the terminal. */
function describeImport(report: FeedReport): string {
  const { name, url, status } = report;
  if (status === "unchanged") return `${name}: nothing new since it was last read`;
  if (status === "failed") return `${name}: ${report.problem} (${url})`;
  return `${name}: ${describeCounts(report.counts)}`;
}

type Feed = Row<"feeds">;

interface Request {
  /** Undefined: all that are due. */
  url: string | undefined;
  dryRun: boolean;
  say: (text: string) => void;
}

/** Ends the transaction of a dry run. */
class RollBack extends Error {
  constructor(readonly report: FeedReport) {
    super("dry run");
  }
}

/** What reading it would do. A feed that is not in the list is tried with the words of a new one. */
async function tryFeed(db: Database, url: string, options: ImportOptions): Promise<FeedReport> {
  const name = (await findFeedAt(db, url))?.name ?? url;
  try {
    const fetched = await fetchFeed(url, { etag: null, last_modified: null }, options.fetch);
    if (fetched === "unchanged") return { name, url, status: "unchanged" };
    const now = options.now();
    const items = await options.parse(fetched, now);
    await db.transaction().execute(async (trx) => {
      const feed = (await findFeedAt(trx, url)) ?? (await addFeed(trx, url, now));
      const counts = await importItems((run) => run(trx), items, { feed, now });
      throw new RollBack({ name, url, status: "read", counts });
    });
  } catch (error) {
    if (error instanceof RollBack) return error.report;
    if (error instanceof FeedProblem) return { name, url, status: "failed", problem: error.message };
    throw error;
  }
  throw new Error("A dry run was not rolled back.");
}

async function addFeed(trx: Database, url: string, now: Date): Promise<Feed> {
  const id = await insertFeed(trx, { name: url, url, ...defaultWords, created_at: now.toISOString() });
  const feed = await findFeed(trx, id);
  if (!feed) throw new Error("The feed was not stored.");
  return feed;
}

async function readOne(db: Database, feed: Feed, options: ImportOptions, dryRun: boolean) {
  return dryRun ? tryFeed(db, feed.url, options) : importFeed(db, feed.id, options);
}

async function readUrl(db: Database, url: string, options: ImportOptions, dryRun: boolean) {
  const feed = await findFeedAt(db, url);
  if (feed) return await readOne(db, feed, options, dryRun);
  if (dryRun) return await tryFeed(db, url, options);
  throw new Error(`${url} is not in the list of feeds: add it in the dashboard, or try it with --dry-run.`);
}

function whyNot({ name, is_enabled, next_fetch_at, last_error }: Feed): string {
  if (is_enabled === 0) return `${name}: switched off`;
  const until = `not due until ${next_fetch_at}`;
  return last_error ? `${name}: ${until}. Last time: ${last_error}` : `${name}: ${until}`;
}

/** Says for each feed what was done, or why nothing was. @returns whether all that were read could be */
export async function importNow(db: Database, options: ImportOptions, request: Request): Promise<boolean> {
  const { url, dryRun, say } = request;
  const show = (report: FeedReport | null, name: string) => {
    say(report ? describeImport(report) : `${name}: another process is reading it`);
    return report?.status !== "failed";
  };
  if (dryRun) say("A dry run: nothing is stored.");
  if (url !== undefined) return show(await readUrl(db, toHttpUrl(url) ?? url, options, dryRun), url);
  const feeds = await listFeeds(db);
  if (feeds.length === 0) say("There are no feeds: staff add them in the dashboard, under News.");
  const due = new Set(await listDueFeeds(db, options.now()));
  let isReadable = true;
  for (const feed of feeds) {
    options.fetch.signal.throwIfAborted();
    if (!due.has(feed.id)) say(whyNot(feed));
    else if (!show(await readOne(db, feed, options, dryRun), feed.name)) isReadable = false;
  }
  return isReadable;
}
