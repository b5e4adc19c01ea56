import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, systemChromium } from "./scripts/support/programs.mjs";
import type { JavaScriptOption } from "./tests/e2e/fixtures";

const executablePath = systemChromium();

const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

export default defineConfig<JavaScriptOption>({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/support/build.ts",
  outputDir: "test-results/playwright",
  fullyParallel: true,
  // Each has a site of its own (tests/e2e/fixtures.ts). A test waits a third of its time, so two leave a core idle
  // (docs/decisions/tests.md).
  workers: Math.max(3, availableParallelism()),
  // Whoever works on the site sees every failure; a machine that decides alone asks twice, and says so
  // (docs/decisions/tests.md).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // It ends a hang, and judges nothing: a slow or busy machine takes several times as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    browserName: "chromium",
    // One window for all tests of a worker, cleared of cookies and storage: a tenth less of the processor.
    reuseContext: true,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // A page lives for seconds, too short for what V8's optimizing compilers cost, or collecting garbage often and in threads.
      // A browser that says that a program steers it is not counted.
      args: [
        ...chromiumArguments(),
        "--js-flags=--no-opt --no-maglev --single-threaded-gc --min-semi-space-size=16",
        "--disable-blink-features=AutomationControlled",
        // What a page sends while it is left has the browser's own name, not the one set for the page.
        `--user-agent=${USER_AGENT}`,
      ],
    },
    userAgent: USER_AGENT,
    locale: "en-US",
    screenshot: "only-on-failure",
  },
  // Every test runs in both, unless it is tagged as being about one of them.
  projects: [
    {
      name: "script on",
      grepInvert: /@without-script/,
      use: { javaScript: "on", javaScriptEnabled: true },
    },
    {
      name: "script off",
      grepInvert: /@with-script/,
      use: { javaScript: "off", javaScriptEnabled: false },
    },
  ],
});
