import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { resolve } from "node:path";
import { CliError } from "./cli.mjs";
import { setting } from "./environment.mjs";

/** @typedef {{ file: string, refusal: string }} DatabaseLock the file that a running site locks, and what another is told */

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder what a relative DATABASE_PATH starts from
 * @returns {DatabaseLock}
 */
export function databaseLock(env, folder) {
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
export function refuseLocked({ file, refusal }) {
  // flock(1) would create the file. Where there is no flock, the status is null.
  if (existsSync(file) && spawnSync("flock", ["-n", file, "true"]).status === 1) throw new CliError(refusal);
}

/**
 * The variables with which `supervise.sh` takes the lock: none where the file cannot be made, as the site also has to
 * start on a full disk.
 *
 * @param {DatabaseLock} lock
 */
export function lockVariables({ file, refusal }) {
  try {
    closeSync(openSync(file, "a", 0o600));
  } catch {
    return {};
  }
  return { SITE_LOCK: file, SITE_IN_USE: refusal };
}
