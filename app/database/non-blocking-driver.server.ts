import { setTimeout as wait } from "node:timers/promises";
import type SQLite from "better-sqlite3";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { isBusy } from "./database-errors.server";
import { ImmediateSqliteDriver } from "./immediate-driver.server";

const MAX_PAUSE_MS = 50;

/**
 * Retry with back-off while locked, without blocking the event loop. @param deadline on the `performance.now()` clock
 */
async function retryWhileBusy<T>(deadline: number, operation: () => T | Promise<T>): Promise<T> {
  for (let pause = 1; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return await operation();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    await wait(pause);
  }
}

interface Parts {
  writeDriver: ImmediateSqliteDriver;
  readDriver: ImmediateSqliteDriver;
  readConnection: DatabaseConnection;
  openReader: () => SQLite.Database;
  busyTimeoutMs: number;
}

/** Reads outside a transaction use one SQLite connection, everything else another. */
class RoutingConnection implements DatabaseConnection {
  readonly #parts: Parts;
  #transaction: DatabaseConnection | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { writeDriver, readConnection } = this.#parts;
    if (this.#transaction) return this.#transaction.executeQuery<R>(query);
    const deadline = this.#deadline();
    if (await retryWhileBusy(deadline, () => this.#isRead(query))) {
      return retryWhileBusy(deadline, () => readConnection.executeQuery<R>(query));
    }
    const writer = await writeDriver.acquireConnection();
    try {
      return await retryWhileBusy(deadline, () => writer.executeQuery<R>(query));
    } finally {
      await writeDriver.releaseConnection();
    }
  }

  /** On a new connection: an open cursor would pin the snapshot that other reads see. */
  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    if (this.#transaction) {
      yield* this.#transaction.streamQuery<R>(query, chunkSize);
      return;
    }
    const driver = new ImmediateSqliteDriver(this.#parts.openReader());
    await driver.init();
    try {
      const connection = await driver.acquireConnection();
      yield* connection.streamQuery<R>(query, chunkSize);
    } finally {
      await driver.destroy();
    }
  }

  async begin(): Promise<void> {
    const { writeDriver } = this.#parts;
    const deadline = this.#deadline();
    const writer = await writeDriver.acquireConnection();
    try {
      await retryWhileBusy(deadline, () => writeDriver.beginTransaction(writer));
      this.#transaction = writer;
    } catch (error) {
      await writeDriver.releaseConnection();
      throw error;
    }
  }

  async endTransaction(): Promise<void> {
    if (!this.#transaction) return;
    this.#transaction = undefined;
    await this.#parts.writeDriver.releaseConnection();
  }

  /** Includes the time in this process's own queue, so that all waiting callers time out together. */
  #deadline(): number {
    return performance.now() + this.#parts.busyTimeoutMs;
  }

  #isRead({ query, sql }: CompiledQuery): boolean {
    return (
      query.kind === "SelectQueryNode" || (query.kind === "RawNode" && this.#parts.readDriver.isRead(sql))
    );
  }
}

function routed(connection: DatabaseConnection): RoutingConnection {
  if (connection instanceof RoutingConnection) return connection;
  throw new TypeError("The connection is another driver's");
}

/**
 * Waits for SQLite's write lock without blocking the event loop (docs/decisions/database-access.md). Reads have
 * their own connection; in WAL mode they see every earlier commit. Begin transactions only with Kysely's methods, never with a statement.
 */
export class NonBlockingSqliteDriver implements Driver {
  readonly #writeDriver: ImmediateSqliteDriver;
  readonly #readDriver: ImmediateSqliteDriver;
  readonly #options: Pick<Parts, "openReader" | "busyTimeoutMs">;
  #parts: Parts | undefined;

  /** @param writer without a busy timeout, like the connections of `openReader` */
  constructor(writer: SQLite.Database, options: Pick<Parts, "openReader" | "busyTimeoutMs">) {
    this.#writeDriver = new ImmediateSqliteDriver(writer);
    this.#readDriver = new ImmediateSqliteDriver(options.openReader());
    this.#options = options;
  }

  async init(): Promise<void> {
    await this.#writeDriver.init();
    await this.#readDriver.init();
    this.#parts = {
      ...this.#options,
      writeDriver: this.#writeDriver,
      readDriver: this.#readDriver,
      readConnection: await this.#readDriver.acquireConnection(),
    };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#parts) throw new Error("The driver is not initialized");
    return new RoutingConnection(this.#parts);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await routed(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#writeDriver.commitTransaction(connection);
    await routed(connection).endTransaction();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#writeDriver.rollbackTransaction(connection);
    await routed(connection).endTransaction();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await routed(connection).endTransaction();
  }

  async destroy(): Promise<void> {
    await this.#readDriver.destroy();
    await this.#writeDriver.destroy();
  }
}
