import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely, type QueryResult } from "kysely";
import { type Database, dialectOf } from "~/database/open-database.server";
import type { Schema } from "~/database/schema/schema.server";
import {
  fromSentError,
  type Operation,
  type ThreadAnswer,
  type ThreadOptions,
  type ThreadRequest,
  toStatement,
} from "./protocol.server";

interface Call {
  resolve: (result: QueryResult<never>) => void;
  reject: (reason: unknown) => void;
}

const ENDED = "The thread of the database has ended";

/** A running thread. It does not keep its process alive. */
class StatementThread {
  readonly #worker: Worker;
  readonly #calls = new Map<number, Call>();
  #last = 0;
  #ended = false;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.unref();
    worker.on("message", ({ id, result, error }: ThreadAnswer) => {
      const call = this.#calls.get(id);
      this.#calls.delete(id);
      if (error === undefined) call?.resolve(result);
      else call?.reject(fromSentError(error));
    });
    worker.on("error", (error) => this.#end(error));
    worker.on("exit", () => this.#end(new Error(ENDED)));
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  #end(reason: unknown): void {
    this.#ended = true;
    for (const { reject } of this.#calls.values()) reject(reason);
    this.#calls.clear();
  }

  async call(operation: Operation): Promise<QueryResult<never>> {
    if (this.#ended) throw new Error(ENDED);
    this.#last += 1;
    const request: ThreadRequest = { id: this.#last, operation };
    return await new Promise((resolve, reject) => {
      this.#calls.set(request.id, { resolve, reject });
      this.#worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    const closed = this.call({ kind: "close" });
    this.#ended = true;
    await closed;
  }
}

/** Then its memory is given back; the next statement starts another. */
const IDLE_MS = 60_000;
/** So many rows of a streamed query are in one message. */
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
class ThreadDriver implements Driver {
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

/** Built from `scripts/database-thread.ts`. */
const PROGRAM = "build/scripts/database-thread.cjs";
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 1 };

/** A database of which every statement is executed in another thread, with connections of its own. */
export function openInThread(
  options: ThreadOptions,
  { program = PROGRAM, idleMs }: { program?: string; idleMs?: number } = {},
): Database {
  // The thread gets no option of the process: the programs they load are not for a thread.
  const start = () =>
    new Worker(resolve(program), { workerData: options, execArgv: [], env: {}, resourceLimits: HEAP });
  return new Kysely<Schema>({ dialect: dialectOf(new ThreadDriver({ start, ...(idleMs && { idleMs }) })) });
}
