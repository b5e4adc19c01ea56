import { sql } from "kysely";
import { lastEntries } from "~/content/resources/last-entries";
import type { Database } from "~/database/open-database.server";
import { quoteMatch } from "~/kits/search/match-expression.queries.server";
import { oncePerVersion } from "./once-per-version.server";

interface IndexedEntry {
  id: number;
  state: string | null;
  country: string | null;
  /** JSON list of ISO 639-1 codes. */
  languages: string;
  /** Months from 1 to 12 in which it is open; undefined is always. */
  openMonths: readonly number[] | undefined;
}

/** What a search needs to know of every public entry, for one version of the directory. */
export interface DirectoryIndex {
  entries: readonly IndexedEntry[];
  /** Of each id in the list of entries. */
  placeOf: ReadonlyMap<number, number>;
  /**
   * How well each entry is found by terms in its title or tags, by its place: from 0, for none of them, to 1 for the first.
   */
  holding: (finds: string) => Promise<Float64Array>;
}

const WORDS = sql.table("support_resources_words");

async function idsMatching(db: Database, match: string): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select group_concat(rowid) as ids from ${WORDS} where ${WORDS} match ${match}`.execute(db);
  return rows[0]?.ids?.split(",").map(Number) ?? [];
}

/** The first term says most; an entry that holds several stands before others with the same first one. */
async function scoresOf(
  db: Database,
  finds: string,
  placeOf: ReadonlyMap<number, number>,
): Promise<Float64Array> {
  const scores = new Float64Array(placeOf.size);
  for (const [rank, term] of finds.split(",").entries())
    for (const id of await idsMatching(db, `{title tags} : ${quoteMatch(term.trim())}`)) {
      const place = placeOf.get(id);
      if (place !== undefined) scores[place] = (scores[place] ?? 0) + 1 / (1 + rank);
    }
  const most = scores.reduce((one, other) => Math.max(one, other), 0);
  return most > 0 ? scores.map((score) => score / most) : scores;
}

async function readIndex(db: Database): Promise<DirectoryIndex> {
  const rows = await db
    .selectFrom("support_resources")
    .select(["id", "state", "country", "languages"])
    .where("is_active", "=", 1)
    .execute();
  const openMonths = new Map<number, readonly number[]>();
  for (const { tag, openMonths: months } of lastEntries)
    for (const id of await idsMatching(db, `{tags} : ${quoteMatch(tag)}`))
      openMonths.set(id, openMonths.get(id)?.filter((month) => months.includes(month)) ?? months);
  const placeOf = new Map(rows.map(({ id }, place) => [id, place]));
  const known = new Map<string, Float64Array>();
  return {
    entries: rows.map((row) => ({ ...row, openMonths: openMonths.get(row.id) })),
    placeOf,
    async holding(finds) {
      const scores = known.get(finds) ?? (await scoresOf(db, finds, placeOf));
      known.set(finds, scores);
      return scores;
    },
  };
}

/** A search then costs what its own words cost. */
export const directoryIndex = oncePerVersion(readIndex);
