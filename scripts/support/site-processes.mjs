import { existsSync } from "node:fs";
import { join } from "node:path";
import { exitCode, startNode } from "./children.mjs";
import { CliError } from "./cli.mjs";
import { root } from "./root.mjs";

/**
 * Arguments to node for the web server, without white space in any of them (`supervise.sh`). The small young generation
 * saves some 20 MB during exports.
 */
export const WEB = [
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
