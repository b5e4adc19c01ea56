import type SQLite from "better-sqlite3";
import type { SqliteDatabase } from "kysely";

/** Lists of ids and values make some texts of their own. */
const MAX_STATEMENTS = 300;

/**
 * A connection that prepares each SQL text once. SQLite itself prepares a statement again after a change of the schema.
 */
export function withStatementCache(database: SQLite.Database): SqliteDatabase {
  const statements = new Map<string, SQLite.Statement>();
  return {
    prepare(sql: string) {
      const cached = statements.get(sql);
      // An open cursor.
      if (cached?.busy) return database.prepare(sql);
      const statement = cached ?? database.prepare(sql);
      statements.delete(sql);
      statements.set(sql, statement);
      const [oldest] = statements.keys();
      if (statements.size > MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
    close: () => database.close(),
  };
}
