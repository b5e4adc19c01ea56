import { defaultFeeds, defaultWords } from "~/content/news-feeds";
import type { Database } from "~/database/open-database.server";
import { insertFeed } from "./feeds.queries.server";

/** For a new site. Staff review what the feeds bring. */
export async function addDefaultFeeds(db: Database, now: Date): Promise<void> {
  const created_at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    for (const feed of defaultFeeds)
      await insertFeed(trx, { ...feed, ...defaultWords, publishes: "review", created_at });
  });
}
