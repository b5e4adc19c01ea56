import { Stop } from "./stop.mjs";

/**
 * How a process that hangs is noticed. Times in ms.
 *
 * @typedef {object} WatchTimes
 * @property {number} startMs in which a web server that was started has to send its first message
 * @property {number} webSilentMs without a message, and the web server hangs; it sends one every 2 s
 * @property {number} workerSilentMs without a heartbeat, and the worker hangs; it sends one every 15 s
 */

/**
 * Unless told otherwise, a web server hangs that has sent nothing for half a minute, a worker after a minute.
 *
 * @param {number} [seconds]
 * @returns {WatchTimes}
 */
export const watchTimes = (seconds = 5) => ({
  startMs: 60_000,
  webSilentMs: seconds * 6_000,
  workerSilentMs: seconds * 12_000,
});

/**
 * Reads what `watchTimes` starts from out of a program's arguments, for tests of the supervisor.
 *
 * @param {string[]} argv
 * @returns {number | undefined}
 * @throws {Stop} when it is no time in which a worker could send a heartbeat
 */
export function checkSeconds(argv) {
  const given = argv.find((argument) => argument.startsWith("--check-seconds="))?.split("=")[1];
  if (given === undefined) return undefined;
  if (!/^[2-9]$|^[1-5]\d$/.test(given)) throw new Stop("--check-seconds has to be from 2 to 59.");
  return Number(given);
}

/** Not moved by a clock that is set. `performance.now()` would load a module of a megabyte into the supervisor. */
export const monotonicMs = () => process.uptime() * 1_000;

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** So many looks without a message in between, and a process hangs. */
const LOOKS = 12;

/**
 * Waits until a process has sent no message for too long, or has ended. It counts looks instead of reading a clock: a
 * supervisor that was suspended together with its processes finds no silence behind it.
 *
 * @param {import("node:child_process").ChildProcess} child
 * @param {{ silentMs: number, startMs?: number, ended: () => boolean, onFirst?: () => void }} options `startMs`: how
 *   long the first message may take, when not as long as every other
 * @returns {Promise<"hangs" | "ended">}
 */
export async function watchMessages(child, { silentMs, startMs = silentMs, ended, onFirst }) {
  let silentLooks = 0;
  let started = false;
  child.on("message", () => {
    silentLooks = 0;
    if (!started) onFirst?.();
    started = true;
  });
  while (silentLooks < LOOKS) {
    await sleep((started ? silentMs : startMs) / LOOKS);
    if (ended()) return "ended";
    silentLooks += 1;
  }
  return "hangs";
}
