import type { Database } from "~/server/open-database.server";

/** Articles added after `since` (an ISO timestamp) and not hidden, those published last first. */
export function listArticlesAddedSince(db: Database, since: string, limit: number) {
  return db
    .selectFrom("articles")
    .select(["title", "summary", "source", "url", "published_date"])
    .where("created_at", ">", since)
    .where("is_hidden", "=", 0)
    .orderBy("published_date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function countArticlesAddedSince(db: Database, since: string): Promise<number> {
  const row = await db
    .selectFrom("articles")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("created_at", ">", since)
    .where("is_hidden", "=", 0)
    .executeTakeFirstOrThrow();
  return row.count;
}
