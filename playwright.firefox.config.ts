/** What `npm run test:browsers` plays, in a Firefox that is not Playwright's own (docs/decisions/tests.md). */
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import base from "./playwright.config";
import { root } from "./scripts/support/root.mjs";
import { systemFirefox } from "./scripts/support/test-tools.mjs";
import type { JavaScriptOption } from "./tests/e2e/fixtures";

/** Firefox 153 does not know the command, which Playwright sends for each window: it is answered here. */
const UNKNOWN = '"emulation.setMediaFeaturesOverride"';
/** Playwright sets a field's value by a script, which React takes for its own: Firefox is told to type. */
const SETS_VALUE = "window.__pw_bidiInsertText(text3)";
const TYPES = "document.execCommand('insertText', false, text3)";

const { ws } = createRequire(import.meta.url)("playwright-core/lib/utilsBundle");
const { send } = ws.prototype;
ws.prototype.send = function (message: string, ...more: unknown[]) {
  if (!message.includes(UNKNOWN)) return send.call(this, message.replaceAll(SETS_VALUE, TYPES), ...more);
  const { id } = JSON.parse(message);
  this.emit("message", Buffer.from(JSON.stringify({ type: "success", id, result: {} })), false);
};

const FILES = [
  ...["contact", "dashboard-tables", "first-week", "home-help", "impact-chart", "inbox-urgent", "inbox-week"],
  ...["my-dates", "newsletter-signup", "smoke", "spanish", "staff"],
];

/** What cannot be seen in it, by words of each title. */
const NOT_DRIVEN = [
  ...["forced colors", "on a small touch screen"],
  // The pages are counted in Chromium's own PDF.
  ...["print on two pages", "prints", "to paper and calendar"],
  // Its driver does not hear of a file that a page has made.
  ...["the same calendar, in Spanish"],
  // Whom a program steers nobody counts, and Firefox always says so.
  ...["form events are counted", "a tab has its own id"],
  // The letters of this machine's fonts are wider than the room of their labels.
  ...["no label, figure, tag or handle covers another"],
];

/** As root Firefox starts only in a home of root's own. */
const HOME = join(root, "test-results/firefox-home");
mkdirSync(HOME, { recursive: true });

const { userAgent: _, ...use } = base.use ?? {};

export default defineConfig<JavaScriptOption>({
  ...base,
  testMatch: FILES.map((name) => `**/${name}.spec.ts`),
  outputDir: "test-results/firefox",
  reporter: [["line"]],
  use: {
    ...use,
    browserName: "firefox",
    channel: "moz-firefox",
    // A picture needs a style that the site's policy forbids.
    screenshot: "off",
    reuseContext: false,
    launchOptions: {
      executablePath: systemFirefox() ?? "firefox",
      env: { ...process.env, HOME },
      // As on a phone, whose scroll bars take no room.
      firefoxUserPrefs: { "ui.useOverlayScrollbars": 1, "widget.gtk.overlay-scrollbars.enabled": true },
    },
  },
  projects: [
    {
      name: "script on",
      // The way to help belongs to it, which other browsers walk without script.
      grepInvert: [/^(?!.*leads to help).*@without-script/, new RegExp(NOT_DRIVEN.join("|"))],
      use: { javaScript: "on" },
    },
    {
      // Firefox cannot be told to run none: the site's scripts do not arrive.
      name: "script off",
      testMatch: ["**/contact.spec.ts", "**/newsletter-signup.spec.ts"],
      grepInvert: [/@with-script/, new RegExp(NOT_DRIVEN.join("|"))],
      use: { javaScript: "off" },
    },
  ],
});
