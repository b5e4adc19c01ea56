import { sql } from "kysely";
import { lastEntries } from "~/content/resources/last-entries";
import type { Database } from "~/database/open-database.server";
import { quoteMatch } from "~/kits/search/match-expression.queries.server";
import { oncePerVersion } from "./once-per-version.server";

interface IndexedEntry {
  state: string | null;
  country: string | null;
}

type Scores = ReadonlyMap<number, number>;

/** What a search needs to know of every public entry, for one version of the directory. */
export interface DirectoryIndex {
  /** By id. */
  entries: ReadonlyMap<number, IndexedEntry>;
  /** Entries that hold one of the terms in title or tags, each from 0 to 1 by the place of the first. */
  holding: (finds: string) => Promise<Scores>;
  /** Whether an entry is closed, or not open in a month from 1 to 12. */
  isShut: (id: number, month: number) => boolean;
}

const WORDS = sql.table("support_resources_words");

async function idsMatching(db: Database, match: string): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select group_concat(rowid) as ids from ${WORDS} where ${WORDS} match ${match}`.execute(db);
  return rows[0]?.ids?.split(",").map(Number) ?? [];
}

/** The first term says most; an entry that holds several stands before others with the same first one. */
async function scoresOf(db: Database, finds: string): Promise<Scores> {
  const scores = new Map<number, number>();
  for (const [place, term] of finds.split(",").entries())
    for (const id of await idsMatching(db, `{title tags} : ${quoteMatch(term.trim())}`))
      scores.set(id, (scores.get(id) ?? 0) + 1 / (1 + place));
  const most = Math.max(...scores.values());
  return new Map([...scores].map(([id, score]) => [id, score / most]));
}

async function readIndex(db: Database): Promise<DirectoryIndex> {
  const rows = await db
    .selectFrom("support_resources")
    .select(["id", "state", "country"])
    .where("is_active", "=", 1)
    .execute();
  const shut = await Promise.all(
    lastEntries.map(async ({ tag, openMonths }) => ({
      ids: new Set(await idsMatching(db, `{tags} : ${quoteMatch(tag)}`)),
      openMonths,
    })),
  );
  const known = new Map<string, Scores>();
  return {
    entries: new Map(rows.map(({ id, state, country }) => [id, { state, country }])),
    async holding(finds) {
      const scores = known.get(finds) ?? (await scoresOf(db, finds));
      known.set(finds, scores);
      return scores;
    },
    isShut: (id, month) => shut.some(({ ids, openMonths }) => ids.has(id) && !openMonths.includes(month)),
  };
}

/** A search then costs what its own words cost. */
export const directoryIndex = oncePerVersion(readIndex);
