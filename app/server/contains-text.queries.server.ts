import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { foldText, plainPart, storedSpellings } from "~/lib/fold-text";

/**
 * A case-insensitive WHERE condition: the column contains the text.
 *
 * `instr` treats `%` and `_` literally, which LIKE does not. SQLite's `lower()` knows ASCII only, so capitals of other
 * letters, and the spellings of quotes and ampersands in feeds, are replaced one by one: only those that the search
 * needs, only in rows that contain the part that needs none. Not found: a letter typed without its accent, an accent
 * stored as a separate character or as an entity, and text that a tag interrupts.
 *
 * @param text 1 to 100 characters
 */
export function containsText(column: Expression<string | null>, text: string): Expression<SqlBool> {
  const folded = foldText(text);
  const start: RawBuilder<string> = sql`lower(${column})`;
  const spellings = storedSpellings(folded);
  if (spellings.length === 0) return sql<SqlBool>`instr(${start}, ${folded}) > 0`;
  const stored = spellings.reduce(
    (inner, { stored, typed }) => sql`replace(${inner}, ${stored}, ${typed})`,
    start,
  );
  return sql<SqlBool>`(instr(${start}, ${plainPart(folded)}) > 0 and instr(${stored}, ${folded}) > 0)`;
}
