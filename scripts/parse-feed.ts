/** A thread of the worker and of `npm run news:import`: parses one feed. */
import { parentPort, workerData } from "node:worker_threads";
import { FeedProblem } from "~/features/feeds/feed-problem";
import type { ParseRequest, ParseResponse } from "~/features/feeds/parse-in-thread.server";
import { parseItems } from "~/features/feeds/parse-items.server";

function parse({ file, now }: ParseRequest): ParseResponse {
  try {
    return { items: parseItems(file, now) };
  } catch (error) {
    if (error instanceof FeedProblem) return { problem: error.message };
    throw error;
  }
}

parentPort?.postMessage(parse(workerData));
