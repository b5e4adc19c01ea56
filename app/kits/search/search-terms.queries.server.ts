import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";

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
