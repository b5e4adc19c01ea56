/**
 * `npm start`: installs and builds what is missing, prepares the database, then runs the web server and the worker
 * until it is told to stop. With `--built`, as in a container, it expects everything to be installed and built. With
 * `--check-seconds=2` it asks more often than every 5 s whether both still work.
 */
import { exitCode, isStopping, startNode, stopAll, stopOnSignals } from "./support/children.mjs";
import { siteEnvironment } from "./support/environment.mjs";
import { localAddress, portProblem } from "./support/port.mjs";
import { root } from "./support/root.mjs";
import { keepWebResponding, keepWorkerRunning, prepare } from "./support/site-processes.mjs";
import { requireNode, runMain, Stop } from "./support/stop.mjs";
import { watchTimes } from "./support/watch.mjs";

/** @throws {Stop} when it is no time in which a worker could send a heartbeat */
function checkSeconds() {
  const given = process.argv.find((argument) => argument.startsWith("--check-seconds="))?.split("=")[1];
  if (given === undefined) return undefined;
  if (!/^[2-9]$|^[1-5]\d$/.test(given)) throw new Stop("--check-seconds has to be from 2 to 59.");
  return Number(given);
}

await runMain(async () => {
  requireNode();
  stopOnSignals(0);
  process.chdir(root);
  const times = watchTimes(checkSeconds());
  const env = siteEnvironment(root, "production");
  const port = Number(env.PORT);
  const host = env.HOST?.trim() || undefined;
  // Before anything is built: a site that runs from this folder must not lose its files under its feet.
  const problem = Number.isInteger(port) && port < 65_536 ? await portProblem(port, host) : undefined;
  if (problem) throw new Stop(problem);

  if (!process.argv.includes("--built")) {
    // In a process that ends: what building has used of memory would stay with this one for as long as the site runs.
    const code = await exitCode(startNode(["scripts/build.mjs", "--if-changed"], process.env));
    if (isStopping()) return;
    if (code !== 0) throw new Stop("Not started.");
  }
  await prepare(env);
  if (isStopping()) return;

  const address = localAddress(port, host);
  const onHealthy = () => console.log(`The site listens on ${address}`);
  const web = keepWebResponding(env, address, { times, onHealthy });
  keepWorkerRunning(env, times);
  const code = await web;
  if (isStopping()) return;
  console.error(`The web server ended with code ${code}; everything stops.`);
  await stopAll();
  process.exit(code || 1);
});
