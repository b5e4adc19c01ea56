import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { foldText, plainPart, storedSpellings } from "~/lib/fold-text";

/**
 * A condition: the column's text contains what a visitor typed, whatever the capitals.
 *
 * `instr` takes `%` and `_` as the characters they are, which LIKE does not. SQLite's `lower()` knows ASCII only, so
 * the capitals of other letters, and the spellings quotes and ampersands have in feeds, are replaced one by one:
 * only those the search needs, only in rows that hold the part of it that needs none, and nothing has to be stored
 * beside the text. What it does not find: a letter typed without its accent, an accent stored as a separate character
 * or as an entity, and text cut in two by a tag.
 *
 * @param text not empty, a hundred characters at most
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
