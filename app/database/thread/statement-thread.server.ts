import type { Worker } from "node:worker_threads";
import type { QueryResult } from "kysely";
import { fromSentError, type Operation, type ThreadAnswer, type ThreadRequest } from "./protocol.server";

interface Call {
  resolve: (result: QueryResult<never>) => void;
  reject: (reason: unknown) => void;
}

const ENDED = "The thread of the database has ended";

/** A running thread. It does not keep its process alive. */
export class StatementThread {
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
