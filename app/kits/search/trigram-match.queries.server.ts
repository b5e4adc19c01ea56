import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { foldText } from "~/lib/text/fold";
import { searchWords } from "~/lib/text/words";
import { quoteMatch } from "./match-expression.queries.server";

/**
 * Trigrams of an index that begin with a text of one or two characters. Steps from each to the next: the rows that have
 * them are not read, however many there are. @param vocabulary fts5vocab table of the type "instance"
 */
export async function termsBeginningWith(
  db: Database,
  vocabulary: string,
  start: string,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<string[]> {
  const terms = sql.table(vocabulary);
  const end = `${start}\u{10ffff}`;
  // A trigram with a space behind it is before every other one that comes after it.
  const { rows } = await sql<{ term: string }>`
    with recursive found (term) as (
      select * from (select term from ${terms} where term >= ${start} and term < ${end} order by term limit 1)
      union all
      select (select term from ${terms} where term >= found.term || ' ' and term < ${end} order by term limit 1)
        from found where found.term is not null
    )
    select term from found where term is not null limit ${limit}`.execute(db);
  return rows.map(({ term }) => term);
}

/** FTS5 finds three characters or more; fewer match every trigram that starts with them. */
const MIN_LENGTH = 3;

/** @param word folded @returns undefined where no row can match */
export async function matchWord(db: Database, terms: string, word: string): Promise<string | undefined> {
  const found = Array.from(word).length >= MIN_LENGTH ? [word] : await termsBeginningWith(db, terms, word);
  const [only, ...others] = found;
  if (only === undefined) return undefined;
  return others.length === 0 ? quoteMatch(only) : `(${found.map(quoteMatch).join(" OR ")})`;
}

const MIN_DIGITS = 7;
/** Numbers are written with the code of their country and without; the rest tells them apart. */
const MAX_DIGITS = 10;
/** Digits in groups, with what stands between them in telephone numbers. */
const PHONE = /\+?\(?\d[\d ().+/-]*\d/g;

/**
 * Rows with a telephone number, however it is written: by the digits that an index has of it, or by its groups where it
 * stands in a text.
 */
function matchPhone(written: string): string | undefined {
  const all = written.replace(/\D/g, "").replace(/^0+/, "");
  if (all.length < MIN_DIGITS) return undefined;
  const digits = all.slice(-MAX_DIGITS);
  const groups = [digits.slice(-10, -7), digits.slice(-7, -4), digits.slice(-4)].filter(
    ({ length }) => length > 2,
  );
  return `(${quoteMatch(digits)} OR (${groups.map(quoteMatch).join(" AND ")}))`;
}

/**
 * FTS5 query for rows that hold every word of a staff search, in any order and in parts of words, and every telephone
 * number. @param terms vocabulary of a trigram index @returns undefined where no row can match
 */
export async function matchEveryWord(db: Database, terms: string, q: string): Promise<string | undefined> {
  const matches: string[] = [];
  const rest = foldText(q).replace(PHONE, (written) => {
    const match = matchPhone(written);
    if (match === undefined) return written;
    matches.push(match);
    return " ";
  });
  for (const word of searchWords(rest)) {
    const match = await matchWord(db, terms, word);
    if (match === undefined) return undefined;
    matches.push(match);
  }
  return matches.length > 0 ? matches.join(" AND ") : undefined;
}
