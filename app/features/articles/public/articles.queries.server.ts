import { type SqlBool, sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import type { Row } from "~/server/schema.server";
import { type ArticleMatches, countMatches, newestMatches } from "./search-articles.queries.server";

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

/** The filter that a list and its count share. What staff have hidden is in no public list, and in no index of the search. */
function publicArticles(db: Database, sources: ArticleFilter["sources"]) {
  const query = db.selectFrom("articles").where(sql<SqlBool>`is_hidden = 0`);
  return sources ? query.where("source", "in", sources) : query;
}

export function listArticles(
  db: Database,
  { matches, sources }: ArticleFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ArticleRow[]> {
  const listed = matches
    ? db
        .selectFrom("articles")
        .where(sql<SqlBool>`id in (${newestMatches(matches, sources, { limit, offset })})`)
    : publicArticles(db, sources).limit(limit).offset(offset);
  return listed
    .select(["id", "title", "summary", "source", "url", "published_date"])
    .orderBy("published_date", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function countArticles(db: Database, { matches, sources }: ArticleFilter): Promise<number> {
  if (matches) {
    return matches.total === 0 || !sources ? matches.total : countMatches(db, matches.rowids, sources);
  }
  const { total } = await publicArticles(db, sources)
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
