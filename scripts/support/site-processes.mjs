import { existsSync } from "node:fs";
import { join } from "node:path";
import { exitCode, isStopping, signalGroup, startNode } from "./children.mjs";
import { root } from "./root.mjs";
import { Stop } from "./stop.mjs";

/**
 * The web server, as arguments to node. Its young objects get little room: an export leaves so many behind that they
 * would take some 20 MB more, which a small machine does not have to spare.
 */
export const WEB = ["--max-semi-space-size=2", "node_modules/@remix-run/serve/dist/cli.js", "build/index.js"];
const PREPARE = "build/scripts/prepare.cjs";
const WORKER = "build/scripts/worker.cjs";

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A worker that lived this long gets the short pause again. */
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

/** @param {NodeJS.ProcessEnv} env */
export const startWeb = (env) => startNode(WEB, env);

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until the site answers its own health check.
 *
 * @param {string} address
 * @param {() => boolean} abandoned
 */
export async function untilHealthy(address, abandoned) {
  while (!abandoned()) {
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    // Read to its end: an answer that is broken off keeps its connection, and so the server, open for seconds.
    await answer?.text();
    if (answer?.ok) return true;
    await sleep(50);
  }
  return false;
}

/**
 * Keeps the worker running: when it ends it is started again, after a pause that doubles each time it ends early.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ restart: () => void }} for a development server that has built it anew
 */
export function keepWorkerRunning(env) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  let restarting = false;

  async function keep() {
    let pause = SHORTEST_PAUSE_MS;
    while (!isStopping()) {
      const began = Date.now();
      child = startNode([WORKER], env);
      const code = await exitCode(child);
      if (isStopping()) return;
      if (restarting) {
        restarting = false;
        continue;
      }
      pause = Date.now() - began > HEALTHY_MS ? SHORTEST_PAUSE_MS : pause;
      console.error(`The worker ended with code ${code}; it is started again in ${pause / 1000} s.`);
      await sleep(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
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
