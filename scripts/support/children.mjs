import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./root.mjs";

/** From SIGTERM to SIGKILL. */
const GRACE_MS = 8_000;
export const exitWithParent = join(root, "scripts/support/exit-with-parent.cjs");

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */
/** @typedef {import("node:child_process").SpawnOptions} SpawnOptions */

/** @type {Set<ChildProcess>} */
const running = new Set();
let stopping = false;

export const isStopping = () => stopping;

/**
 * Starts a process in its own process group, so that its descendants can be ended with it, and Ctrl-C in the terminal
 * reaches this process alone.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 */
export function start(command, args, options) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
    ...options,
  });
  running.add(child);
  child.once("error", () => running.delete(child));
  child.once("close", () => running.delete(child));
  return child;
}

/**
 * Starts a Node program that ends with this process.
 *
 * @param {string[]} args the program and its arguments
 * @param {NodeJS.ProcessEnv} env
 */
export function startNode(args, env) {
  return start(process.execPath, ["--require", exitWithParent, ...args], {
    env: { ...env, EXIT_WITH_PARENT: String(process.pid) },
  });
}

/**
 * @param {ChildProcess} child
 * @returns {Promise<number>} its exit code; 1 when a signal ended it or it could not be started
 */
export function exitCode(child) {
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Output goes to this process's.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 */
export const run = (command, args, options) => exitCode(start(command, args, options));

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has already ended.
  }
}

/** SIGTERM to all child process groups, then SIGKILL after a grace period. */
export async function stopAll() {
  stopping = true;
  const children = [...running];
  const ends = children.map(exitCode);
  for (const child of children) signalGroup(child, "SIGTERM");
  const force = setTimeout(() => {
    for (const child of running) signalGroup(child, "SIGKILL");
  }, GRACE_MS);
  await Promise.all(ends);
  clearTimeout(force);
  // Orphaned descendants.
  for (const child of children) signalGroup(child, "SIGKILL");
}

/**
 * Whether this process has to end with its parent. npm forwards signals but cannot forward its own SIGKILL. (package.json
 * says `exec sh`, so that this process is npm's own child and not a shell's.)
 */
export const exitsWithParent =
  Boolean(process.env.npm_lifecycle_event) || process.execArgv.includes(exitWithParent);

/**
 * On Ctrl-C, SIGTERM and, if `exitsWithParent`, the end of the parent: ends all child processes, then this process.
 *
 * @param {number} code the exit code when stopped this way
 */
export function stopOnSignals(code) {
  const leave = async () => {
    if (stopping) {
      for (const child of running) signalGroup(child, "SIGKILL");
      return;
    }
    await stopAll();
    process.exit(code);
  };
  process.on("SIGINT", leave);
  process.on("SIGTERM", leave);
  if (exitsWithParent) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && !stopping && leave(), 1_000).unref();
  }
}
