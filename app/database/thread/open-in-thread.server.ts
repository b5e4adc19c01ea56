import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { Kysely } from "kysely";
import { type Database, dialectOf } from "../open-database.server";
import type { Schema } from "../schema/schema.server";
import type { ThreadOptions } from "./protocol.server";
import { ThreadDriver } from "./thread-driver.server";

/** Built from `scripts/database-thread.ts`. */
const PROGRAM = "build/scripts/database-thread.cjs";
const HEAP = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/** A database of which every statement is executed in another thread, with connections of its own. */
export function openInThread(
  options: ThreadOptions,
  { program = PROGRAM, idleMs }: { program?: string; idleMs?: number } = {},
): Database {
  // Without the options of the process: the programs they load are not for a thread.
  const start = () =>
    new Worker(resolve(program), { workerData: options, execArgv: [], env: {}, resourceLimits: HEAP });
  return new Kysely<Schema>({ dialect: dialectOf(new ThreadDriver({ start, ...(idleMs && { idleMs }) })) });
}
