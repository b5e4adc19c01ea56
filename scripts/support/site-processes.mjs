import { existsSync } from "node:fs";
import { join } from "node:path";
import { endHangingChild, exitCode, isStopping, signalGroup, startNode } from "./children.mjs";
import { root } from "./root.mjs";
import { Stop } from "./stop.mjs";
import { monotonicMs, watchMessages } from "./watch.mjs";

/** @typedef {import("./watch.mjs").WatchTimes} WatchTimes */

/**
 * The web server, as arguments to node. Its young objects get little room: an export leaves so many behind that they
 * would take some 20 MB more, which a small machine does not have to spare.
 */
export const WEB = [
  "--max-semi-space-size=2",
  "--max-old-space-size=80",
  "node_modules/@remix-run/serve/dist/cli.js",
  "build/index.js",
];
/** As arguments to node. Nothing it does is worth compiling; the bound is far above what it holds. */
export const SUPERVISOR = [
  "--jitless",
  "--max-semi-space-size=1",
  "--max-old-space-size=24",
  "build/scripts/supervise.cjs",
];
const PREPARE = "build/scripts/prepare.cjs";
const WORKER = ["--max-semi-space-size=1", "--max-old-space-size=256", "build/scripts/worker.cjs"];

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A process that lived this long gets the short pause again. */
const HEALTHY_MS = 60_000;

/**
 * Migrates the database, fills it where it is empty and makes the first admin.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {Stop} when it fails, which it has explained
 */
export async function prepare(env) {
  if (!existsSync(join(root, PREPARE))) throw new Stop("Nothing is built yet: npm run build");
  const code = await exitCode(startNode([PREPARE], env));
  if (code !== 0) throw new Stop("Not started.");
}

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Pauses before a process is started again: each is twice the last, until one has lived for a while. */
function createBackOff() {
  let pause = SHORTEST_PAUSE_MS;
  let began = 0;
  return {
    begin() {
      began = monotonicMs();
    },
    /** @returns {number} ms */
    next() {
      if (monotonicMs() - began > HEALTHY_MS) pause = SHORTEST_PAUSE_MS;
      const now = pause;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      return now;
    },
  };
}

/**
 * Runs the web server until it ends by itself. One that hangs is ended and started again.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {WatchTimes} times
 * @param {() => void} onListening called once for each that was started
 * @returns {Promise<number>} its exit code
 */
export async function keepWebResponding(env, { startMs, webSilentMs }, onListening) {
  const backOff = createBackOff();
  for (;;) {
    backOff.begin();
    const child = startNode(WEB, env);
    let ended = false;
    let hangs = false;
    void watchMessages(child, {
      startMs,
      silentMs: webSilentMs,
      ended: () => ended || isStopping(),
      onFirst: onListening,
    }).then((state) => {
      if (state === "ended") return;
      hangs = true;
      console.error("The web server hangs; it is ended.");
      endHangingChild(child);
    });
    const code = await exitCode(child);
    ended = true;
    if (!hangs || isStopping()) return code;
    const pause = backOff.next();
    console.error(`The web server is started again in ${pause / 1000} s.`);
    await sleep(pause);
    if (isStopping()) return code;
  }
}

/**
 * Keeps the worker running: when it ends it is started again, after a pause that doubles each time it ends early.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {WatchTimes} [times] when one that hangs is ended; without them, as where it may stand in a debugger, never
 * @returns {{ restart: () => void }} for a development server that has built it anew
 */
export function keepWorkerRunning(env, times) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  let restarting = false;

  async function keep() {
    const backOff = createBackOff();
    while (!isStopping()) {
      backOff.begin();
      const worker = startNode(WORKER, env);
      child = worker;
      let ended = false;
      if (times) {
        void watchMessages(worker, {
          silentMs: times.workerSilentMs,
          ended: () => ended || isStopping(),
        }).then((state) => {
          if (state === "ended") return;
          console.error("The worker hangs; it is ended.");
          endHangingChild(worker);
        });
      }
      const code = await exitCode(worker);
      ended = true;
      if (isStopping()) return;
      if (restarting) {
        restarting = false;
        continue;
      }
      const pause = backOff.next();
      console.error(`The worker ended with code ${code}; it is started again in ${pause / 1000} s.`);
      await sleep(pause);
    }
  }
  void keep();
  return {
    restart() {
      if (!child) return;
      restarting = true;
      signalGroup(child, "SIGTERM");
    },
  };
}
