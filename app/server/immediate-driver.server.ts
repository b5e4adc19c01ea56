import { CompiledQuery, type DatabaseConnection, SqliteDriver } from "kysely";

/** Takes the write lock when a transaction begins, so that it can never fail half way because another process wrote. */
export class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}
