import { exitCode, isStopping, signalGroup, startNode } from "./children.mjs";
import { WORKER } from "./site-processes.mjs";

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** After this uptime the back-off starts again. */
const HEALTHY_MS = 60_000;

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs the worker beside the development server and restarts it with exponential back-off. A worker that hangs is not
 * killed: it may be paused in a debugger.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ restart: () => void }} to be called after a rebuild
 */
export function runDevWorker(env) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  let restarting = false;

  async function run() {
    let pause = SHORTEST_PAUSE_MS;
    while (!isStopping()) {
      const began = performance.now();
      child = startNode(WORKER, env);
      const code = await exitCode(child);
      if (isStopping()) return;
      if (restarting) {
        restarting = false;
        continue;
      }
      if (performance.now() - began > HEALTHY_MS) pause = SHORTEST_PAUSE_MS;
      console.error(`The worker ended with code ${code}; it is started again in ${pause / 1000} s.`);
      await sleep(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }
  void run();
  return {
    restart() {
      if (!child) return;
      restarting = true;
      signalGroup(child, "SIGTERM");
    },
  };
}
