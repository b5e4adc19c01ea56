import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";
import { quoteMatch, rowsMatching, type SearchedTable } from "./match-expression.queries.server";
import { intactPieces, isOneTypoApart } from "./one-typo.server";
import { plainWords } from "./query-words.server";

/** Rows that are read for each half of a word: where more hold it, the word it belongs to is in some of these. */
const MAX_ROWS = 40;
const MAX_WORDS = 6;

/** The words of a table that are one typo away from a word that no row holds. */
export async function correctWord(db: Database, table: SearchedTable, word: string): Promise<string[]> {
  const found = new Set<string>();
  for (const piece of intactPieces(word)) {
    const rowids = rowsMatching(table, { index: "parts", match: quoteMatch(piece) });
    const { rows } = await sql<{ text: string }>`
      select ${table.text} as text from ${sql.table(table.name)}
      where id in (select ${table.id} from (${rowids} limit ${MAX_ROWS}))`.execute(db);
    for (const other of new Set(rows.flatMap(({ text }) => plainWords(text)))) {
      if (isOneTypoApart(word, other)) found.add(other);
    }
  }
  return [...found].slice(0, MAX_WORDS);
}
