import type { Worker } from "node:worker_threads";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { toStatement } from "./protocol.server";
import { StatementThread } from "./statement-thread.server";

/** Then its memory is given back; the next statement starts another. */
const IDLE_MS = 60_000;
/** Of a streamed query, in one message. */
const STREAMED_ROWS = 200;

class ThreadConnection implements DatabaseConnection {
  readonly #thread: StatementThread;
  readonly #number: number;

  constructor(thread: StatementThread, number: number) {
    this.#thread = thread;
    this.#number = number;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#thread.call({ kind: "execute", connection: this.#number, statement: toStatement(query) });
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    const statement = toStatement(query);
    try {
      for (;;) {
        const next = { kind: "next", connection: this.#number, statement, limit: STREAMED_ROWS } as const;
        const chunk = await this.#thread.call(next);
        yield chunk;
        if (chunk.rows.length < STREAMED_ROWS) return;
      }
    } finally {
      if (!this.#thread.hasEnded) await this.control("return");
    }
  }

  async control(kind: "begin" | "commit" | "rollback" | "return" | "release"): Promise<void> {
    await this.#thread.call({ kind, connection: this.#number });
  }
}

function ofThread(connection: DatabaseConnection): ThreadConnection {
  if (connection instanceof ThreadConnection) return connection;
  throw new TypeError("The connection is another driver's");
}

interface ThreadDriverOptions {
  start: () => Worker;
  idleMs?: number;
}

/** Executes statements in a thread of their own, which the first one starts (docs/decisions/database-access.md). */
export class ThreadDriver implements Driver {
  readonly #start: () => Worker;
  readonly #idleMs: number;
  readonly #connections = new Set<DatabaseConnection>();
  #thread: StatementThread | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last = 0;

  constructor({ start, idleMs = IDLE_MS }: ThreadDriverOptions) {
    this.#start = start;
    this.#idleMs = idleMs;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    clearTimeout(this.#idle);
    if (!this.#thread || this.#thread.hasEnded) this.#thread = new StatementThread(this.#start());
    this.#last += 1;
    const connection = new ThreadConnection(this.#thread, this.#last);
    this.#connections.add(connection);
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await ofThread(connection).control("begin");
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await ofThread(connection).control("commit");
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await ofThread(connection).control("rollback");
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#connections.delete(connection);
    if (this.#connections.size === 0)
      this.#idle = setTimeout(() => void this.destroy(), this.#idleMs).unref();
    if (!this.#thread?.hasEnded) await ofThread(connection).control("release");
  }

  async destroy(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = undefined;
    if (thread && !thread.hasEnded) await thread.close();
  }
}
