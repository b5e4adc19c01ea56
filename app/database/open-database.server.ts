import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import SQLite from "better-sqlite3";
import {
  type Dialect,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Transaction,
} from "kysely";
import { ImmediateSqliteDriver } from "./immediate-driver.server";
import { NonBlockingSqliteDriver } from "./non-blocking-driver.server";
import type { Schema } from "./schema/schema.server";

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

const BUSY_TIMEOUT_MS = 10_000;
const WAL_LIMIT_BYTES = 16 * 2 ** 20;
/** SQLite's own default. The driver's is 16 MB for each connection, of which a process has many; the system caches the file. */
const CACHE_KIB = 2_000;

interface DatabaseOptions {
  /** False only for migrations, which rebuild parent tables. */
  foreignKeys?: boolean;
  /** Wait for another process's write lock, then SQLITE_BUSY. */
  busyTimeoutMs?: number;
  /** The web server has it: waiting for the lock does not block other requests. */
  nonBlocking?: boolean;
  /**
   * For a copy that is written by backups alone (docs/decisions/flat-cost.md): every other write fails with
   * SQLITE_READONLY.
   */
  readOnly?: boolean;
}

export const dialectOf = (driver: Driver): Dialect => ({
  createDriver: () => driver,
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

function connect(
  path: string | Buffer,
  { foreignKeys, busyTimeoutMs }: Pick<Required<DatabaseOptions>, "foreignKeys" | "busyTimeoutMs">,
): SQLite.Database {
  const connection = new SQLite(path, { timeout: busyTimeoutMs });
  connection.pragma("journal_mode = WAL");
  connection.pragma(`cache_size = ${-CACHE_KIB}`);
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

/** The web server's driver: waiting for the write lock blocks nothing but the write. */
export function openNonBlockingDriver(
  path: string | Buffer,
  {
    foreignKeys = true,
    busyTimeoutMs = BUSY_TIMEOUT_MS,
    readOnly = false,
  }: Omit<DatabaseOptions, "nonBlocking"> = {},
): Driver {
  const open = (isReader: boolean) => {
    // Another process may hold the file while it is opened.
    const connection = connect(path, { foreignKeys, busyTimeoutMs });
    connection.pragma("busy_timeout = 0");
    if (isReader) connection.pragma("query_only = ON");
    return connection;
  };
  return new NonBlockingSqliteDriver(open(readOnly), { openReader: () => open(true), busyTimeoutMs });
}

/**
 * Creates a missing file. `synchronous=FULL` in WAL mode flushes every commit before it is acknowledged.
 * @param path a file, or in tests ":memory:" or a database's bytes @throws when not writable or not a database
 */
export function openDatabase(
  path: string | Buffer,
  { nonBlocking = false, ...options }: DatabaseOptions = {},
): Database {
  if (typeof path === "string" && path !== ":memory:") createFile(path);
  const { foreignKeys = true, busyTimeoutMs = BUSY_TIMEOUT_MS, readOnly = false } = options;
  if (nonBlocking) return new Kysely<Schema>({ dialect: dialectOf(openNonBlockingDriver(path, options)) });
  const connection = connect(path, { foreignKeys, busyTimeoutMs });
  if (readOnly) connection.pragma("query_only = ON");
  return new Kysely<Schema>({ dialect: dialectOf(new ImmediateSqliteDriver(connection)) });
}
