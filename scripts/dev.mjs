/**
 * `npm run dev`: the development server, which builds and reloads on every change, with the worker beside it. It
 * uses the same database and settings as `npm start`.
 */
import { relative } from "node:path";
import { buildScripts, invalidateBuild, watchBrowserScripts, watchScripts } from "./support/build-steps.mjs";
import {
  exitCode,
  exitWithParent,
  isStopping,
  startNode,
  stopAll,
  stopOnSignals,
} from "./support/children.mjs";
import { CliError, requireNode, runMain } from "./support/cli.mjs";
import { runDevWorker } from "./support/dev-worker.mjs";
import { siteEnvironment } from "./support/environment.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { portProblem } from "./support/port.mjs";
import { root } from "./support/root.mjs";
import { prepare, WEB } from "./support/site-processes.mjs";

await runMain(async () => {
  requireNode();
  stopOnSignals(0);
  process.chdir(root);
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...siteEnvironment(root, "development"), VITE_CJS_IGNORE_WARNING: "true" };
  const problem = await portProblem(Number(env.PORT), env.HOST?.trim() || undefined);
  if (problem) throw new CliError(problem);
  await ensureInstalled(root, "site");
  // The development build overwrites the production build.
  invalidateBuild(root);
  await buildScripts(root);
  await watchBrowserScripts(root);
  await prepare(env);
  if (isStopping()) return;

  const command = ["node", "--require", `./${relative(root, exitWithParent)}`, ...WEB].join(" ");
  const server = startNode(["node_modules/@remix-run/dev/dist/cli.js", "dev", "-c", command], env);
  const worker = runDevWorker(env);
  await watchScripts(root, worker.restart);
  const code = await exitCode(server);
  if (isStopping()) return;
  await stopAll();
  process.exit(code || 1);
});
