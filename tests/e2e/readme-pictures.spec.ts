import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { projectRoot } from "../support/program";
import { type Site, startSite } from "../support/server";
import { staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

/** `npm run pictures` takes the README's pictures; without it the test compares what they showed. */
const isTaking = process.env.TAKE_PICTURES === "1";
const docs = (file: string) => join(projectRoot, "docs", file);
const HOUR = 3_600_000;

const messages = [
  [
    "Rosa Delgado",
    "support",
    "My team was let go on Friday, and a program does our calls now. Who can tell me whether the severance offer is fair? They want an answer by Tuesday.",
  ],
  [
    "Dwayne Harris",
    "volunteer",
    "I drove a truck for 22 years, and was a shop steward for nine of them. I would like to help people who are where I was last spring.",
  ],
  [
    "Mei Chen",
    "media",
    "I write about work for a newspaper in Ohio. May I speak with somebody who was laid off this year and wants to be heard?",
  ],
  [
    "Tomasz Nowak",
    "support",
    "Thank you for the list of deadlines. My health cover ends on the last of the month. Can I still get into my wife's plan?",
  ],
  [
    "Aisha Bello",
    "other",
    "The number of the food bank in your directory has changed. The new one is on their page.",
  ],
] as const;

async function fill({ db }: Site): Promise<void> {
  const now = Date.now();
  const rows = messages.map(([name, subject, message], place) => ({
    id: `message-${place}`,
    name,
    email: `${name.toLowerCase().replace(" ", ".")}@example.org`,
    subject,
    message,
    content_hash: `message-${place}`,
    created_at: new Date(now - (place * 5 + 2) * HOUR).toISOString(),
  }));
  await db.insertInto("contact_submissions").values(rows).execute();
}

/** What stands in the window, without what changes by the day. */
const wordsInWindow = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const { top, bottom, width } = range.getBoundingClientRect();
      const isVisible = texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true });
      const text = texts.currentNode.textContent?.replace(/\s+/g, " ").trim();
      if (!text || !isVisible || width < 2 || top < 0 || bottom > window.innerHeight) continue;
      words.push(
        text
          .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, "Day")
          .replace(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g, "Month")
          .replace(/\d+/g, "#"),
      );
    }
    return words;
  });

test("the README's pictures show what the pages say today", { tag: "@with-script" }, async ({ browser }) => {
  const site = await startSite();
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });
  try {
    await fill(site);
    await context.addCookies([await staffCookie(site, "kim@example.org")]);
    const page = await context.newPage();
    const shown: Record<string, string[]> = {};
    for (const [name, path, last] of [
      ["home", "/", "Get help"],
      // The script has begun once its keys are named.
      ["inbox", "/admin/dashboard/inbox?row=contact%3Amessage-0", "Switch keys off"],
    ] as const) {
      await page.goto(site.url + path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      await expect(page.getByText(last).filter({ visible: true }).first()).toBeVisible();
      shown[name] = await wordsInWindow(page);
      if (isTaking) await page.screenshot({ path: docs(`${name}.png`) });
      expect(existsSync(docs(`${name}.png`))).toBe(true);
    }
    if (isTaking) writeFileSync(docs("pictures.json"), `${JSON.stringify(shown, null, 2)}\n`);
    const taken: unknown = JSON.parse(readFileSync(docs("pictures.json"), "utf8"));
    expect(shown, "Take them again: npm run pictures").toEqual(taken);
  } finally {
    await context.close();
    await site.stop();
  }
});
