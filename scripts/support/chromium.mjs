import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./children.mjs";
import { root } from "./root.mjs";
import { Stop } from "./stop.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

export const isRoot = () => process.getuid?.() === 0;

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
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file) && starts(file));
}

/** Ubuntu's package of that name is a snap, which a container cannot run. */
const isDebian = () =>
  existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));

/**
 * Sees to a browser for the end-to-end tests: the system's, else Debian's package, else Playwright's own.
 *
 * @throws {Stop} when none can be had
 */
export async function ensureChromium() {
  if (systemChromium()) return;
  if (isRoot() && isDebian()) {
    console.log("Installing Debian's chromium package for the end-to-end tests.");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const updated = await run("apt-get", ["update", "-q"], { env });
    const arguments_ = ["install", "-qy", "--no-install-recommends", "chromium"];
    if (updated === 0 && (await run("apt-get", arguments_, { env })) === 0 && systemChromium()) return;
  }
  console.log("Installing Playwright's Chromium for the end-to-end tests.");
  const code = await run(process.execPath, [
    join(root, "node_modules/playwright/cli.js"),
    "install",
    "chromium",
  ]);
  if (code !== 0)
    throw new Stop("No Chromium could be installed: install one, or name yours in CHROMIUM_PATH.");
}
