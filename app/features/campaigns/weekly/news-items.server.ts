import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { NewsItemKind } from "~/database/schema/schema.server";

const isUnmailed = (kind: NewsItemKind, id: RawBuilder<number>) =>
  sql<SqlBool>`not exists (select 1 from mailed_items where kind = ${kind} and item_id = ${id})`;

/** In one text: a hundred thousand rows take ten times as long from the database's thread. */
async function listIds(db: Database, query: Expression<{ id: number }>): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`select group_concat(id) as ids from ${query}`.execute(
    db,
  );
  return rows[0]?.ids?.split(",").map(Number) ?? [];
}

/**
 * That no issue held and that are not hidden. One without a known date may be old: it is for the next issue once staff give
 * its day.
 */
const unmailedArticles = (db: Database) =>
  db
    .selectFrom("articles")
    .where("is_hidden", "=", 0)
    .where("published_date", "<>", "")
    .where(isUnmailed("article", sql`articles.id`));

const lastPublished = (db: Database) =>
  unmailedArticles(db).select("id").orderBy("published_date", "desc").orderBy("id", "desc");

/** Those published last first. */
export function listUnmailedArticleIds(db: Database): Promise<number[]> {
  return listIds(db, lastPublished(db));
}

/** The first of them, and how many they are. */
export async function findUnmailedArticles(db: Database, limit: number) {
  const rows = await lastPublished(db).limit(limit).execute();
  const { total } = await unmailedArticles(db)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total };
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

/** What an issue holds: the ids it lists, in their order, then those it only counts. */
export interface IssueItems {
  kind: NewsItemKind;
  ids: readonly number[];
  listed: number;
}

/**
 * What was never news, such as seeds and the old items of a new feed: no newsletter holds it. What a newsletter held
 * is left as it is.
 */
export function markAsMailed(trx: Database, kind: NewsItemKind, ids: readonly number[]): Promise<void> {
  return claimItems(trx, null, { kind, ids });
}

/** Stores what an issue holds and claims it. @throws when another issue has claimed any of it */
export async function insertIssueItems(
  trx: Database,
  campaignId: number,
  { kind, ids, listed }: IssueItems,
): Promise<void> {
  const list = JSON.stringify(ids);
  await sql`insert into campaign_items (campaign_id, kind, item_id, position)
    select cast(${campaignId} as integer), ${kind}, value, iif(key < ${listed}, key + 1, null)
    from json_each(${list})`.execute(trx);
  await sql`insert into mailed_items (kind, item_id, campaign_id)
    select ${kind}, value, cast(${campaignId} as integer) from json_each(${list})`.execute(trx);
}

/** With an issue, so that no further one holds them; given back with what it held. */
export async function claimItems(
  trx: Database,
  campaignId: number | null,
  { kind, ids }: Omit<IssueItems, "listed">,
): Promise<void> {
  await sql`insert into mailed_items (kind, item_id, campaign_id)
    select ${kind}, value, cast(${campaignId} as integer) from json_each(${JSON.stringify(ids)}) where true
    on conflict do nothing`.execute(trx);
}

/** For a campaign whose mails are sent again after all: claims what no other issue has claimed since. */
export async function reclaimIssueItems(trx: Database, campaignId: number): Promise<void> {
  await sql`insert into mailed_items (kind, item_id, campaign_id)
    select kind, item_id, campaign_id from campaign_items where campaign_id = ${campaignId}
    on conflict do nothing`.execute(trx);
}

/** Gives what a campaign that reached no one held to the next issue. */
export async function releaseIssueItems(trx: Database, campaignId: number): Promise<void> {
  await trx.deleteFrom("mailed_items").where("campaign_id", "=", campaignId).execute();
}
