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
  signalGroup,
  startNode,
  stopAll,
  stopOnSignals,
} from "./support/children.mjs";
import { CliError, requireNode, runMain } from "./support/cli.mjs";
import { siteEnvironment } from "./support/environment.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { portProblem } from "./support/port.mjs";
import { root } from "./support/root.mjs";
import { prepare, WEB, WORKER } from "./support/site-processes.mjs";

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** After this uptime the back-off starts again. */
const HEALTHY_MS = 60_000;

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs the worker beside the development server and restarts it with exponential back-off. A worker that hangs is not
 * killed: it may be paused in a debugger.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ restart: () => void }} to be called after a rebuild
 */
function runDevWorker(env) {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let child;
  let restarting = false;

  async function run() {
    let pause = SHORTEST_PAUSE_MS;
    while (!isStopping()) {
      const began = performance.now();
      child = startNode(WORKER, env);
      const code = await exitCode(child);
      if (isStopping()) return;
      if (restarting) {
        restarting = false;
        continue;
      }
      if (performance.now() - began > HEALTHY_MS) pause = SHORTEST_PAUSE_MS;
      console.error(`The worker ended with code ${code}; it is started again in ${pause / 1000} s.`);
      await sleep(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }
  void run();
  return {
    restart() {
      if (!child) return;
      restarting = true;
      signalGroup(child, "SIGTERM");
    },
  };
}

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
