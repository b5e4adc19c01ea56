import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { markAsMailed } from "~/features/campaigns/weekly/news-items.server";
import { escapeText, plainText } from "~/lib/text/plain-text.server";
import {
  findArticleOf,
  findFeedItem,
  type ImportedArticle,
  insertFeedItem,
  insertImported,
  updateFeedItem,
  updateImported,
} from "./import.queries.server";
import { isWanted } from "./match-words";
import type { FeedItem } from "./parse-items.server";

type Feed = Row<"feeds">;
/** What became of an item. `refused`: by the feed's words. */
export type ItemResult = "added" | "changed" | "known" | "refused";

const DAY_MS = 24 * 60 * 60 * 1000;
const OLD_MS = 30 * DAY_MS;

export interface ImportContext {
  feed: Feed;
  now: Date;
  /** Keys of several items with different titles: none of them is the article's new title. */
  ambiguous: ReadonlySet<string>;
}

async function addArticle(trx: Database, item: FeedItem, { feed, now }: ImportContext) {
  const isHeld = feed.publishes === "review";
  const id = await insertImported(trx, {
    title: item.title,
    summary: item.summary,
    source: item.source ?? escapeText(feed.name),
    url: item.url,
    url_key: item.key,
    published_date: item.published,
    created_at: now.toISOString(),
    is_hidden: isHeld ? 1 : 0,
    held_for_review: isHeld ? 1 : 0,
    feed_id: feed.id,
  });
  const isOld = Date.parse(item.published) < now.getTime() - OLD_MS;
  if (feed.first_imported_at === null && isOld) await markAsMailed(trx, "article", [id]);
}

/** New words of the feed, except where staff have changed its former ones. */
async function changeArticle(
  trx: Database,
  item: FeedItem,
  { said, article }: { said: Row<"feed_items">; article: ImportedArticle },
): Promise<ItemResult> {
  const change = {
    ...(article.title === said.title && item.title !== said.title && { title: item.title }),
    ...(article.summary === said.summary && item.summary !== said.summary && { summary: item.summary }),
  };
  if (Object.keys(change).length === 0) return "known";
  await updateImported(trx, article, change);
  return "changed";
}

/** @param trx a transaction */
export async function importItem(trx: Database, item: FeedItem, context: ImportContext): Promise<ItemResult> {
  const { feed, now } = context;
  const seen_at = now.toISOString();
  const words = { title: item.title, summary: item.summary, source: item.source };
  const said = await findFeedItem(trx, item.key);
  const article = await findArticleOf(trx, item.key, item.url);
  if (said) {
    // Another feed with the same article has its own words for it, as staff have for one that they had added. A feed
    // that was removed and is back has its articles again.
    const owner = said.feed_id ?? article?.feed_id;
    const isOwn = owner === feed.id && !context.ambiguous.has(item.key);
    const result = isOwn && article ? await changeArticle(trx, item, { said, article }) : "known";
    await updateFeedItem(trx, item.key, isOwn ? { ...words, feed_id: feed.id, seen_at } : { seen_at });
    return result;
  }
  const isKnown = article !== undefined;
  if (!isKnown && !isWanted(`${plainText(item.title)} ${plainText(item.summary)}`, feed)) return "refused";
  if (!isKnown) await addArticle(trx, item, context);
  const { key: url_key, published: published_date } = item;
  await insertFeedItem(trx, {
    url_key,
    feed_id: isKnown ? null : feed.id,
    ...words,
    published_date,
    seen_at,
  });
  return isKnown ? "known" : "added";
}
