import { CompiledQuery, type DatabaseConnection, SqliteDriver } from "kysely";

/** Takes the write lock when a transaction begins, so that upgrading a read lock cannot fail with SQLITE_BUSY midway. */
export class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}
