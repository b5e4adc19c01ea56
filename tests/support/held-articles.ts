import type { Database } from "~/database/open-database.server";
import { articleKey } from "~/features/articles/article-address";
import { insertFeed } from "~/features/feeds/feeds.queries.server";

/** Articles of a new feed that wait for review, imported in this order. @returns the ids of the feed and the articles */
export async function holdArticles(
  db: Database,
  titles: readonly string[],
): Promise<{ feed: number; articles: number[] }> {
  const feed = await insertFeed(db, {
    name: "The Wire",
    url: `https://example.org/${crypto.randomUUID()}`,
    created_at: new Date().toISOString(),
  });
  const articles: number[] = [];
  for (const title of titles) {
    const url = `https://example.org/${crypto.randomUUID()}`;
    const { id } = await db
      .insertInto("articles")
      .values({
        title,
        summary: "What happened.",
        source: "The Paper",
        url,
        url_key: articleKey(url),
        published_date: "2026-11-20",
        created_at: new Date().toISOString(),
        is_hidden: 1,
        held_for_review: 1,
        feed_id: feed,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    articles.push(id);
  }
  return { feed, articles };
}
