import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { exitWithParent } from "../../scripts/support/children.mjs";
import { waitFor } from "./wait-for";

export const projectRoot = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
/** Left alone this long after SIGTERM, a program is ended by force. */
const GRACE_MS = 8_000;
/** Where programs keep what V8 has made of their code, if anywhere: `npm test` starts hundreds (docs/decisions/tests.md). */
const { NODE_COMPILE_CACHE } = process.env;
/** Starting takes a second; a busy machine may need many. */
export const START_MS = 60_000;

export interface Program {
  pid: number;
  /** Everything it has written to standard output and standard error so far. */
  output: () => string;
  running: () => boolean;
  /** Its exit code, or 128 when a signal ended it. */
  exit: Promise<number>;
  /** Sends a signal and waits until it has ended. */
  end: (signal: "SIGTERM" | "SIGINT" | "SIGKILL") => Promise<number>;
  /** Polls until its output matches. */
  until: (pattern: RegExp) => Promise<void>;
}

const exitCodeOf = (child: ChildProcess) => child.exitCode ?? 128;

/**
 * Starts a Node program in the project's folder that leaves when the test runner does.
 *
 * @param args the file and its arguments
 * @param env all of its environment
 */
export function startProgram(args: string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn(process.execPath, ["--require", exitWithParent, ...args], {
    cwd: projectRoot,
    env: {
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...env,
      EXIT_WITH_PARENT: String(process.pid),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const running = () => child.exitCode === null && child.signalCode === null;
  // "exit", not "close": what a killed program started may hold its output open for a while.
  const exit = once(child, "exit").then(() => exitCodeOf(child));

  return {
    pid: child.pid ?? 0,
    output: () => output,
    running,
    exit,
    end: async (signal) => {
      if (!running()) return exitCodeOf(child);
      child.kill(signal);
      const force = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
      const code = await exit;
      clearTimeout(force);
      return code;
    },
    until: async (pattern) => {
      await waitFor(
        `output like ${pattern}`,
        () => {
          if (pattern.test(output)) return true;
          if (!running()) throw new Error(`The program has ended:\n${output}`);
          return false;
        },
        { timeoutMs: START_MS },
      );
    },
  };
}
