import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import * as z from "zod";
import { FeedProblem, feedProblems as problems } from "./feed-problem";
import { type FeedFile, type FeedItem, feedItem } from "./parse-items.server";

/** A feed of 5 MB takes a second. */
const TIMEOUT_MS = 20_000;
/** Of the heap: with all else, the process takes 150 MB for a feed of 5 MB. */
const HEAP_LIMITS = ["--max-old-space-size=96", "--max-semi-space-size=4"];
/**
 * Of CPU time 20 seconds, so that the kernel ends the process also when this one was killed. Where the machine has no
 * memory left, the kernel ends it before all others.
 */
const LIMITED = 'ulimit -t 20; ulimit -c 0; echo 1000 2>/dev/null >/proc/self/oom_score_adj; exec "$@"';

/** What the program writes. */
const response = z.union([
  z.object({ items: z.array(feedItem) }),
  z.object({ problem: z.string(), namedFeed: z.string().nullable() }),
]);
/** What it gets in its first line; the feed follows. */
export const parseRequest = z.object({ contentType: z.string(), url: z.string(), now: z.coerce.date() });

interface ProcessOptions {
  program: string;
  signal: AbortSignal;
  timeoutMs?: number;
}

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

async function runProgram(input: Uint8Array, { program, signal, timeoutMs = TIMEOUT_MS }: ProcessOptions) {
  const node = [process.execPath, ...HEAP_LIMITS, program];
  // It needs no secret of this process.
  const child = spawn("/bin/sh", ["-c", LIMITED, "sh", ...node], { env: { NODE_ENV: "production" } });
  const kill = () => void child.kill("SIGKILL");
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  ended.addEventListener("abort", kill);
  child.stdin.on("error", kill).end(input);
  const exit = new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", resolve),
  );
  try {
    const [code, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
    return { code, output, errors } satisfies Ended;
  } finally {
    ended.removeEventListener("abort", kill);
  }
}

/** An error of the program's own; without a code or with the shell's for a signal, it was killed. */
const isMistake = ({ code }: Ended) => code !== null && code > 0 && code < 128;

/**
 * Parses a feed in a process of its own: mails go out meanwhile, and a feed that takes too long or too much memory ends
 * that process alone. A thread would not do, as V8 can end the whole process where a thread has no memory left.
 *
 * @throws FeedProblem, or the reason of `signal`
 */
export async function parseInProcess(
  { body, contentType, url }: FeedFile,
  now: Date,
  options: ProcessOptions,
): Promise<FeedItem[]> {
  options.signal.throwIfAborted();
  const head = JSON.stringify({ contentType, url, now } satisfies z.output<typeof parseRequest>);
  const ended = await runProgram(Buffer.concat([Buffer.from(`${head}\n`), body]), options);
  options.signal.throwIfAborted();
  if (isMistake(ended)) throw new Error(ended.errors.trim() || "The parser ended without a reason.");
  if (ended.code !== 0) throw new FeedProblem(problems.tooSlow);
  const parsed = response.parse(JSON.parse(ended.output));
  if ("items" in parsed) return parsed.items;
  throw new FeedProblem(parsed.problem, null, { namedFeed: parsed.namedFeed });
}
