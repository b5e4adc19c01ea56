import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { run } from "./children.mjs";
import { CliError } from "./cli.mjs";
import { installMissing } from "./debian-packages.mjs";
import {
  describeChromium,
  findJava,
  findProgram,
  hasPreferredChromium,
  JAVA_DOWNLOADER,
  systemChromium,
} from "./programs.mjs";
import { root } from "./root.mjs";

/** @param {string} file */
const works = (file) => spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;

/** The Firefox of this machine: $FIREFOX_PATH, or one on the PATH that starts. */
export const systemFirefox = () => process.env.FIREFOX_PATH || findProgram(["firefox-esr", "firefox"], works);

/** The command by which operators open the database. */
export const systemSqlite = () => findProgram(["sqlite3"], works);

const tools = [
  {
    package: "chromium-headless-shell",
    isThere: hasPreferredChromium,
    // Older Debians have no package of the headless build, and another Chromium is slower but good enough.
    instead: { package: "chromium", isThere: () => systemChromium() !== undefined },
    otherwise: {
      announcement: "Installing Playwright's Chromium for the end-to-end tests.",
      args: [join(root, "node_modules/playwright/cli.js"), "install", "chromium"],
      // Playwright finds its own browser by itself, and fails when it cannot install it.
      isThere: () => true,
      failure: "No Chromium could be installed: install one, or name yours in CHROMIUM_PATH.",
    },
  },
  {
    package: "default-jre-headless",
    isThere: () => findJava() !== undefined,
    otherwise: {
      announcement: "Fetching a Java of its own for the W3C checker.",
      args: [JAVA_DOWNLOADER],
      isThere: () => findJava() !== undefined,
      failure: "No Java could be installed for the W3C checker: install Java 11 or newer.",
    },
  },
  {
    package: "sqlite3",
    isThere: () => systemSqlite() !== undefined,
    // No npm package has an older one: without it, its test does not run.
    otherwise: undefined,
  },
];

/**
 * Installs Debian's packages of the programs the tests need beside Node, a browser and Java, where they are missing and
 * that is possible. It needs nothing of node_modules.
 */
export async function installTestTools() {
  const missing = await installMissing(tools);
  await installMissing(missing.map((tool) => tool.instead ?? tool));
}

/**
 * Fetches what is still missing by the means of the npm packages that need it.
 *
 * @throws {CliError} when a program cannot be had
 */
export async function fetchTestTools() {
  for (const { isThere, instead, otherwise } of tools) {
    if (isThere() || instead?.isThere() || !otherwise) continue;
    console.log(otherwise.announcement);
    const code = await run(process.execPath, otherwise.args);
    if (code !== 0 || !otherwise.isThere()) throw new CliError(otherwise.failure);
  }
  console.log(describeChromium());
}

/** @throws {CliError} when a program the tests need cannot be had */
export async function ensureTestTools() {
  await installTestTools();
  await fetchTestTools();
}
