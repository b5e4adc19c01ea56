import { type SqlBool, sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { Row } from "~/server/schema.server";
import type { ArticleMatches } from "./search-articles.queries.server";

export interface ArticleFilter {
  /** What a search has found, or null without one. */
  matches: ArticleMatches | null;
  /** Stored sources to show, or null for all. */
  sources: readonly string[] | null;
}

export type ArticleRow = Pick<
  Row<"articles">,
  "id" | "title" | "summary" | "source" | "url" | "published_date"
>;

export const everyArticle: ArticleFilter = { matches: null, sources: null };

/** With more matches than this, reading articles in order and asking each is faster than sorting the matches. */
const SORTABLE_MATCHES = 5000;

/** The filter that a list and its count share. What staff have hidden is in no public list, and in no index of the search. */
function articlesMatching(db: Database, { matches, sources }: ArticleFilter) {
  const isSortable = matches !== null && matches.total <= SORTABLE_MATCHES;
  // The plus sign keeps SQLite from reading all public articles and asking each.
  let query = db
    .selectFrom("articles")
    .where(isSortable ? sql<SqlBool>`+is_hidden = 0` : sql<SqlBool>`is_hidden = 0`);
  if (sources) query = query.where("source", "in", sources);
  for (const ids of matches?.ids ?? []) {
    query = query.where(
      isSortable
        ? sql<SqlBool>`articles.id in (${ids})`
        : sql<SqlBool>`exists (${ids} and rowid = articles.id)`,
    );
  }
  return query;
}

export function listArticles(
  db: Database,
  filter: ArticleFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ArticleRow[]> {
  return articlesMatching(db, filter)
    .select(["id", "title", "summary", "source", "url", "published_date"])
    .orderBy("published_date", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countArticles(db: Database, filter: ArticleFilter): Promise<number> {
  if (filter.matches && (filter.matches.total === 0 || !filter.sources)) return filter.matches.total;
  const { total } = await articlesMatching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** The different sources of the public articles as they are stored, markup and all. */
export async function listStoredSources(db: Database): Promise<string[]> {
  // One look into the index for each source; DISTINCT would read the source of every article.
  const { rows } = await sql<{ source: string }>`
    with recursive names(source) as (
      select min(source) from articles where is_hidden = 0
      union all
      select (select min(source) from articles where is_hidden = 0 and source > names.source)
        from names where names.source is not null
    )
    select source from names where source is not null`.execute(db);
  return rows.map(({ source }) => source);
}
