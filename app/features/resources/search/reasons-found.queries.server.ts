import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { type MatchExpression, rowsMatching } from "~/kits/search/match-expression.queries.server";
import { termsOf } from "./find-intents.server";
import { aboutTerms, type ResourceMatches, searchedResources } from "./search-resources.queries.server";

async function idsAmong(db: Database, ids: readonly number[], found: MatchExpression): Promise<number[]> {
  // The plus sign makes it one pass over the index: FTS5 would be asked for each row.
  const { rows } = await sql<{ rowid: number }>`
    ${rowsMatching(searchedResources, found)} and +rowid in (select value from json_each(${JSON.stringify(ids)}))`.execute(
    db,
  );
  return rows.map(({ rowid }) => rowid);
}

/**
 * Why entries were found, where their titles do not tell: the searched word, or else the need it stands for.
 *
 * @returns by the entry's id
 */
export async function reasonsFound(
  db: Database,
  { found, intents }: Pick<ResourceMatches, "found" | "intents">,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const reasons = new Map<number, string>();
  const words = found.filter(({ index }) => index === "words");
  const inTitle = words.map(({ match }) => `{title} : (${match})`).join(" OR ");
  const plain = new Set(inTitle ? await idsAmong(db, ids, { index: "words", match: inTitle }) : []);
  const candidates = [
    ...found.map(({ part, index, match }) => ({ reason: part.text, index, match })),
    ...intents.map((intent) => ({
      reason: intent.label,
      index: "words" as const,
      match: aboutTerms(termsOf(intent)),
    })),
  ];
  for (const { reason, ...match } of candidates) {
    const open = ids.filter((id) => !plain.has(id) && !reasons.has(id));
    if (open.length === 0) break;
    for (const id of await idsAmong(db, open, match)) reasons.set(id, reason);
  }
  return reasons;
}
