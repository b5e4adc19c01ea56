import { existsSync } from "node:fs";
import { join } from "node:path";
import { exitCode, startNode } from "./children.mjs";
import { CliError } from "./cli.mjs";
import { root } from "./root.mjs";

/**
 * The web server, as arguments to node, without white space in any of them (`supervise.sh`). Its young objects get
 * little room: an export leaves so many behind that they would take some 20 MB more, which a small machine does not
 * have to spare.
 */
export const WEB = [
  "--max-semi-space-size=2",
  "--max-old-space-size=80",
  "node_modules/@remix-run/serve/dist/cli.js",
  "build/index.js",
];
/** The worker, likewise. */
export const WORKER = ["--max-semi-space-size=1", "--max-old-space-size=256", "build/scripts/worker.cjs"];
const PREPARE = "build/scripts/prepare.cjs";

/**
 * Migrates the database, fills it where it is empty and makes the first admin.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {CliError} when it fails, which it has explained
 */
export async function prepare(env) {
  if (!existsSync(join(root, PREPARE))) throw new CliError("Nothing is built yet: npm run build");
  const code = await exitCode(startNode([PREPARE], env));
  if (code !== 0) throw new CliError("Not started.");
}
