import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./root.mjs";

/** How long a process may take to leave when asked to. */
const GRACE_MS = 8_000;
export const exitWithParent = join(root, "scripts/support/exit-with-parent.cjs");

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */
/** @typedef {import("node:child_process").SpawnOptions} SpawnOptions */

/** @type {Set<ChildProcess>} */
const running = new Set();
let stopping = false;

export const isStopping = () => stopping;

/**
 * Starts a process in a group of its own, so that what it starts in turn can be ended with it, and a Ctrl-C in the
 * terminal reaches this process alone.
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
 * Starts a Node program that leaves when this process does.
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
 * Waits for a process to end.
 *
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
 * Runs a program to its end with its output shown.
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
    // It is gone already.
  }
}

/** Ends everything that was started: politely at first, after some seconds by force. */
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
  // What a child has started in turn and left behind.
  for (const child of children) signalGroup(child, "SIGKILL");
}

/**
 * Whether this process has to end with its parent. npm passes signals on but not its own death by kill -9. (package.json
 * says `exec sh`, so that this process is npm's own child and not a shell's.)
 */
export const exitsWithParent =
  Boolean(process.env.npm_lifecycle_event) || process.execArgv.includes(exitWithParent);

/**
 * Makes Ctrl-C and SIGTERM, and where it matters the end of the parent, end everything that was started, then this
 * process.
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
