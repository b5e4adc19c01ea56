import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The lines Node itself supports; `npm run test:node` runs the integration tests on each. */
export const LINES = ["22", "24", "26"];
/** Downloaded when the machine has no supported Node; also the image's. */
export const PINNED_LINE = "24";

/** First minor version of a line with all required features: 22.15 added process.execve. */
const OLDEST_MINOR = new Map([["22", 15]]);

/** @param {string} version such as "24.21.0" */
export function isSupported(version) {
  const [line = "", minor] = version.split(".");
  return LINES.includes(line) && Number(minor) >= (OLDEST_MINOR.get(line) ?? 0);
}

/** Its message is for the user of the terminal. */
export class NoNode extends Error {}

/**
 * @param {string} folder the project's folder
 * @param {string} line one of `LINES`
 * @returns {string} the exact version downloaded for a line, such as "24.21.0"
 */
export function pinnedVersion(folder, line) {
  const manifest = JSON.parse(readFileSync(join(folder, "scripts/node", line, "package.json"), "utf8"));
  return Object.values(manifest.optionalDependencies)[0];
}

/**
 * The official binary of a line, installed once through npm, which checks it against the lock file in `scripts/node`.
 * Runs on unsupported Node versions too.
 *
 * @param {string} folder the project's folder
 * @param {string} line one of `LINES`
 * @param {{ platform: string, arch: string }} [machine] for tests
 * @returns {string} the binary's path
 * @throws {NoNode} where there is no such package for the platform, npm fails, or the binary does not run
 */
export function fetchNode(folder, line, { platform, arch } = process) {
  const version = pinnedVersion(folder, line);
  const name = `node-${platform}-${arch}`;
  const target = join(folder, ".cache/node", version);
  const binary = join(target, "node_modules", name, "bin/node");
  if (existsSync(binary)) return binary;

  const source = join(folder, "scripts/node", line);
  const lock = JSON.parse(readFileSync(join(source, "package-lock.json"), "utf8"));
  if (!(`node_modules/${name}` in lock.packages)) {
    throw new NoNode(
      `There is no Node ${version} to fetch for ${platform} on ${arch}: install Node ${LINES.join(", ")}.`,
    );
  }
  // Into a temporary folder first, so that an interrupted or concurrent download is never used.
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    for (const file of ["package.json", "package-lock.json"])
      copyFileSync(join(source, file), join(unfinished, file));
    run(
      "npm",
      ["ci", "--ignore-scripts", "--no-progress", "--no-audit", "--no-fund", "--loglevel=error"],
      unfinished,
    );
    run(join(unfinished, "node_modules", name, "bin/node"), ["--version"], unfinished);
    if (!existsSync(binary)) renameSync(unfinished, target);
  } catch (error) {
    if (!existsSync(binary))
      throw new NoNode(`Node ${version} could not be fetched through npm: ${reasonOf(error)}`);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return binary;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  execFileSync(command, args, { cwd, stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
}

/** @param {unknown} error */
function reasonOf(error) {
  const output =
    typeof error === "object" && error !== null && "stderr" in error ? String(error.stderr).trim() : "";
  return output || (error instanceof Error ? error.message : String(error));
}
