import { defaultWords } from "~/content/news-feeds";
import type { Database } from "~/database/open-database.server";
import type { NewRow, Row, UpdateRow } from "~/database/schema/schema.server";
import { isAboutWork } from "~/features/articles/public/weigh-news.server";
import { markAsMailed } from "~/features/campaigns/weekly/news-items.server";
import { foldText } from "~/lib/text/fold";
import { escapeText, plainText } from "~/lib/text/plain-text.server";
import { cutAtWord } from "~/lib/text/words";
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

const MAX_WORDS_SHOWN = 100;

/** Null where a text has a word of each line that is to be there, and none that is not; else what is wrong, for staff. */
export function whyLeftOut(text: string, { keep_words, block_words }: FeedWords): string | null {
  const words = wordsOf(text.replaceAll("*", " "));
  const isThere = (word: string) => hasWord(words, word);
  const blocked = readWordGroups(block_words).flat().find(isThere);
  if (blocked !== undefined) return `It has the word “${blocked}”.`;
  const groups = readWordGroups(keep_words);
  const missing = groups.findIndex((group) => !group.some(isThere));
  if (missing < 0) return null;
  const line = groups.length > 1 ? ` of line ${missing + 1}` : "";
  return `None of these words${line}: ${cutAtWord((groups[missing] ?? []).join(", "), MAX_WORDS_SHOWN)}`;
}

type Feed = Row<"feeds">;

/** Why an item of a feed is not wanted, for staff: with the words of a new feed, review gets what says it in other words as well. */
function whyUnwanted(item: FeedItem, feed: Feed): string | null {
  const said = { title: plainText(item.title), summary: plainText(item.summary) };
  const takesOtherWords =
    feed.publishes === "review" && feed.keep_words === defaultWords.keep_words && isAboutWork(said);
  return whyLeftOut(`${said.title} ${said.summary}`, takesOtherWords ? { ...feed, keep_words: "" } : feed);
}

/** What became of an item. `refused`: by the feed's words. `doubled`: an article of its title waits for review. */
export type ItemResult = "added" | "changed" | "known" | "refused" | "doubled";

const DAY_MS = 24 * 60 * 60 * 1000;
const OLD_MS = 30 * DAY_MS;

export interface ImportContext {
  feed: Feed;
  now: Date;
  /** Keys of several items with different titles: none of them is the article's new title. */
  ambiguous: ReadonlySet<string>;
  /** Why items were left out, by their keys; filled by the import. */
  reasons: Map<string, string>;
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

/** @returns its id */
export async function addArticle(
  trx: Database,
  item: FeedItem,
  { feed, now }: Pick<ImportContext, "feed" | "now">,
): Promise<number> {
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
  return id;
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

const titleWords = (title: string) => wordsOf(plainText(title));

/** An article that waits for review with the same words in its title. */
async function findWaiting(trx: Database, title: string): Promise<{ id: number; title: string } | undefined> {
  const words = titleWords(title);
  if (words.trim() === "") return undefined;
  const waiting = await trx
    .selectFrom("articles")
    .select(["id", "title"])
    .where("held_for_review", "=", 1)
    .orderBy("id")
    .execute();
  return waiting.find((article) => titleWords(article.title) === words);
}

const sameTitle = "An article with its title waits for review.";

/** @param trx a transaction */
export async function importItem(trx: Database, item: FeedItem, context: ImportContext): Promise<ItemResult> {
  const { feed, now, reasons } = context;
  const seen_at = now.toISOString();
  const words = { title: item.title, summary: item.summary, source: item.source };
  const said = await findFeedItem(trx, item.key);
  const article = await findArticleOf(trx, item.key, item.url);
  if (said) {
    // Another feed with the same article has its own words for it, as staff have for one that they had added. A feed
    // that was removed and is back has its articles again.
    const owner = said.feed_id ?? article?.feed_id;
    const isOwn = owner === feed.id && !context.ambiguous.has(item.key);
    if (said.double_of !== null) reasons.set(item.key, sameTitle);
    const result = isOwn && article ? await changeArticle(trx, item, { said, article }) : "known";
    await updateFeedItem(trx, item.key, isOwn ? { ...words, feed_id: feed.id, seen_at } : { seen_at });
    return result;
  }
  const isKnown = article !== undefined;
  const unwanted = isKnown ? null : whyUnwanted(item, feed);
  if (unwanted !== null) {
    reasons.set(item.key, unwanted);
    return "refused";
  }
  const waiting = isKnown ? undefined : await findWaiting(trx, item.title);
  if (waiting) reasons.set(item.key, sameTitle);
  if (!isKnown && !waiting) await addArticle(trx, item, context);
  const { key: url_key, published: published_date } = item;
  await insertFeedItem(trx, {
    url_key,
    feed_id: isKnown ? null : feed.id,
    ...words,
    published_date,
    seen_at,
    url: item.url,
    double_of: waiting?.id ?? null,
  });
  if (waiting) return "doubled";
  return isKnown ? "known" : "added";
}
