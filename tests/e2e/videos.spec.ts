import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const cards = (page: Page) => page.getByRole("article");
const oldest = (page: Page) => cards(page).last();
const search = (page: Page) => page.getByLabel("Search videos");
const category = (page: Page) => page.getByLabel("Category", { exact: true });

/** Applies what the filter form holds. */
const apply = (page: Page) => page.getByRole("button", { name: "Show videos" }).click();

function picture(width: number, height: number) {
  return {
    contentType: "image/svg+xml",
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`,
  };
}

test.beforeEach(async ({ page }) => {
  await page.route("https://i.ytimg.com/**", (route) => route.fulfill(picture(1280, 720)));
});

test("seventeen videos are listed with all their details", {
  tag: ["@without-script", "@public-1.2", "@public-2.18"],
}, async ({ page }) => {
  await page.goto("/videos");
  await expect(page.getByText("17 videos", { exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(17);

  const card = oldest(page);
  await expect(card.getByRole("heading", { name: "Humans Need Not Apply" })).toBeVisible();
  await expect(card).toContainText("Documentaries");
  await expect(card).toContainText("Length 15 min");
  await expect(card).toContainText("CGP Grey, Aug 13, 2014");
  await expect(card).toContainText("Tags: automation, jobs, robots");
  await expect(
    card.getByRole("link", { name: "Humans Need Not Apply (opens in a new tab)" }),
  ).toHaveAttribute("href", "https://www.youtube.com/watch?v=7Pq-S557XQU");
});

test("the newest come first, and what helps at once is named before them", {
  tag: ["@without-script", "@public-2.18"],
}, async ({ page }) => {
  await page.goto("/videos");
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: /\d{4}/ })).toHaveText([
    "Since 2023",
    "2014 to 2019",
  ]);
  await expect(cards(page).first()).toContainText("May 29, 2026");
  await page.getByRole("main").getByRole("link", { name: "Your first week" }).click();
  await expect(page).toHaveURL("/first-week");
});

test("search and category filter the list", {
  tag: ["@without-script", "@public-2.18", "@public-4.7"],
}, async ({ page }) => {
  await page.goto("/videos");
  await search(page).fill("UBI");
  await apply(page);
  await expect(page.getByText(/^\d of 17 videos$/)).toBeVisible();
  await search(page).blur();
  await expect(page).toHaveURL(/[?&]q=UBI/);

  await category(page).selectOption({ label: "Interviews" });
  await apply(page);
  await expect(page).toHaveURL(/category=interviews/);
  await expect(page.getByText("1 of 17 videos", { exact: true })).toBeVisible();
  await expect(cards(page).getByRole("heading")).toHaveText([/^Andrew Yang Talks Universal Basic Income/]);

  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/videos");
  await expect(cards(page)).toHaveCount(17);
});

test("the length filters the list", { tag: ["@without-script"] }, async ({ page }) => {
  await page.goto("/videos");
  await page.getByLabel("Length", { exact: true }).selectOption({ label: "Under 15 minutes" });
  await apply(page);
  await expect(page).toHaveURL(/length=short/);
  await expect(page.getByText(/^\d of 17 videos$/)).toBeVisible();
  await expect(cards(page).first()).toContainText(/\b\d+ min/);
});

test("a search without results is announced", { tag: ["@with-script", "@public-2.18"] }, async ({ page }) => {
  await page.goto("/videos?category=podcasts");
  await expect(category(page)).toHaveValue("podcasts");
  await search(page).fill("zzz");
  await expect(page.locator("[aria-live]").getByText("No videos found")).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test("invalid URL parameters still show a list", { tag: "@without-script" }, async ({ page }) => {
  for (const query of ["category=cooking", "category=all", "q=", "category=news&category=research"]) {
    const answer = await page.goto(`/videos?${query}`);
    expect(answer?.status(), query).toBe(200);
    await expect(cards(page).first(), query).toBeVisible();
  }
});

test("thumbnails load lazily without cookies or referrer, and no player loads", {
  tag: ["@without-script", "@public-2.18"],
}, async ({ page }) => {
  await page.goto("/videos");
  const image = oldest(page).locator("img");
  await expect(image).toHaveAttribute("src", "https://i.ytimg.com/vi/7Pq-S557XQU/maxresdefault.jpg");
  await expect(image).toHaveAttribute("loading", "lazy");
  await expect(image).toHaveAttribute("referrerpolicy", "no-referrer");
  await expect(image).toHaveAttribute("alt", "");
  await expect(page.locator("iframe, video, embed, object")).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);
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

test("Subscribe leads to the newsletter", { tag: ["@without-script", "@public-2.18"] }, async ({ page }) => {
  await page.goto("/videos");
  await page.getByRole("link", { name: "Subscribe" }).click();
  await expect(page).toHaveURL("/#newsletter");
  await expect(page.locator("#newsletter")).toBeInViewport();
});
