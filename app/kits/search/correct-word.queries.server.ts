import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { quoteMatch, rowsMatching, type SearchedTable } from "./match-expression.queries.server";
import { intactPieces, isOneTypoApart } from "./one-typo.server";
import { plainWords } from "./query-words.server";

/** Rows that are read for each half of a word: where more hold it, the word it belongs to is in some of these. */
const MAX_ROWS = 40;
const MAX_WORDS = 6;

/** Words that begin with the same letter and are as long, but for one letter; texts are long, so it looks at nothing else. */
function similarWords(word: string, texts: readonly string[]): string[] {
  const similar = new RegExp(
    `(?<![\\p{L}\\p{N}])\\p{L}[\\p{L}\\p{N}\\p{M}'’]{${word.length - 2},${word.length + 1}}(?![\\p{L}\\p{N}])`,
    "gu",
  );
  const typed = new Set(texts.flatMap((text) => text.match(similar) ?? []));
  return [...new Set([...typed].flatMap(plainWords))].filter((other) => isOneTypoApart(word, other));
}

/** The words of a table that are one typo away from a word that no row holds. */
export async function correctWord(db: Database, table: SearchedTable, word: string): Promise<string[]> {
  const texts: string[] = [];
  for (const piece of intactPieces(word)) {
    const rowids = rowsMatching(table, { index: "parts", match: quoteMatch(piece) });
    const { rows } = await sql<{ text: string }>`
      select ${table.text} as text from ${sql.table(table.name)}
      where id in (select ${table.id} from (${rowids} limit ${MAX_ROWS}))`.execute(db);
    texts.push(...rows.map(({ text }) => text));
  }
  return similarWords(word, texts).slice(0, MAX_WORDS);
}
