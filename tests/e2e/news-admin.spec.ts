import type { Page } from "@playwright/test";
import { reviewCopy } from "~/features/feeds/review/review.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { staffPage, uniqueWord } from "../support/dashboard";
import { holdArticles } from "../support/held-articles";
import { untilTakenOver } from "../support/keyboard";
import { expect, test } from "./fixtures";

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.afterEach(({ site }) => site.db.deleteFrom("feeds").execute());

// Feeds, and what comes of a decision: tests/integration/news-import.test.ts.
test("articles are published, rejected and put back, and the reader stays where they were @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  const titles = ["Mill", "Port", "Bank", "Shop", "Farm"].map((name) => `${name} ${word}`);
  const [mill = "", port = "", bank = "", shop = "", farm = ""] = titles;
  await holdArticles(site.db, titles.toReversed());
  const page = await staffPage(context, site);
  await page.goto(adminPaths.articles);
  await untilTakenOver(page);
  const headings = page.getByRole("listitem").getByRole("heading");
  await expect(headings).toContainText(titles);
  await expect(page.getByRole("link", { name: "News (5) waiting" })).toBeVisible();

  await button(page, `${reviewCopy.publish} ${port}`).click();
  const published = status(page, reviewCopy.result.published(port));
  await expect(published).toBeFocused();
  await expect(published).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(button(page, reviewCopy.undo)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("checkbox", { name: reviewCopy.select(bank) })).toBeFocused();
  await expect(page.getByRole("link", { name: "News (4) waiting" })).toBeVisible();

  await button(page, `${reviewCopy.dismiss} ${bank}`).click();
  await expect(status(page, reviewCopy.result.dismissed(bank))).toBeFocused();
  await button(page, reviewCopy.undo).click();
  await expect(status(page, reviewCopy.result.waiting(bank))).toBeFocused();
  await expect(headings).toContainText([mill, bank, shop, farm]);

  await button(page, reviewCopy.publishSelected).click();
  await expect(page.getByRole("alert")).toContainText(reviewCopy.problems.noneSelected);
  for (const title of [mill, shop])
    await page.getByRole("checkbox", { name: reviewCopy.select(title) }).check();
  await button(page, reviewCopy.publishSelected).click();
  await expect(status(page, reviewCopy.results.published(2))).toBeFocused();
});
