import type { Database } from "~/database/open-database.server";
import type { NewRow, Row, UpdateRow } from "~/database/schema/schema.server";
import { markAsMailed } from "~/features/campaigns/weekly/news-items.server";
import { foldText } from "~/lib/text/fold";
import { escapeText, plainText } from "~/lib/text/plain-text.server";
import type { FeedItem } from "./parse-items.server";

/** Lines of alternatives; each word is a sequence of words in small letters without accents. */
type WordGroups = readonly (readonly string[])[];

/** Words with single spaces between and around. */
function wordsOf(text: string): string {
  return ` ${(foldText(text).match(/[\p{L}\p{N}]+\*?/gu) ?? []).join(" ")} `;
}

/** Lines of words with commas between. A star at the end of a word stands for any letters. */
function readWordGroups(text: string): WordGroups {
  const groups = text.split("\n").map((line) => line.split(",").map((word) => wordsOf(word).trim()));
  return groups.map((words) => words.filter((word) => word !== "")).filter((words) => words.length > 0);
}

function hasWord(words: string, word: string): boolean {
  return words.includes(word.endsWith("*") ? ` ${word.slice(0, -1)}` : ` ${word} `);
}

interface FeedWords {
  keep_words: string;
  block_words: string;
}

/** Whether a text has a word of each line that is to be there, and none that is not. */
export function isWanted(text: string, { keep_words, block_words }: FeedWords): boolean {
  const words = wordsOf(text.replaceAll("*", " "));
  const hasAny = (group: readonly string[]) => group.some((word) => hasWord(words, word));
  return readWordGroups(keep_words).every(hasAny) && !readWordGroups(block_words).some(hasAny);
}

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

async function findFeedItem(trx: Database, key: string): Promise<Row<"feed_items"> | undefined> {
  return await trx.selectFrom("feed_items").selectAll().where("url_key", "=", key).executeTakeFirst();
}

type ImportedArticle = Pick<
  Row<"articles">,
  "id" | "title" | "summary" | "feed_id" | "published_date" | "version"
>;

async function findArticleOf(trx: Database, key: string, url: string): Promise<ImportedArticle | undefined> {
  return await trx
    .selectFrom("articles")
    .select(["id", "title", "summary", "feed_id", "published_date", "version"])
    .where((eb) => eb.or([eb("url_key", "=", key), eb("url", "=", url)]))
    .limit(1)
    .executeTakeFirst();
}

async function insertFeedItem(trx: Database, row: NewRow<"feed_items">): Promise<void> {
  await trx.insertInto("feed_items").values(row).execute();
}

async function updateFeedItem(trx: Database, key: string, change: UpdateRow<"feed_items">): Promise<void> {
  await trx.updateTable("feed_items").set(change).where("url_key", "=", key).execute();
}

/** @returns its id */
async function insertImported(trx: Database, row: NewRow<"articles">): Promise<number> {
  const { id } = await trx.insertInto("articles").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

async function updateImported(
  trx: Database,
  { id, version }: Pick<Row<"articles">, "id" | "version">,
  change: Pick<UpdateRow<"articles">, "title" | "summary" | "published_date">,
): Promise<void> {
  await trx
    .updateTable("articles")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

async function addArticle(trx: Database, item: FeedItem, { feed, now }: ImportContext) {
  const isHeld = feed.publishes === "review" || item.published === "";
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

/** New words of the feed, except where staff have changed its former ones, and a date where none was known. */
async function changeArticle(
  trx: Database,
  item: FeedItem,
  { said, article }: { said: Row<"feed_items">; article: ImportedArticle },
): Promise<ItemResult> {
  const change = {
    ...(article.title === said.title && item.title !== said.title && { title: item.title }),
    ...(article.summary === said.summary && item.summary !== said.summary && { summary: item.summary }),
    ...(article.published_date === "" && item.published !== "" && { published_date: item.published }),
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
