import { join } from "node:path";
import { run } from "./children.mjs";
import { systemChromium } from "./chromium.mjs";
import { installMissing } from "./debian-packages.mjs";
import { findJava, JAVA_DOWNLOADER } from "./java.mjs";
import { root } from "./root.mjs";
import { Stop } from "./stop.mjs";

const tools = [
  {
    package: "chromium-headless-shell",
    // Older Debians have no package of the headless build.
    instead: "chromium",
    isThere: () => systemChromium() !== undefined,
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
];

/**
 * Sees to the programs the tests need beside Node, a browser and Java: the system's, else Debian's packages, else
 * what the npm packages that need them fetch for themselves.
 *
 * @throws {Stop} when one of them cannot be had
 */
export async function ensureTestTools() {
  const missing = await installMissing(tools);
  const replaced = missing.map((tool) => ({ ...tool, package: tool.instead ?? tool.package }));
  for (const { otherwise } of await installMissing(replaced)) {
    console.log(otherwise.announcement);
    const code = await run(process.execPath, otherwise.args);
    if (code !== 0 || !otherwise.isThere()) throw new Stop(otherwise.failure);
  }
}
