import { execFileSync } from "node:child_process";
import { isRoot } from "./debian-packages.mjs";
import { findProgram } from "./find-program.mjs";

/** The headless build comes first: it is the same browser without its windows, and takes a third less of a test's time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Nothing but the site under test may be spoken to. */
const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How the tests and benches start it; root cannot have Chromium's sandbox. */
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

/** The Chromium or Chrome of this machine: $CHROMIUM_PATH, or one on the PATH that really starts. */
export function systemChromium() {
  return process.env.CHROMIUM_PATH || findProgram(NAMES, starts);
}
