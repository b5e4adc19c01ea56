import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { exitCode, start } from "./children.mjs";
import { CliError, timeStage } from "./cli.mjs";

const STILL_BUSY_MS = 15_000;

/**
 * @typedef {object} Package
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** @typedef {{ packages: Record<string, Package> }} Lock */

/** What is installed: all that builds and runs the site, the tools of its tests too, or those of its benchmarks too. */
const SCOPES = {
  site: { manifests: [""], npm: ["--workspaces=false"] },
  tests: { manifests: ["", "tests"], npm: ["--include-workspace-root", "--workspace=tests"] },
  bench: { manifests: ["", "tests", "bench"], npm: [] },
};

/** @typedef {keyof typeof SCOPES} Scope */

/**
 * Finds a package as Node does: in the node_modules of `from` and of every folder above it.
 *
 * @param {Lock["packages"]} packages
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function resolvePath(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const path = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === "") return undefined;
  }
}

/**
 * The paths of all packages that a manifest needs, directly or through others.
 *
 * @param {Lock["packages"]} packages
 * @param {readonly string[]} manifests
 */
function neededPaths(packages, manifests) {
  const found = new Set(manifests);
  for (const from of found) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[from] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    for (const name of [...names, ...peers]) {
      const path = resolvePath(packages, from, name);
      if (path !== undefined) found.add(path);
    }
  }
  return [...found].filter((path) => !manifests.includes(path));
}

/**
 * Compares npm's record in node_modules with the lock file. Optional packages may be missing: they are for other
 * platforms.
 *
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json
 * @param {Scope} scope
 */
export function matchesLock(lock, installed, scope) {
  return neededPaths(lock.packages, SCOPES[scope].manifests).every((path) => {
    const wanted = lock.packages[path];
    const found = installed.packages[path];
    return found ? found.version === wanted?.version : wanted?.optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Lock}
 */
const readLock = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Whether node_modules has what the lock file says for this scope.
 *
 * @param {string} folder the project's folder
 * @param {Scope} scope
 */
export function isInstalled(folder, scope) {
  try {
    const installed = readLock(join(folder, "node_modules/.package-lock.json"));
    return matchesLock(readLock(join(folder, "package-lock.json")), installed, scope);
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
 * @param {Scope} scope
 * @throws {CliError} when npm fails
 */
export async function ensureInstalled(folder, scope) {
  if (isInstalled(folder, scope)) return;
  if (isLink(folder))
    throw new CliError("node_modules is a link and does not match package-lock.json: install at its target.");
  console.log("Installing packages.");
  await timeStage("Packages installed", () => install(folder, scope));
}

/**
 * @param {string} folder
 * @param {Scope} scope
 */
async function install(folder, scope) {
  const began = Date.now();
  const busy = setInterval(() => {
    console.log(`Still installing (${Math.round((Date.now() - began) / 1000)} s)`);
  }, STILL_BUSY_MS);
  let complaint = "";
  // --include=dev: the build needs the development packages, also with NODE_ENV=production.
  const npm = start("npm", ["ci", "--include=dev", "--no-progress", ...SCOPES[scope].npm], {
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
