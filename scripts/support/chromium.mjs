import { execFileSync } from "node:child_process";
import { isRoot } from "./debian-packages.mjs";
import { findProgram } from "./find-program.mjs";

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
