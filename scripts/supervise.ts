/**
 * Runs the web server and the worker until it is told to stop. `start.mjs` puts it in its own place; it is built into
 * one small file because it holds memory for as long as the site runs.
 */
import { writeSync } from "node:fs";
import { isStopping, stopAll, stopOnSignals } from "./support/children.mjs";
import { localAddress } from "./support/local-address.mjs";
import { keepWebResponding, keepWorkerRunning } from "./support/site-processes.mjs";
import { runMain } from "./support/stop.mjs";
import { checkSeconds, watchTimes } from "./support/watch.mjs";

void runMain(async () => {
  stopOnSignals(0);
  const times = watchTimes(checkSeconds(process.argv));
  const address = localAddress(Number(process.env.PORT), process.env.HOST?.trim() || undefined);
  // console.log would load what writes to terminals, and stays in memory with it.
  const onListening = () => void writeSync(1, `The site listens on ${address}\n`);
  const web = keepWebResponding(process.env, times, onListening);
  keepWorkerRunning(process.env, times);
  const code = await web;
  if (isStopping()) return;
  process.stderr.write(`The web server ended with code ${code}; everything stops.\n`);
  await stopAll();
  process.exit(code || 1);
});
