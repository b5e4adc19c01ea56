import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const cards = (page: Page) => page.getByRole("article");
const oldest = (page: Page) => cards(page).last();
/** Videos of years ago are folded up. */
const unfold = (page: Page) => page.locator("summary", { hasText: "Older, for background" }).click();
const search = (page: Page) => page.getByLabel("Search videos");
const category = (page: Page) => page.getByLabel("Category", { exact: true });

function picture(width: number, height: number) {
  return {
    contentType: "image/svg+xml",
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
  };
}

test.beforeEach(async ({ page }) => {
  await page.route("https://i.ytimg.com/**", (route) => route.fulfill(picture(1280, 720)));
});

test("a search without results is announced", { tag: ["@with-script", "@public-2.18"] }, async ({ page }) => {
  await page.goto("/videos?category=podcasts");
  await expect(category(page)).toHaveValue("podcasts");
  await search(page).fill("zzz");
  await expect(page.locator("[aria-live]").getByText("No videos found")).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test("a missing large thumbnail falls back to the small one, then to an illustration", {
  tag: ["@public-7.6"],
}, async ({ page, javaScript }) => {
  await page.route("https://i.ytimg.com/**/maxresdefault.jpg", (route) =>
    route.fulfill({ status: 404, ...picture(120, 90) }),
  );
  await page.route("https://i.ytimg.com/**/hqdefault.jpg", (route) =>
    route.request().url().includes("WSKi8HfcxEk") ? route.abort() : route.fulfill(picture(480, 360)),
  );
  await page.goto("/videos");
  await unfold(page);
  const animated = cards(page).filter({ hasText: "The Rise of the Machines" });
  await expect(animated.locator("svg").first()).toBeVisible();
  if (javaScript === "off") return;
  await oldest(page).scrollIntoViewIfNeeded();
  await expect(oldest(page).locator("img")).toHaveAttribute(
    "src",
    "https://i.ytimg.com/vi/7Pq-S557XQU/hqdefault.jpg",
  );
  await expect(animated.locator("img")).toHaveCount(0);
});
