import type SQLite from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, SqliteDriver } from "kysely";
import { withStatementCache } from "./statement-cache.server";

/** Takes the write lock when a transaction begins, so that upgrading a read lock cannot fail with SQLITE_BUSY midway. */
export class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: SQLite.Database;

  constructor(database: SQLite.Database) {
    super({ database: withStatementCache(database) });
    this.#database = database;
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
