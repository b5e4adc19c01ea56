import { existsSync, readFileSync } from "node:fs";
import { run } from "./children.mjs";

/**
 * A required program and its Debian package.
 *
 * @typedef {{ package: string, isThere: () => boolean }} Need
 * @typedef {(command: string, args: string[], options: { env: NodeJS.ProcessEnv }) => Promise<number>} Run
 */

export const isRoot = () => process.getuid?.() === 0;

/**
 * False for Ubuntu on purpose: its chromium package is a snap, which a container cannot run.
 *
 * @param {string} release what stands in /etc/os-release
 */
export const isDebian = (release) => /^ID="?debian"?$/m.test(release);

/** Whether this process may install Debian packages on this machine. */
const mayInstall = () =>
  isRoot() && existsSync("/etc/os-release") && isDebian(readFileSync("/etc/os-release", "utf8"));

/**
 * Installs missing packages with one `apt-get update`, if permitted.
 *
 * @template {Need} Wanted
 * @param {Wanted[]} needs
 * @param {{ mayInstall: () => boolean, run: Run }} [machine] for tests
 * @returns {Promise<Wanted[]>} what is still missing
 */
export async function installMissing(needs, machine = { mayInstall, run }) {
  const isMissing = (/** @type {Need} */ need) => !need.isThere();
  const missing = needs.filter(isMissing);
  if (missing.length === 0 || !machine.mayInstall()) return missing;
  const names = missing.map((need) => need.package);
  console.log(`Installing Debian's ${names.join(" and ")} for the tests.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if ((await machine.run("apt-get", ["update", "-q"], { env })) !== 0) return missing;
  await machine.run("apt-get", ["install", "-qy", "--no-install-recommends", ...names], { env });
  return missing.filter(isMissing);
}
