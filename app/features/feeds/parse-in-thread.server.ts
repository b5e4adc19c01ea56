import { Worker } from "node:worker_threads";
import { FeedProblem } from "./feed-problem";
import { feedProblems as problems } from "./feeds.copy";
import type { FeedFile, FeedItem } from "./parse-items.server";

/** A feed of 5 MB takes half a second. */
const TIMEOUT_MS = 10_000;
const MAX_MEMORY_MB = 128;

/** What the thread gets. */
export interface ParseRequest {
  file: FeedFile;
  now: Date;
}

/** What it sends back. */
export type ParseResponse = { items: FeedItem[] } | { problem: string };

interface ThreadOptions {
  /** The thread's program. */
  program: URL;
  signal: AbortSignal;
}

/**
 * Parses a feed in a thread of its own: mails go out meanwhile, and one that takes too long or too much memory ends with
 * its thread.
 *
 * @throws FeedProblem, or the reason of `signal`
 */
export async function parseInThread(
  request: ParseRequest,
  { program, signal }: ThreadOptions,
): Promise<FeedItem[]> {
  signal.throwIfAborted();
  const thread = new Worker(program, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    // It needs no secret, and none of this process's options.
    env: {},
    execArgv: [],
  });
  const ended = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const response = await new Promise<ParseResponse>((resolve, reject) => {
      const tooSlow = () => reject(new FeedProblem(problems.tooSlow));
      thread.once("message", resolve).once("error", reject).once("exit", tooSlow);
      ended.addEventListener("abort", tooSlow);
    });
    if ("items" in response) return response.items;
    throw new FeedProblem(response.problem);
  } catch (error) {
    signal.throwIfAborted();
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ERR_WORKER_OUT_OF_MEMORY") throw new FeedProblem(problems.tooSlow, null, { cause: error });
    throw error;
  } finally {
    await thread.terminate();
  }
}
