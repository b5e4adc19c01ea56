import { CliError } from "./cli.mjs";

const DEFAULT_SECONDS = 5;

/**
 * Parses `--check-seconds`, the supervisor's polling interval: a web server counts as hung after 6 silent intervals, a
 * worker after 12.
 *
 * @param {string[]} argv
 * @returns {number}
 * @throws {CliError} when a worker could not send a heartbeat in that time
 */
export function checkSeconds(argv) {
  const given = argv.find((argument) => argument.startsWith("--check-seconds="))?.split("=")[1];
  if (given === undefined) return DEFAULT_SECONDS;
  if (!/^[2-9]$|^[1-5]\d$/.test(given)) throw new CliError("--check-seconds has to be from 2 to 59.");
  return Number(given);
}
