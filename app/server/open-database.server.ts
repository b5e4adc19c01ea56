import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import SQLite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type Transaction,
} from "kysely";
import type { Schema } from "./schema.server";

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

const BUSY_TIMEOUT_MS = 10_000;

/** Takes the write lock when a transaction begins, so that it can never fail half way because another process wrote. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0];
  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }
}

/**
 * Opens the SQLite file, making its folder when missing: the one place where a connection is made.
 *
 * `synchronous=FULL` in WAL mode flushes every commit to the disk before it is acknowledged.
 *
 * @param path a file path, or ":memory:" in tests
 * @param foreignKeys false only for migrations, which must be able to rebuild a parent table
 * @param busyTimeoutMs how long a statement blocks its thread while another process writes
 * @throws when the folder cannot be written or the file is not a database
 */
export function openDatabase(
  path: string,
  { foreignKeys = true, busyTimeoutMs = BUSY_TIMEOUT_MS } = {},
): Database {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const connection = new SQLite(path, { timeout: busyTimeoutMs });
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = FULL");
  connection.pragma(`foreign_keys = ${foreignKeys ? "ON" : "OFF"}`);
  return new Kysely<Schema>({
    dialect: new ImmediateSqliteDialect({ database: connection }),
  });
}
