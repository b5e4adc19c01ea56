import { defaultFeeds, defaultWords } from "~/content/news-feeds";
import type { Database } from "~/database/open-database.server";
import type { NewRow, Row, UpdateRow } from "~/database/schema/schema.server";

/** In alphabetical order. */
export async function listFeeds(db: Database): Promise<Row<"feeds">[]> {
  return await db.selectFrom("feeds").selectAll().orderBy("name").orderBy("id").execute();
}

export async function findFeed(db: Database, id: number): Promise<Row<"feeds"> | undefined> {
  return await db.selectFrom("feeds").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findFeedAt(db: Database, url: string): Promise<Row<"feeds"> | undefined> {
  return await db.selectFrom("feeds").selectAll().where("url", "=", url).executeTakeFirst();
}

/** @returns its id */
export async function insertFeed(db: Database, row: NewRow<"feeds">): Promise<number> {
  const { id } = await db.insertInto("feeds").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** It is read again as a whole: other words want other articles. */
export async function updateFeed(db: Database, id: number, change: UpdateRow<"feeds">): Promise<void> {
  const afresh = { etag: null, last_modified: null, next_fetch_at: null };
  const unread = { failures: 0, last_error: null, named_feed: null, last_item_count: null };
  await db
    .updateTable("feeds")
    .set({ ...change, ...afresh, ...(change.url !== undefined && unread) })
    .where("id", "=", id)
    .execute();
}

/** Waiting for review, those imported last first. */
export function listHeldArticles(db: Database, { limit, offset = 0 }: { limit: number; offset?: number }) {
  return (
    db
      .selectFrom("articles")
      .leftJoin("feeds", "feeds.id", "articles.feed_id")
      .where("articles.held_for_review", "=", 1)
      .selectAll("articles")
      // Null once the feed was deleted.
      .select("feeds.name as feed_name")
      .orderBy("articles.created_at", "desc")
      .orderBy("articles.id", "desc")
      .limit(limit)
      .offset(offset)
      .execute()
  );
}

export type HeldArticle = Awaited<ReturnType<typeof listHeldArticles>>[number];

export async function countHeldArticles(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("articles")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("held_for_review", "=", 1)
    .executeTakeFirstOrThrow();
  return count;
}

/** Switched on, and not readable at the last try. */
export async function countFailingFeeds(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("feeds")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("is_enabled", "=", 1)
    .where("last_error", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** For a new site. Staff review what the feeds bring. */
export async function addDefaultFeeds(db: Database, now: Date): Promise<void> {
  const created_at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    for (const feed of defaultFeeds)
      await insertFeed(trx, { ...feed, ...defaultWords, publishes: "review", created_at });
  });
}

/** Longer than a site can ask us to wait: a later moment comes from a clock that was wrong. */
const MAX_WAIT_MS = 8 * 24 * 60 * 60 * 1000;

const isoAfter = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Enabled feeds that may be read now, those that were not read for longest first. */
export async function listDueFeeds(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("feeds")
    .select("id")
    .where("is_enabled", "=", 1)
    .where((eb) =>
      eb.or([
        eb("next_fetch_at", "is", null),
        eb("next_fetch_at", "<=", now.toISOString()),
        eb("next_fetch_at", ">", isoAfter(now, MAX_WAIT_MS)),
      ]),
    )
    .orderBy("last_fetched_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a feed for this process. @returns undefined while another has it, or when it was deleted */
export async function claimFeed(
  db: Database,
  id: number,
  { now, forMs }: { now: Date; forMs: number },
): Promise<Row<"feeds"> | undefined> {
  return await db
    .updateTable("feeds")
    .set({ claimed_until: isoAfter(now, forMs), last_fetched_at: now.toISOString() })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("claimed_until", "is", null),
        eb("claimed_until", "<=", now.toISOString()),
        eb("claimed_until", ">", isoAfter(now, forMs)),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** What reading it has brought, which says nothing about a feed that staff have changed in the meantime. */
export async function releaseFeed(
  db: Database,
  { id, version }: Pick<Row<"feeds">, "id" | "version">,
  result: UpdateRow<"feeds">,
): Promise<void> {
  await db.updateTable("feeds").set({ claimed_until: null }).where("id", "=", id).execute();
  if (Object.keys(result).length === 0) return;
  await db.updateTable("feeds").set(result).where("id", "=", id).where("version", "=", version).execute();
}
