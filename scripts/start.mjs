/**
 * `npm start`: installs and builds what is missing, prepares the database, then becomes the supervisor of the
 * web server and the worker (`supervise.sh`). With `--built`, as in a container, it neither installs nor builds. With
 * `--failover`, as `npm run failover`, it first takes the site over from another machine (`failover.ts`).
 */

import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { resolve } from "node:path";
import { exitCode, exitsWithParent, isStopping, startNode, stopOnSignals } from "./support/children.mjs";
import { CliError, requireNode, runMain, timeStage } from "./support/cli.mjs";
import { setting, siteEnvironment } from "./support/environment.mjs";
import { localUrl, portProblem } from "./support/port.mjs";
import { root } from "./support/root.mjs";
import {
  FAILOVER,
  FOLLOW,
  fetchCopy,
  isFollower,
  prepare,
  replicator,
  WEB,
  WORKER,
} from "./support/site-processes.mjs";

/** @typedef {{ file: string, refusal: string }} DatabaseLock the file that a running site locks, and what another is told */

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder what a relative DATABASE_PATH starts from
 * @returns {DatabaseLock}
 */
function databaseLock(env, folder) {
  const path = resolve(folder, setting(env, "DATABASE_PATH"));
  return {
    file: `${path}.lock`,
    refusal: `A site that runs already uses the database ${path}: stop it, or choose another with DATABASE_PATH.`,
  };
}

/**
 * Only the supervisor can hold the lock, so this comes before a build or an upgrade that would disturb a running site.
 *
 * @param {DatabaseLock} lock
 * @throws {CliError} while a site runs on the database
 */
function refuseLocked({ file, refusal }) {
  // flock(1) would create the file. Where there is no flock, the status is null.
  if (existsSync(file) && spawnSync("flock", ["-n", file, "true"]).status === 1) throw new CliError(refusal);
}

/**
 * The variables with which `supervise.sh` takes the lock: none where the file cannot be made, as the site also has to
 * start on a full disk.
 *
 * @param {DatabaseLock} lock
 */
function lockVariables({ file, refusal }) {
  try {
    closeSync(openSync(file, "a", 0o600));
  } catch {
    return {};
  }
  return { SITE_LOCK: file, SITE_IN_USE: refusal };
}

await runMain(async () => {
  requireNode();
  stopOnSignals(0);
  process.chdir(root);
  const isFailover = process.argv.includes("--failover");
  // Another secret than that of the machine before is of no use, so none is made.
  const env = siteEnvironment(root, "production", { mayLackSecret: isFailover });
  const port = Number(env.PORT);
  const host = env.HOST?.trim() || undefined;
  const lock = databaseLock(env, root);
  // Before building, so that the files of a site that runs from this folder are not replaced.
  refuseLocked(lock);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new CliError(`PORT must be a whole number from 1 to 65535, and is ${env.PORT}.`);
  const problem = await portProblem(port, host);
  if (problem) throw new CliError(problem);

  if (!process.argv.includes("--built")) {
    // In a child process, because memory used by the build would never be returned by this one.
    const code = await exitCode(startNode(["scripts/build.mjs", "--if-changed"], process.env));
    if (isStopping()) return;
    if (code !== 0) throw new CliError("Not started.");
  }
  // First, this machine gets the site.
  if (isFailover) {
    const code = await exitCode(startNode([FAILOVER], env));
    if (isStopping()) return;
    if (code !== 0) throw new CliError("Not started.");
    if (process.argv.includes("--no-start")) return;
  }
  const isCopy = isFollower(env);
  await timeStage("Database prepared", () => (isCopy ? fetchCopy(env) : prepare(env)));
  if (isStopping()) return;

  // The supervisor replaces this process (execve(2)), which frees the memory that starting has used.
  if (!process.execve)
    throw new CliError("The supervisor cannot be started on this system: it has no execve.");
  process.execve("/bin/sh", ["sh", "scripts/supervise.sh"], {
    ...env,
    SITE_NODE: process.execPath,
    SITE_ADDRESS: localUrl(port, host),
    SITE_WEB: WEB.join(" "),
    SITE_WORKER: isCopy ? FOLLOW : WORKER.join(" "),
    ...lockVariables(lock),
    ...replicator(env),
    EXIT_WITH_PARENT: exitsWithParent ? String(process.ppid) : "",
    // glibc gives each thread its own heap and rarely returns one. Its thresholds grow with the largest block that was
    // freed, and it returns less then. From 16 kB on, what V8's compiler and buffers take is returned as soon as it is free.
    MALLOC_ARENA_MAX: "1",
    MALLOC_MMAP_THRESHOLD_: "16384",
    MALLOC_TRIM_THRESHOLD_: "65536",
  });
});
