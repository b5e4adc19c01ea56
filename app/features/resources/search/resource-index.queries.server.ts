import { type RawBuilder, sql } from "kysely";
import type { SearchIntent } from "~/content/resources/search-intents";
import { quoteMatch, type SearchedTable } from "~/kits/search/match-expression.queries.server";
import { termsOf } from "./find-intents.server";

export const searchedResources: SearchedTable = {
  name: "support_resources",
  text: sql`title || ' ' || tags || ' ' || category || ' ' || organization || ' ' || description`,
  id: sql`rowid`,
};

/** Of title, tags, category, place, organization and description, in the order of the index. */
const WEIGHTS = sql.raw("10, 7, 4, 8, 3, 1");

/** An FTS5 expression over the fields that say what an entry is about. */
export const aboutTerms = (terms: readonly string[]) =>
  `({title tags} : (${terms.map(quoteMatch).join(" OR ")}))`;

/** The terms of intents as they are ranked: the first names what an intent is about, so it counts twice. */
export const rankedTerms = (intents: readonly SearchIntent[]) =>
  aboutTerms(intents.flatMap((intent) => [...termsOf(intent).slice(0, 1), ...termsOf(intent)]));

/** Matches with a score, the highest the best. The scores of the words of an expression add up. */
export function scored(match: string, among?: RawBuilder<number>) {
  const words = sql.table(`${searchedResources.name}_words`);
  // The plus sign makes it one pass over the index: FTS5 would be asked for each row.
  const condition = among ? sql`and +rowid in (${among})` : sql``;
  return sql<{ id: number; score: number }>`
    select rowid as id, -bm25(${words}, ${WEIGHTS}) as score from ${words} where ${words} match ${match} ${condition}`;
}
