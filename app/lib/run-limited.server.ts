import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/**
 * Of CPU time 20 seconds, so that the kernel ends the process also when this one was killed. Where the machine has no
 * memory left, the kernel ends it before all others.
 */
const LIMITED = 'ulimit -t 20; ulimit -c 0; echo 1000 2>/dev/null >/proc/self/oom_score_adj; exec "$@"';
const TIMEOUT_MS = 20_000;

export interface LimitedProgram {
  /** Path of a built script. */
  program: string;
  signal: AbortSignal;
  timeoutMs?: number;
}

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** An error of the program's own; without a code or with the shell's for a signal, it was killed. */
const isMistake = ({ code }: Ended) => code !== null && code > 0 && code < 128;

/**
 * Reads what others have sent in a process of its own: mails go out meanwhile, and what takes too long or too much memory
 * ends that process alone. A thread would not do, as V8 can end the whole process where a thread has no memory left.
 *
 * @param heapMb of objects; buffers are outside of it
 * @returns what the program writes, or undefined where it was ended
 * @throws the program's own error, or the reason of `signal`
 */
export async function runLimited(
  input: Uint8Array,
  { program, signal, timeoutMs = TIMEOUT_MS }: LimitedProgram,
  heapMb: number,
): Promise<string | undefined> {
  signal.throwIfAborted();
  const node = [process.execPath, `--max-old-space-size=${heapMb}`, "--max-semi-space-size=4", program];
  // It needs no secret of this process.
  const child = spawn("/bin/sh", ["-c", LIMITED, "sh", ...node], { env: { NODE_ENV: "production" } });
  const kill = () => void child.kill("SIGKILL");
  const end = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  end.addEventListener("abort", kill);
  child.stdin.on("error", kill).end(input);
  const exit = new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", resolve),
  );
  try {
    const [code, output, errors] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
    const ended: Ended = { code, output, errors };
    signal.throwIfAborted();
    if (isMistake(ended)) throw new Error(errors.trim() || "The parser ended without a reason.");
    return code === 0 ? output : undefined;
  } finally {
    end.removeEventListener("abort", kill);
  }
}
