import type { Page } from "@playwright/test";
import {
  feedForm,
  newFeedForm,
  readFeedForm,
  removeFeedForm,
  restoreFeedForm,
} from "~/features/feeds/admin/feed.form";
import { feedsAdminCopy } from "~/features/feeds/admin/feeds-admin.copy";
import { reviewCopy } from "~/features/feeds/review/review.copy";
import { adminPaths } from "~/features/staff/admin-paths";
import { staffPage, uniqueWord } from "../support/dashboard";
import { holdArticles } from "../support/held-articles";
import { untilTakenOver } from "../support/keyboard";
import { expect, test } from "./fixtures";

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.afterEach(({ site }) => site.db.deleteFrom("feeds").execute());

test("a feed is added, refused twice, changed, marked as due, removed and brought back @with-script", async ({
  context,
  site,
}) => {
  const url = `https://example.org/${crypto.randomUUID()}`;
  const page = await staffPage(context, site);
  await page.goto(adminPaths.feeds);
  await expect(page.getByText(feedsAdminCopy.listPage.empty)).toBeVisible();
  await page.getByRole("link", { name: feedsAdminCopy.listPage.add }).click();
  await page.getByLabel(feedsAdminCopy.fields.name.label).fill("The Wire");
  await button(page, newFeedForm.submit.idle).click();
  const address = page.getByLabel(feedsAdminCopy.fields.url.label);
  await expect(address).toHaveAccessibleDescription(/Enter the address of the feed/);
  await address.fill(url);
  await button(page, newFeedForm.submit.idle).click();
  await expect(status(page, newFeedForm.messages.success)).toBeVisible();
  const edit = page.url().replace(/\?.*/, "");

  await page.goto(`${adminPaths.feeds}/new`);
  await page.getByLabel(feedsAdminCopy.fields.name.label).fill("The same again");
  await address.fill(url);
  await button(page, newFeedForm.submit.idle).click();
  await expect(address).toHaveAccessibleDescription(/“The Wire”/);
  await page.getByRole("link", { name: feedsAdminCopy.openDuplicate }).click();
  await expect(page).toHaveURL(edit);

  await page.getByLabel(feedsAdminCopy.fields.blockWords.label).fill("sponsored");
  await button(page, feedForm.submit.idle).click();
  await expect(status(page, feedForm.messages.success)).toBeVisible();

  await site.db
    .updateTable("feeds")
    .set({
      last_fetched_at: new Date().toISOString(),
      last_error: "The site is away.",
      next_fetch_at: "2099",
    })
    .execute();
  await page.goto(adminPaths.dashboard);
  await page.getByRole("link", { name: reviewCopy.overview.failing(1) }).click();
  await expect(page.getByText(feedsAdminCopy.problem("The site is away."))).toBeVisible();
  await page.getByRole("button", { name: `${readFeedForm.submit.idle} The Wire` }).click();
  await expect(status(page, readFeedForm.messages.success)).toBeVisible();
  await expect(page.getByRole("row", { name: /The Wire/ })).toContainText(feedsAdminCopy.soon);

  await page.getByRole("link", { name: "The Wire" }).click();
  await untilTakenOver(page);
  await button(page, removeFeedForm.submit.idle).click();
  await expect(status(page, feedsAdminCopy.remove.done)).toBeVisible();
  await expect(page.getByText(feedsAdminCopy.listPage.empty)).toBeVisible();
  await button(page, restoreFeedForm.submit.idle).click();
  await expect(status(page, restoreFeedForm.messages.success)).toBeVisible();
  await expect(page.getByRole("row", { name: /The Wire/ })).toBeVisible();
});

test("articles are published, rejected and put back, and the reader stays where they were @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  const titles = ["Mill", "Port", "Bank", "Shop", "Farm"].map((name) => `${name} ${word}`);
  const [mill = "", port = "", bank = "", shop = "", farm = ""] = titles;
  await holdArticles(site.db, titles.toReversed());
  const page = await staffPage(context, site);
  await page.goto(adminPaths.dashboard);
  await page.getByRole("link", { name: reviewCopy.overview.waiting(5) }).click();
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

  await page.getByRole("link", { name: `${reviewCopy.edit} ${bank}` }).click();
  const held = page.getByRole("region", { name: reviewCopy.onEditPage.heading });
  await expect(held).toBeVisible();
  await page.getByLabel("Title").fill(`${bank}s`);
  await button(page, reviewCopy.onEditPage.publish).click();
  await expect(status(page, reviewCopy.result.published(`${bank}s`))).toBeVisible();
  await button(page, `${reviewCopy.dismiss} ${farm}`).click();
  await expect(page.getByText(reviewCopy.empty)).toBeVisible();

  await page.goto(`/news?q=${word}`);
  await expect(page.getByRole("article").getByRole("heading")).toContainText([mill, port, `${bank}s`, shop]);
  expect(await (await page.request.get("/news.rss")).text()).toContain(port);
});
