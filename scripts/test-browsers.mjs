/**
 * `npm run test:browsers [-- contact]`: journeys of visitors and of staff in Firefox, as Debian has it, outside `npm test`
 * (docs/decisions/tests.md). What is named narrows it down, as with `npm run test:e2e`.
 */
import { run } from "./support/children.mjs";
import { CliError, requireNode, runMain } from "./support/cli.mjs";
import { installMissing } from "./support/debian-packages.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { root } from "./support/root.mjs";
import { systemFirefox } from "./support/test-tools.mjs";

await runMain(async () => {
  requireNode();
  process.chdir(root);
  await ensureInstalled(root, "tests");
  const isThere = () => systemFirefox() !== undefined;
  const [missing] = await installMissing([{ package: "firefox-esr", isThere }]);
  if (missing) throw new CliError("No Firefox was found: install one, or name yours in FIREFOX_PATH.");
  const args = ["node_modules/@playwright/test/cli.js", "test", "--config", "playwright.firefox.config.ts"];
  process.exitCode = await run(process.execPath, [...args, ...process.argv.slice(2)]);
});
