import { containsText } from "~/server/contains-text.queries.server";
import type { Database } from "~/server/open-database.server";
import type { Row } from "~/server/schema.server";

export interface ArticleFilter {
  /** Stands in the title, the summary or the source; empty for all. */
  q: string;
  /** Stored sources in which the search text stands. */
  sourcesWithText: readonly string[];
  /** Stored sources to show, or null for all. */
  sources: readonly string[] | null;
}

export type ArticleRow = Pick<
  Row<"articles">,
  "id" | "title" | "summary" | "source" | "url" | "published_date"
>;

export const everyArticle: ArticleFilter = { q: "", sourcesWithText: [], sources: null };

/** The filter that a list and its count share. What staff have hidden is in no public list. */
function articlesMatching(db: Database, { q, sourcesWithText, sources }: ArticleFilter) {
  let query = db.selectFrom("articles").where("is_hidden", "=", 0);
  if (sources) query = query.where("source", "in", sources);
  if (q) {
    query = query.where((eb) =>
      eb.or([
        containsText(eb.ref("title"), q),
        containsText(eb.ref("summary"), q),
        eb("source", "in", sourcesWithText),
      ]),
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
  const { total } = await articlesMatching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** The different sources of the public articles as they are stored, markup and all. */
export async function listStoredSources(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("articles")
    .select("source")
    .distinct()
    .where("is_hidden", "=", 0)
    .where("source", "is not", null)
    .execute();
  return rows.flatMap(({ source }) => (source === null ? [] : [source]));
}
