import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exitCode, start } from "./children.mjs";
import { CliError } from "./cli.mjs";

const STILL_BUSY_MS = 15_000;

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/**
 * Compares npm's record in node_modules with the lock file. Optional packages may be missing: they are for other
 * platforms.
 *
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json
 */
export function matchesLock(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === "") return true;
    const found = installed.packages[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Lock}
 */
const readLock = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Whether node_modules matches the lock file.
 *
 * @param {string} folder the project's folder
 */
export function isInstalled(folder) {
  try {
    const installed = readLock(join(folder, "node_modules/.package-lock.json"));
    return matchesLock(readLock(join(folder, "package-lock.json")), installed);
  } catch {
    return false;
  }
}

/** @param {string} folder */
function isLink(folder) {
  return lstatSync(join(folder, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/**
 * Installs from the lock file when node_modules does not match it.
 *
 * @param {string} folder the project's folder
 * @throws {CliError} when npm fails
 */
export async function ensureInstalled(folder) {
  if (isInstalled(folder)) return;
  if (isLink(folder))
    throw new CliError("node_modules is a link and does not match package-lock.json: install at its target.");
  console.log("Installing packages.");
  const began = Date.now();
  const busy = setInterval(() => {
    console.log(`Still installing (${Math.round((Date.now() - began) / 1000)} s)`);
  }, STILL_BUSY_MS);
  let complaint = "";
  // --include=dev: the build needs the development packages, also with NODE_ENV=production.
  const npm = start("npm", ["ci", "--include=dev", "--no-progress"], {
    cwd: folder,
    stdio: ["ignore", "inherit", "pipe"],
  });
  npm.stderr?.setEncoding("utf8").on("data", (text) => {
    complaint += text;
  });
  const code = await exitCode(npm);
  clearInterval(busy);
  if (code === 0) return;
  throw new CliError(`${complaint.trim()}\nnpm failed with code ${code}.`);
}
