import { get } from "node:http";

/**
 * How a process that hangs is noticed. Times in ms.
 *
 * @typedef {object} WatchTimes
 * @property {number} everyMs between two health checks of the web server
 * @property {number} timeoutMs for the response to one
 * @property {number} failures so many checks in a row without a response, and the web server hangs
 * @property {number} startMs in which a web server that was started has to respond for the first time
 * @property {number} silentMs without a heartbeat, and the worker hangs; it sends one every 15 s
 */

/**
 * Unless told otherwise, a process hangs that has not responded for half a minute, or sent no heartbeat for a minute.
 *
 * @param {number} [everySeconds]
 * @returns {WatchTimes}
 */
export const watchTimes = (everySeconds = 5) => ({
  everyMs: everySeconds * 1_000,
  timeoutMs: everySeconds * 1_000,
  failures: 3,
  startMs: 60_000,
  silentMs: everySeconds * 12_000,
});

/**
 * Asks the site's health check. With node:http, not `fetch`, which would double what the supervisor needs in memory.
 *
 * @param {string} address
 * @param {number} timeoutMs
 * @returns {Promise<"healthy" | "responds" | "silent">} `silent` only where no one listens, or nothing comes in time. A
 *   server that gives an error, or closes the connection because it has too many, would not be better if started again.
 */
export function checkHealth(address, timeoutMs) {
  return new Promise((resolve) => {
    const request = get(`${address}/healthz`, { agent: false }, (response) => {
      // Read to its end: a response that is broken off keeps its connection, and so the server, open for seconds.
      response.resume();
      response.once("close", () => done(response.statusCode === 200 ? "healthy" : "responds"));
    });
    const timer = setTimeout(() => {
      done("silent");
      request.destroy();
    }, timeoutMs);
    const done = (/** @type {"healthy" | "responds" | "silent"} */ state) => {
      clearTimeout(timer);
      resolve(state);
    };
    request.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      done(error.code === "ECONNREFUSED" ? "silent" : "responds");
    });
  });
}

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** Before the first response, so that the start-up line does not come late. */
const STARTING_EVERY_MS = 50;

/**
 * Watches a web server from its start until it hangs or has ended.
 *
 * @param {string} address
 * @param {WatchTimes} times
 * @param {{ ended: () => boolean, onHealthy: () => void }} server
 * @returns {Promise<"hangs" | "ended">}
 */
export async function watchWeb(address, times, { ended, onHealthy }) {
  // Monotonic, and so not moved by a clock that is set.
  const end = performance.now() + times.startMs;
  while ((await checkHealth(address, times.timeoutMs)) !== "healthy") {
    if (ended()) return "ended";
    if (performance.now() > end) return "hangs";
    await sleep(STARTING_EVERY_MS);
  }
  onHealthy();
  let failures = 0;
  while (failures < times.failures) {
    await sleep(times.everyMs);
    if (ended()) return "ended";
    failures = (await checkHealth(address, times.timeoutMs)) === "silent" ? failures + 1 : 0;
  }
  return ended() ? "ended" : "hangs";
}

/** So many looks without a heartbeat in between, and the worker hangs. */
const LOOKS = 12;

/**
 * Waits until a worker has sent no heartbeat for too long, or has ended. It counts looks instead of reading a clock: a
 * supervisor that was suspended together with its worker finds no silence behind it.
 *
 * @param {import("node:child_process").ChildProcess} worker
 * @param {number} silentMs
 * @param {() => boolean} ended
 * @returns {Promise<"hangs" | "ended">}
 */
export async function watchWorker(worker, silentMs, ended) {
  let silentLooks = 0;
  worker.on("message", () => {
    silentLooks = 0;
  });
  while (silentLooks < LOOKS) {
    await sleep(silentMs / LOOKS);
    if (ended()) return "ended";
    silentLooks += 1;
  }
  return "hangs";
}
