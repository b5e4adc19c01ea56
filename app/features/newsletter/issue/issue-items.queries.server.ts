import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { NewsItemKind } from "~/server/schema.server";

const isUnmailed = (kind: NewsItemKind, id: RawBuilder<number>) =>
  sql<SqlBool>`not exists (select 1 from mailed_items where kind = ${kind} and item_id = ${id})`;

/** In one text: a hundred thousand rows take ten times as long from the database's thread. */
async function listIds(db: Database, query: Expression<{ id: number }>): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`select group_concat(id) as ids from ${query}`.execute(
    db,
  );
  return rows[0]?.ids?.split(",").map(Number) ?? [];
}

/** Of the articles that no issue held and that are not hidden, those published last first. */
export function listUnmailedArticleIds(db: Database): Promise<number[]> {
  const unmailed = db
    .selectFrom("articles")
    .select("id")
    .where("is_hidden", "=", 0)
    .where(isUnmailed("article", sql`articles.id`))
    .orderBy("published_date", "desc")
    .orderBy("id", "desc");
  return listIds(db, unmailed);
}

/** In no particular order. */
export function listArticles(db: Database, ids: readonly number[]) {
  return db
    .selectFrom("articles")
    .select(["id", "title", "summary", "source", "url", "published_date"])
    .where("id", "in", ids)
    .execute();
}

/** Of the active resources that no issue named, the last added first. */
export function listUnmailedResourceIds(db: Database): Promise<number[]> {
  const unmailed = db
    .selectFrom("support_resources")
    .select("id")
    .where("is_active", "=", 1)
    .where(isUnmailed("resource", sql`support_resources.id`))
    .orderBy("id", "desc");
  return listIds(db, unmailed);
}

/** In no particular order. */
export function listResources(db: Database, ids: readonly number[]) {
  return db
    .selectFrom("support_resources")
    .select(["id", "title", "organization", "description", "geographic_scope", "website_url"])
    .where("id", "in", ids)
    .execute();
}
