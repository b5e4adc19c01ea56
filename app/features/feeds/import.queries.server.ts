import type { Database } from "~/database/open-database.server";
import type { NewRow, Row, UpdateRow } from "~/database/schema/schema.server";

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

export async function findFeedItem(trx: Database, key: string): Promise<Row<"feed_items"> | undefined> {
  return await trx.selectFrom("feed_items").selectAll().where("url_key", "=", key).executeTakeFirst();
}

export type ImportedArticle = Pick<Row<"articles">, "id" | "title" | "summary" | "feed_id" | "version">;

export async function findArticleOf(
  trx: Database,
  key: string,
  url: string,
): Promise<ImportedArticle | undefined> {
  return await trx
    .selectFrom("articles")
    .select(["id", "title", "summary", "feed_id", "version"])
    .where((eb) => eb.or([eb("url_key", "=", key), eb("url", "=", url)]))
    .limit(1)
    .executeTakeFirst();
}

export async function insertFeedItem(trx: Database, row: NewRow<"feed_items">): Promise<void> {
  await trx.insertInto("feed_items").values(row).execute();
}

export async function updateFeedItem(
  trx: Database,
  key: string,
  change: UpdateRow<"feed_items">,
): Promise<void> {
  await trx.updateTable("feed_items").set(change).where("url_key", "=", key).execute();
}

/** @returns its id */
export async function insertImported(trx: Database, row: NewRow<"articles">): Promise<number> {
  const { id } = await trx.insertInto("articles").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updateImported(
  trx: Database,
  { id, version }: Pick<Row<"articles">, "id" | "version">,
  change: Pick<UpdateRow<"articles">, "title" | "summary">,
): Promise<void> {
  await trx
    .updateTable("articles")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

/** Items that no feed has listed since. @param before ISO timestamp */
export async function deleteUnseenItems(db: Database, before: string): Promise<void> {
  await db.deleteFrom("feed_items").where("seen_at", "<", before).execute();
}
