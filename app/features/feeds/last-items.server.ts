import type { Database } from "~/database/open-database.server";
import type { FeedItem } from "./parse-items.server";

/** As many are stored for each feed. */
const LAST_ITEMS = 20;

export const sameAddress = "It has the same address as another item of the feed.";

/** Stores the first items of a feed in place of those of the last reading. @param reasons why items were left out */
export async function saveLastItems(
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
