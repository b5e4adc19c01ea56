import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { isRoot } from "./debian-packages.mjs";
import { root } from "./root.mjs";

/**
 * Looks for a program in the folders of the PATH variable.
 *
 * @param {string[]} names what it may be called; the first name that is in any folder comes before the second
 * @param {(file: string) => boolean} works whether what was found is the real thing: a stub may bear the name
 * @param {string} [path] the PATH variable
 * @returns {string | undefined} the first executable file
 */
export function findProgram(names, works, path = process.env.PATH ?? "") {
  const folders = path.split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file) && works(file));
}

/** The oldest Java the W3C checker runs on. */
const OLDEST = 11;

/**
 * Says whether Java is new enough for the W3C checker.
 *
 * @param {string} words what `java -version` writes, such as `openjdk version "17.0.15" 2025-04-15`
 */
export const isNewEnough = (words) => Number(/version "(\d+)/.exec(words)?.[1]) >= OLDEST;

/** @param {string} file */
const works = (file) =>
  isNewEnough(spawnSync(file, ["-version"], { encoding: "utf8", timeout: 20_000 }).stderr ?? "");

/** The checker package's script that downloads Java into node_modules. */
export const JAVA_DOWNLOADER = join(root, "node_modules/vnu-jar/vnu-java-downloader.js");

/**
 * A Java that can run the W3C checker: this machine's, else the downloaded one.
 *
 * @returns {string | undefined}
 */
export function findJava() {
  const onPath = findProgram(["java"], works);
  if (onPath) return onPath;
  try {
    return createRequire(import.meta.url)(JAVA_DOWNLOADER).findCachedJava() ?? undefined;
  } catch {
    // The package is not installed yet.
    return undefined;
  }
}

/** It saves a third of a test's time. */
const HEADLESS = "chromium-headless-shell";
const NAMES = [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Blocks all connections except to the site under test. */
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** root cannot use Chromium's sandbox. */
export const chromiumArguments = () => (isRoot() ? ["--no-sandbox", ...QUIET] : QUIET);

/** @param {string} file */
function starts(file) {
  try {
    execFileSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** The Chromium or Chrome of this machine: $CHROMIUM_PATH, or one on the PATH that starts. */
export function systemChromium() {
  return process.env.CHROMIUM_PATH || findProgram(NAMES, starts);
}

/** Whether the browser is the headless build, or one that was chosen. */
export const hasPreferredChromium = () =>
  Boolean(process.env.CHROMIUM_PATH || findProgram([HEADLESS], starts));

/** Which browser the tests run in, in a sentence. */
export function describeChromium() {
  const file = systemChromium();
  if (!file) return "The browser is the Chromium that Playwright has installed.";
  const version = execFileSync(file, ["--version"], { encoding: "utf8", timeout: 20_000 }).trim();
  return `The browser is ${file}, ${version}.`;
}
