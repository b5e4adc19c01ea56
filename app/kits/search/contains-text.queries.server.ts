import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { foldText, plainPart, storedSpellings } from "~/lib/text/fold";

/**
 * Case-insensitive `instr`, which treats `%` and `_` literally. SQLite's `lower()` knows ASCII only, so other capitals
 * and spellings are replaced one by one, only where the search needs it. Not found: unaccented spellings, decomposed
 * accents, entities, text that a tag interrupts. @param text 1 to 100 characters
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
