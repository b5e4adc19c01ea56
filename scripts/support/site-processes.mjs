import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { exitCode, startNode } from "./children.mjs";
import { CliError } from "./cli.mjs";
import { setting } from "./environment.mjs";
import { root } from "./root.mjs";

/**
 * Arguments to node for the web server, without white space in any of them (`supervise.sh`). The small young generation
 * saves some 20 MB during exports, and optimizing for size 25 after ten minutes of load (docs/decisions/processes.md).
 */
export const WEB = [
  "--require=./scripts/support/leave-out-fetch.cjs",
  "--optimize-for-size",
  "--max-semi-space-size=2",
  "--max-old-space-size=80",
  "node_modules/@remix-run/serve/dist/cli.js",
  "build/index.js",
];
/** Nobody waits for the worker: its optimizations are for size, which saves some 3 MB. */
export const WORKER = [
  "--optimize-for-size",
  "--max-semi-space-size=1",
  "--max-old-space-size=256",
  "build/scripts/worker.cjs",
];
/** In the worker's place, on a copy that is only read. */
export const FOLLOW = "build/scripts/follow.cjs";
export const FAILOVER = "build/scripts/failover.cjs";
const PREPARE = "build/scripts/prepare.cjs";

/**
 * Migrates the database, seeds it when empty and creates the first admin.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {CliError} when it fails, after it has printed the reason
 */
export async function prepare(env) {
  if (!existsSync(join(root, PREPARE))) throw new CliError("Nothing is built yet: npm run build");
  const code = await exitCode(startNode([PREPARE], env));
  if (code !== 0) throw new CliError("Not started.");
}

/**
 * Whether this is a copy that is only read, of a site that is replicated.
 *
 * @param {Record<string, string | undefined>} env
 */
export const isFollower = (env) => env.DATABASE_READ_ONLY === "on" && Boolean(env.REPLICA_URL?.trim());

/**
 * Fetches the copy for the first time.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {CliError} when it fails, after it has printed the reason
 */
export async function fetchCopy(env) {
  const code = await exitCode(startNode([FOLLOW, "--once"], env));
  if (code !== 0) throw new CliError("Not started.");
}

/**
 * What the supervisor gets where the database is replicated: Litestream's program, its arguments, and its keys by the names
 * that it knows. Preparing has written its configuration beside the database.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>}
 */
export function replicator(env) {
  if (!env.REPLICA_URL?.trim() || env.DATABASE_READ_ONLY === "on") return {};
  const config = join(dirname(setting(env, "DATABASE_PATH")), "litestream.yml");
  return {
    SITE_REPLICATOR: env.LITESTREAM_PATH?.trim() || "litestream",
    SITE_REPLICATOR_CONFIG: config,
    LITESTREAM_ACCESS_KEY_ID: env.BACKUP_S3_ACCESS_KEY,
    LITESTREAM_SECRET_ACCESS_KEY: env.BACKUP_S3_SECRET_KEY,
  };
}
