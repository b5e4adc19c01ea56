import { type RawBuilder, type SqlBool, sql } from "kysely";
import { newsPage } from "~/content/news";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { toHttpUrl } from "~/lib/http-url";
import { parseRichText, plainText } from "~/lib/text/plain-text.server";
import { addDays, type Day, shortDate } from "~/lib/time/dates";
import type { ArticleView } from "./article-card";
import {
  type ArticleMatches,
  countMatches,
  newestMatches,
  type SourceFilter,
} from "./search-articles.queries.server";
import { newsTopic } from "./weigh-news.server";

export interface ArticleFilter {
  /** What a search has found, or null without one. */
  matches: ArticleMatches | null;
  /** Null for all. */
  sources: SourceFilter | null;
}

type ArticleRow = Pick<Row<"articles">, "id" | "title" | "summary" | "source" | "url" | "published_date">;

export const everyArticle: ArticleFilter = { matches: null, sources: null };

interface ListPage {
  limit: number;
  offset?: number;
}

/** Numbers of public articles by source and month, which triggers maintain. */
function articleCounts(db: Database, sources: ArticleFilter["sources"]) {
  const counts = db.selectFrom("article_counts");
  return sources ? counts.where("source", "in", sources.names) : counts;
}

interface Months {
  /** How many articles of the list are newer than these months. */
  before: number;
  /** `YYYY-MM` */
  first: string;
  last: string;
}

/** The months that some rows of a list are in: what is newer is counted, not read. */
async function monthsOf(
  db: Database,
  sources: ArticleFilter["sources"],
  { limit, offset = 0 }: ListPage,
): Promise<Months | undefined> {
  const totals = articleCounts(db, sources)
    .select(["month", ({ fn }) => fn.sum<number>("total").as("total")])
    .groupBy("month");
  const { rows } = await sql<Months>`
    with totals as ${totals},
      sums as (select month, total, sum(total) over (order by month desc) as through from totals)
    select min(through - total) as before, min(month) as first, max(month) as last from sums
    where through > ${offset} and through - total < ${offset + limit}
    having count(*) > 0`.execute(db);
  return rows[0];
}

async function newestIds(
  db: Database,
  sources: ArticleFilter["sources"],
  { limit, offset = 0 }: ListPage,
): Promise<RawBuilder<number>> {
  const newest = sql`order by published_date desc, id desc`;
  if (!sources && offset === 0)
    return sql<number>`select id from articles where is_hidden = 0 ${newest} limit ${limit}`;
  const months = await monthsOf(db, sources, { limit, offset });
  if (!months) return sql<number>`select id from articles where 0`;
  const { before, first, last } = months;
  const ofSources = sources
    ? sql`indexed by articles_public_by_source where is_hidden = 0 and source in (${sql.join(sources.names)})`
    : sql`where is_hidden = 0`;
  // The months are the beginnings of dates: char(1114111) comes after whatever follows. Without a date, nothing does.
  const end = last === "" ? sql`' '` : sql`${last} || char(1114111)`;
  return sql<number>`select id from articles ${ofSources}
    and published_date >= ${first} and published_date < ${end}
    ${newest} limit ${limit} offset ${offset - before}`;
}

/** What staff have hidden is in no public list, no count, and in no index of the search. */
export async function listArticles(
  db: Database,
  { matches, sources }: ArticleFilter,
  page: ListPage,
): Promise<ArticleRow[]> {
  const ids = matches ? newestMatches(matches, sources, page) : await newestIds(db, sources, page);
  return db
    .selectFrom("articles")
    .where(sql<SqlBool>`id in (${ids})`)
    .select(["id", "title", "summary", "source", "url", "published_date"])
    .orderBy("published_date", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Those of today and before, newest first. */
export async function newestUntil(db: Database, today: Day, limit: number): Promise<ArticleRow[]> {
  return (
    db
      .selectFrom("articles")
      .where("is_hidden", "=", 0)
      .where("published_date", ">", "")
      // A moment of today follows its day.
      .where("published_date", "<", addDays(today, 1))
      .select(["id", "title", "summary", "source", "url", "published_date"])
      .orderBy("published_date", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute()
  );
}

export async function countArticles(db: Database, { matches, sources }: ArticleFilter): Promise<number> {
  if (matches) return countMatches(db, matches, sources);
  const { total } = await articleCounts(db, sources)
    .select(({ fn }) => fn.coalesce(fn.sum<number>("total"), sql.lit(0)).as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** The different sources of the public articles as they are stored, markup and all. */
export async function listStoredSources(db: Database): Promise<string[]> {
  // One look into the index for each source.
  const { rows } = await sql<{ source: string }>`
    with recursive names(source) as (
      select min(source) from article_counts
      union all
      select (select min(source) from article_counts where source > names.source)
        from names where names.source is not null
    )
    select source from names where source is not null`.execute(db);
  return rows.map(({ source }) => source);
}

export function articleView(row: ArticleRow): ArticleView {
  const plainTitle = plainText(row.title);
  return {
    id: row.id,
    title: plainTitle ? parseRichText(row.title) : [newsPage.untitled],
    plainTitle: plainTitle || newsPage.untitled,
    source: parseRichText(row.source ?? ""),
    summary: parseRichText(row.summary),
    topic: newsTopic({ title: plainTitle, summary: plainText(row.summary) }),
    date: shortDate(row.published_date),
    href: toHttpUrl(row.url),
  };
}
