import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import { CliError } from "./cli.mjs";

/**
 * Defaults that the launchers need before anything is built. A test compares them with the schema in
 * `app/server/read-environment.server.ts`.
 */
export const LAUNCH_DEFAULTS = { DATABASE_PATH: "data/after-automation.db", PORT: "3000" };

const SHORTEST_SECRET = 32;

/** @typedef {Record<string, string | undefined>} Source */

/**
 * A variable's value, or its default. An empty variable counts as unset.
 *
 * @param {Source} source
 * @param {keyof typeof LAUNCH_DEFAULTS} name
 */
export const setting = (source, name) => source[name]?.trim() || LAUNCH_DEFAULTS[name];

/**
 * Reads `.env` in the project's folder when there is one. Existing variables take precedence.
 *
 * @param {string} folder
 */
function loadDotEnv(folder) {
  const file = join(folder, ".env");
  if (!existsSync(file)) return;
  try {
    accessSync(file, constants.R_OK);
  } catch {
    // Node reports a file that may not be read as one that is not there.
    throw new CliError(
      `${file} may not be read by the user ${userInfo().username}: it has to be the file's owner.`,
    );
  }
  process.loadEnvFile(file);
}

/**
 * The secret that signs cookies and links: the operator's, or one that is generated once and stored beside the database
 * (mode 600).
 *
 * @param {Source} source
 * @param {string} folder what a relative DATABASE_PATH starts from
 * @returns {string}
 * @throws {CliError} in production without one, and when the stored one is damaged
 */
export function sessionSecret(source, folder) {
  if (source.SESSION_SECRET?.trim()) return source.SESSION_SECRET;
  if (source.NODE_ENV === "production") {
    throw new CliError(
      "SESSION_SECRET is not set, and NODE_ENV=production makes none up: set 32 random characters.",
    );
  }
  const file = join(dataFolder(source, folder), "session-secret");
  if (!existsSync(file)) makeSecret(file);
  return readSecret(file);
}

/**
 * The secret that was in use before, while it is still accepted: the operator's, or the stored one that was renamed.
 *
 * @param {Source} source
 * @param {string} folder what a relative DATABASE_PATH starts from
 * @returns {string | undefined}
 */
export function previousSessionSecret(source, folder) {
  if (source.SESSION_SECRET_PREVIOUS?.trim()) return source.SESSION_SECRET_PREVIOUS;
  if (source.SESSION_SECRET?.trim()) return undefined;
  const file = join(dataFolder(source, folder), "session-secret-previous");
  return existsSync(file) ? readSecret(file) : undefined;
}

/** @param {string} file */
function makeSecret(file) {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(`DATABASE_PATH: the folder ${dirname(file)} cannot be used: ${reason}`);
  }
}

/** @param {string} file */
function readSecret(file) {
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < SHORTEST_SECRET) throw new CliError(`${file} holds no secret: delete it.`);
  return secret;
}

/**
 * @param {Source} source
 * @param {string} folder
 */
const dataFolder = (source, folder) => dirname(resolve(folder, setting(source, "DATABASE_PATH")));

/**
 * The secret of a site that may have none yet, as before its restore.
 *
 * @param {Source} source
 * @param {string} folder
 * @returns {string | undefined}
 */
function existingSecret(source, folder) {
  const hasSecret =
    source.SESSION_SECRET?.trim() || existsSync(join(dataFolder(source, folder), "session-secret"));
  return hasSecret ? sessionSecret({ ...source, NODE_ENV: undefined }, folder) : undefined;
}

/**
 * The environment of the processes that run the site: `.env`, a secret, and the mode they run in.
 *
 * @param {string} folder
 * @param {"production" | "development"} mode
 * @param {{ mayLackSecret?: boolean }} [options] then no secret is made
 * @returns {NodeJS.ProcessEnv}
 */
export function siteEnvironment(folder, mode, { mayLackSecret = false } = {}) {
  loadDotEnv(folder);
  const previous = previousSessionSecret(process.env, folder);
  const secret = mayLackSecret ? existingSecret(process.env, folder) : sessionSecret(process.env, folder);
  return {
    ...process.env,
    ...(secret && { SESSION_SECRET: secret }),
    ...(previous && { SESSION_SECRET_PREVIOUS: previous }),
    PORT: setting(process.env, "PORT"),
    // The one folder that may be written to; SQLite's other choices are /var/tmp and /tmp.
    SQLITE_TMPDIR: process.env.SQLITE_TMPDIR || dataFolder(process.env, folder),
    NODE_ENV: mode,
  };
}
