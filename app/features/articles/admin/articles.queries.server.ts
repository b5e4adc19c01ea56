import type { Database } from "~/database/open-database.server";
import type { Row, UpdateRow } from "~/database/schema/schema.server";
import { articleKey } from "~/features/articles/article-key";

export async function findArticle(db: Database, id: number): Promise<Row<"articles"> | undefined> {
  return await db
    .selectFrom("articles")
    .select([
      "id",
      "title",
      "summary",
      "source",
      "url",
      "published_date",
      "created_at",
      "is_hidden",
      "url_key",
      "held_for_review",
      "feed_id",
      "version",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Another article that is the same by its URL. */
export async function findSameArticle(db: Database, url: string, exceptId: number | null) {
  let query = db
    .selectFrom("articles")
    .select(["id", "title"])
    .where((eb) => eb.or([eb("url", "=", url), eb("url_key", "=", articleKey(url))]));
  if (exceptId !== null) query = query.where("id", "<>", exceptId);
  return await query.limit(1).executeTakeFirst();
}

export async function insertArticle(
  db: Database,
  row: Pick<Row<"articles">, "title" | "summary" | "source" | "url" | "published_date" | "created_at">,
): Promise<number> {
  const { id } = await db
    .insertInto("articles")
    .values({ ...row, url_key: articleKey(row.url) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateArticle(db: Database, id: number, change: UpdateRow<"articles">): Promise<void> {
  const url_key = change.url === undefined ? undefined : articleKey(change.url);
  await db
    .updateTable("articles")
    .set({ ...change, ...(url_key !== undefined && { url_key }) })
    .where("id", "=", id)
    .execute();
}

/** Most used first. */
export async function listUsedSources(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("articles")
    .select("source")
    .where("source", "is not", null)
    .groupBy("source")
    .orderBy((eb) => eb.fn.countAll(), "desc")
    .limit(limit)
    .execute();
  return rows.flatMap(({ source }) => (source === null ? [] : [source]));
}
