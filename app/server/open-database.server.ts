import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import SQLite from "better-sqlite3";
import { type Driver, Kysely, SqliteDialect, type Transaction } from "kysely";
import { ImmediateSqliteDriver } from "./immediate-driver.server";
import { NonBlockingSqliteDriver } from "./non-blocking-driver.server";
import type { Schema } from "./schema.server";

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

const BUSY_TIMEOUT_MS = 10_000;
const WAL_LIMIT_BYTES = 16 * 2 ** 20;

interface DatabaseOptions {
  /** False only for migrations, which rebuild parent tables. */
  foreignKeys?: boolean;
  /** Wait for another process's write lock, then SQLITE_BUSY. */
  busyTimeoutMs?: number;
  /** For the web server: waiting for the lock does not block other requests. */
  nonBlocking?: boolean;
  /** For a copy that is written by backups alone (decision 107): every other write fails with SQLITE_READONLY. */
  readOnly?: boolean;
}

class DialectWithDriver extends SqliteDialect {
  readonly #driver: Driver;
  constructor(database: SQLite.Database, driver: Driver) {
    super({ database });
    this.#driver = driver;
  }
  override createDriver(): Driver {
    return this.#driver;
  }
}

function connect(
  path: string | Buffer,
  { foreignKeys, busyTimeoutMs }: Pick<Required<DatabaseOptions>, "foreignKeys" | "busyTimeoutMs">,
): SQLite.Database {
  const connection = new SQLite(path, { timeout: busyTimeoutMs });
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = FULL");
  // What is deleted is overwritten, also in the file's free pages.
  connection.pragma("secure_delete = ON");
  connection.pragma(`journal_size_limit = ${WAL_LIMIT_BYTES}`);
  connection.pragma(`foreign_keys = ${foreignKeys ? "ON" : "OFF"}`);
  return connection;
}

/** SQLite would create a world-readable file; it gives the write-ahead log the mode of the database. */
function createFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
}

/**
 * Creates a missing file. `synchronous=FULL` in WAL mode flushes every commit before it is acknowledged.
 * @param path a file, or in tests ":memory:" or a database's bytes @throws when not writable or not a database
 */
export function openDatabase(
  path: string | Buffer,
  {
    foreignKeys = true,
    busyTimeoutMs = BUSY_TIMEOUT_MS,
    nonBlocking = false,
    readOnly = false,
  }: DatabaseOptions = {},
): Database {
  if (typeof path === "string" && path !== ":memory:") createFile(path);
  const open = () => connect(path, { foreignKeys, busyTimeoutMs });
  const connection = open();
  if (readOnly) connection.pragma("query_only = ON");
  if (!nonBlocking) {
    const driver = new ImmediateSqliteDriver(connection);
    return new Kysely<Schema>({ dialect: new DialectWithDriver(connection, driver) });
  }
  connection.pragma("busy_timeout = 0");
  const openReader = () => {
    const reader = open();
    reader.pragma("busy_timeout = 0");
    reader.pragma("query_only = ON");
    return reader;
  };
  const driver = new NonBlockingSqliteDriver(connection, { openReader, busyTimeoutMs });
  return new Kysely<Schema>({ dialect: new DialectWithDriver(connection, driver) });
}
