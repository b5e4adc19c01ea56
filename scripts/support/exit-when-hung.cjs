/**
 * Loaded with `node --require` by the supervisor: a thread ends the process when its event loop has not turned for as many
 * seconds as EXIT_WHEN_HUNG says (docs/decisions/processes.md). The variable is removed, because it does not apply to child
 * processes.
 */
const { isMainThread, Worker, workerData } = require("node:worker_threads");

const EVERY_MS = 1_000;
/** With less it does not start. */
const HEAP = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };

if (isMainThread) watch(Number(process.env.EXIT_WHEN_HUNG));
else endWhenStill(workerData);

/** @param {number} seconds */
function watch(seconds) {
  delete process.env.EXIT_WHEN_HUNG;
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), EVERY_MS).unref();
  const options = { workerData: { turns, seconds }, execArgv: [], env: {}, resourceLimits: HEAP };
  new Worker(__filename, options).unref();
}

/**
 * Seconds are counted, not read from a clock: a process that was suspended with its threads has not been still.
 *
 * @param {{ turns: Int32Array; seconds: number }} loop
 */
function endWhenStill({ turns, seconds }) {
  let last = 0;
  let still = 0;
  setInterval(() => {
    const now = Atomics.load(turns, 0);
    still = now === last ? still + 1 : 0;
    last = now;
    // No program listens for this signal, so the system ends the process, whatever its main thread does.
    if (still >= seconds) process.kill(process.pid, "SIGALRM");
  }, EVERY_MS);
}
