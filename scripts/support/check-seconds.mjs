import { CliError } from "./cli.mjs";

const DEFAULT_SECONDS = 5;

/**
 * Reads from a program's arguments how often the supervisor looks whether its processes work: a web server hangs that
 * was silent for 6 times as long, a worker after 12 times as long.
 *
 * @param {string[]} argv
 * @returns {number}
 * @throws {CliError} when it is no time in which a worker could send a heartbeat
 */
export function checkSeconds(argv) {
  const given = argv.find((argument) => argument.startsWith("--check-seconds="))?.split("=")[1];
  if (given === undefined) return DEFAULT_SECONDS;
  if (!/^[2-9]$|^[1-5]\d$/.test(given)) throw new CliError("--check-seconds has to be from 2 to 59.");
  return Number(given);
}
