import type SQLite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, type SqliteDatabase, SqliteDriver } from "kysely";

/** Lists of ids and values make some texts of their own. */
const MAX_STATEMENTS = 300;

interface CachedDatabase extends SqliteDatabase {
  prepare(sql: string): SQLite.Statement;
}

/**
 * A connection that prepares each SQL text once. SQLite itself prepares a statement again after a change of the schema.
 */
export function withStatementCache(database: SQLite.Database): CachedDatabase {
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

/** Takes the write lock when a transaction begins, so that upgrading a read lock cannot fail with SQLITE_BUSY midway. */
export class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: SQLite.Database;
  readonly #cached: CachedDatabase;

  constructor(database: SQLite.Database) {
    const cached = withStatementCache(database);
    super({ database: cached });
    this.#database = database;
    this.#cached = cached;
  }

  /** Asks SQLite whether a statement changes nothing. */
  isRead(sql: string): boolean {
    return this.#cached.prepare(sql).readonly;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has rolled back by itself after some errors, such as a full disk; the error of a second rollback would hide
    // them.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}
