import { setImmediate } from "node:timers/promises";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { logger } from "~/lib/logger.server";
import { FeedProblem, feedProblems } from "./feed-problem";
import { claimFeed, releaseFeed } from "./feeds.queries.server";
import { type FetchOptions, fetchFeed } from "./fetch-feed.server";
import { type ImportContext, type ItemResult, importItem } from "./import-items.server";
import type { FeedFile, FeedItem } from "./parse-items.server";

/** As many are stored for each feed. */
const LAST_ITEMS = 20;

export const sameAddress = "It has the same address as another item of the feed.";

/** Stores the first items of a feed in place of those of the last reading. @param reasons why items were left out */
async function saveLastItems(
  trx: Database,
  feedId: number,
  items: readonly FeedItem[],
  reasons: ReadonlyMap<string, string>,
): Promise<void> {
  await trx.deleteFrom("feed_last_items").where("feed_id", "=", feedId).execute();
  const keys = new Set<string>();
  const rows = items.slice(0, LAST_ITEMS).map(({ key, url, title, summary, source, published }, position) => {
    const left_out = keys.has(key) ? sameAddress : (reasons.get(key) ?? null);
    keys.add(key);
    const words = { title, summary, source, published_date: published };
    return { feed_id: feedId, position, url_key: key, url, ...words, left_out };
  });
  if (rows.length > 0) await trx.insertInto("feed_last_items").values(rows).execute();
}

type Feed = Row<"feeds">;

export interface ImportOptions {
  fetch: FetchOptions;
  parse: (file: FeedFile, now: Date) => Promise<FeedItem[]>;
  /** When a feed that was read now is read again; null is at the next opportunity. */
  nextRead: (now: Date) => Date | null;
  now: () => Date;
}

export type ItemCounts = Record<ItemResult, number>;

export type FeedReport = Pick<Feed, "name" | "url"> &
  ({ status: "read"; counts: ItemCounts } | { status: "unchanged" } | { status: "failed"; problem: string });

/** Longer than reading a feed takes: then the process that took it has ended. */
const CLAIM_MS = 2 * 60_000;
/** Mails and visitors write between these. */
const ITEMS_IN_TRANSACTION = 20;
const HOUR_MS = 60 * 60_000;
const MAX_BACKOFF_MS = 48 * HOUR_MS;

/** Keys of several items that are not one article twice. */
function findAmbiguous(items: readonly FeedItem[]): ReadonlySet<string> {
  const titles = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { key, title } of items) {
    if ((titles.get(key) ?? title) !== title) ambiguous.add(key);
    titles.set(key, title);
  }
  return ambiguous;
}

/** The oldest first, so that the newest has the highest id. */
function inOrder(items: readonly FeedItem[]): FeedItem[] {
  const first = new Map(items.toReversed().map((item) => [item.key, item]));
  return [...first.values()].toSorted((a, b) => a.published.localeCompare(b.published));
}

/** @param transact runs its argument in a transaction */
export async function importItems(
  transact: <T>(run: (trx: Database) => Promise<T>) => Promise<T>,
  items: readonly FeedItem[],
  context: Pick<ImportContext, "feed" | "now">,
): Promise<ItemCounts> {
  const counts: ItemCounts = { added: 0, changed: 0, known: 0, refused: 0, doubled: 0 };
  const reasons = new Map<string, string>();
  const ordered = inOrder(items);
  const ambiguous = findAmbiguous(items);
  for (let start = 0; start < ordered.length; start += ITEMS_IN_TRANSACTION) {
    await transact(async (trx) => {
      for (const item of ordered.slice(start, start + ITEMS_IN_TRANSACTION))
        counts[await importItem(trx, item, { ...context, ambiguous, reasons })] += 1;
    });
    await setImmediate();
  }
  await transact((trx) => saveLastItems(trx, context.feed.id, items, reasons));
  return counts;
}

async function saveProblem(db: Database, feed: Feed, error: unknown, now: Date): Promise<FeedReport> {
  const isProblem = error instanceof FeedProblem;
  if (!isProblem) logger.error("A feed could not be imported", { url: feed.url, error });
  const problem = isProblem ? error.message : feedProblems.ours;
  const backoff = Math.min(HOUR_MS * 2 ** Math.min(feed.failures, 10), MAX_BACKOFF_MS);
  const wait = Math.max(backoff, isProblem ? (error.retryAfterMs ?? 0) : 0);
  await releaseFeed(db, feed, {
    failures: feed.failures + 1,
    last_error: problem,
    named_feed: isProblem ? error.namedFeed : null,
    next_fetch_at: new Date(now.getTime() + wait).toISOString(),
  });
  const { name, url } = feed;
  return { name, url, status: "failed", problem };
}

async function readFeed(db: Database, feed: Feed, options: ImportOptions): Promise<FeedReport> {
  const { name, url } = feed;
  const fetched = await fetchFeed(url, feed, options.fetch);
  const now = options.now();
  const success = {
    failures: 0,
    last_error: null,
    named_feed: null,
    next_fetch_at: options.nextRead(now)?.toISOString() ?? null,
  };
  if (fetched === "unchanged") {
    await releaseFeed(db, feed, success);
    return { name, url, status: "unchanged" };
  }
  const { etag, last_modified, ...file } = fetched;
  const items = await options.parse(file, now);
  const transact = <T>(run: (trx: Database) => Promise<T>) => db.transaction().execute(run);
  const counts = await importItems(transact, items, { feed, now });
  await releaseFeed(db, feed, {
    ...success,
    etag,
    last_modified,
    last_item_count: items.length,
    first_imported_at: feed.first_imported_at ?? now.toISOString(),
  });
  return { name, url, status: "read", counts };
}

/**
 * Reads a feed and stores what is new. @returns null when another process is reading it, or it was deleted
 *
 * @throws when the process is to stop; what is wrong with the feed is stored with it instead
 */
export async function importFeed(
  db: Database,
  id: number,
  options: ImportOptions,
): Promise<FeedReport | null> {
  const feed = await claimFeed(db, id, { now: options.now(), forMs: CLAIM_MS });
  if (!feed) return null;
  try {
    return await readFeed(db, feed, options);
  } catch (error) {
    if (options.fetch.signal.aborted) {
      await releaseFeed(db, feed, {});
      throw error;
    }
    return await saveProblem(db, feed, error, options.now());
  }
}
