import { existsSync, lstatSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { exitCode, start } from "./children.mjs";
import { Stop } from "./stop.mjs";

const STILL_BUSY_MS = 15_000;

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/**
 * Says whether what npm recorded in node_modules is what the lock file asks for. Optional packages may be missing:
 * they are for other platforms.
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
 * Says whether node_modules holds what the lock file asks for, and its compiled part runs with this Node.
 *
 * @param {string} folder the project's folder
 */
export function isInstalled(folder) {
  try {
    const installed = readLock(join(folder, "node_modules/.package-lock.json"));
    if (!matchesLock(readLock(join(folder, "package-lock.json")), installed)) return false;
    const SQLite = createRequire(join(folder, "package.json"))("better-sqlite3");
    new SQLite(":memory:").close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Names what node-gyp needs and the machine lacks.
 *
 * @param {string} [path] the PATH variable
 */
export function missingTools(path = process.env.PATH ?? "") {
  const has = (/** @type {string} */ tool) =>
    path.split(delimiter).some((folder) => existsSync(join(folder, tool)));
  const wanted = [
    ["python3", "python"],
    ["make", "gmake"],
    ["g++", "c++", "clang++"],
  ];
  return wanted.filter((tools) => !tools.some(has)).map(([tool]) => tool);
}

/**
 * The packages whose install scripts are wanted, by package.json's `allowScripts`. Older versions of npm, which do not
 * know that list, would run every script: one fetches a Java, which only `npm test` needs.
 *
 * @param {{ allowScripts?: Record<string, boolean> }} manifest package.json
 */
export const allowedScripts = ({ allowScripts = {} }) =>
  Object.keys(allowScripts).filter((name) => allowScripts[name]);

/** @param {string} folder */
function isLink(folder) {
  return lstatSync(join(folder, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/**
 * Installs from the lock file when node_modules does not match it.
 *
 * @param {string} folder the project's folder
 * @throws {Stop} when npm fails
 */
export async function ensureInstalled(folder) {
  if (isInstalled(folder)) return;
  if (isLink(folder))
    throw new Stop("node_modules is a link and does not match package-lock.json: install at its target.");
  console.log("Installing packages. Where better-sqlite3 has to be compiled this takes a minute or two.");
  const began = Date.now();
  const busy = setInterval(() => {
    console.log(`Still installing (${Math.round((Date.now() - began) / 1000)} s)`);
  }, STILL_BUSY_MS);
  let complaint = "";
  const npm = (/** @type {string[]} */ ...args) => {
    const child = start("npm", args, { cwd: folder, stdio: ["ignore", "inherit", "pipe"] });
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      complaint += text;
    });
    return exitCode(child);
  };
  // --include=dev: the build needs the development packages, also where NODE_ENV says production.
  const unpacked = await npm("ci", "--include=dev", "--ignore-scripts", "--no-progress");
  const scripts = allowedScripts(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  const code = unpacked || (await npm("rebuild", ...scripts));
  clearInterval(busy);
  if (code === 0) return;
  const missing = missingTools();
  if (/better-sqlite3/.test(complaint) && missing.length > 0) {
    throw new Stop(
      `better-sqlite3 has to be compiled on this machine, and ${missing.join(", ")} cannot be found: ` +
        "install a C++ toolchain (Debian, Ubuntu: apt-get install python3 make g++), then try again.",
    );
  }
  throw new Stop(`${complaint.trim()}\nnpm failed with code ${code}.`);
}
