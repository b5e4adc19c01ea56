import type { Page } from "@playwright/test";
import { crisisHeading } from "~/content/crisis-card";
import { announcedCuts } from "~/content/headline-figures";
import { rssProblems, type XmlElement } from "../support/rss-rules";
import { expect, test } from "./fixtures";

const count = (page: Page) => page.getByText(/^Showing \d+-\d+ of \d+ articles?/);
const cards = (page: Page) => page.getByRole("article");
const search = (page: Page) => page.getByLabel("Search the news");
const source = (page: Page) => page.getByLabel("Source", { exact: true });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of articles" });

test("the news are paged, and the pager stays at its list", {
  tag: ["@with-script", "@public-2.14", "@public-9.3"],
}, async ({ page }) => {
  await page.goto("/news");
  await expect(count(page)).toHaveText("Showing 1-12 of 48 articles");
  await expect(cards(page)).toHaveCount(12);
  await expect(pages(page).getByRole("link")).toHaveText(["Page 1", "Page 2", "Page 3", "Page 4", "Next"]);
  await expect(pages(page).getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");

  await pages(page).getByRole("link", { name: "Next" }).click();
  await expect(count(page)).toHaveText("Showing 13-24 of 48 articles");
  await expect(page).toHaveURL("/news?page=2");
  await expect(page).toHaveTitle(/^AI job displacement news, page 2 – /);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(count(page).locator("..")).toBeFocused();
  await pages(page).getByRole("link", { name: "Page 4" }).click();
  await expect(count(page)).toHaveText("Showing 37-48 of 48 articles");
  await expect(pages(page).getByText("Next")).not.toHaveRole("link");
});

test("a phone's first screen has the age of the news and a headline, and a kind lands at its list", {
  tag: ["@public-2.14"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/news");
  await expect(page.getByText(announcedCuts.number).first()).toBeInViewport();
  await expect(page.getByText(/^In the last 7 days: |^Newest: /)).toBeInViewport();
  await expect(cards(page).first().getByRole("heading")).toBeInViewport();
  await page.getByRole("main").getByRole("link", { name: "Job cuts", exact: true }).click();
  await expect(page).toHaveURL("/news?kind=cuts#list");
  await expect(cards(page).nth(1)).toBeInViewport();
  await expect(count(page)).toBeInViewport();
});

test("a link shows the articles of one kind, and a search stays within it", {
  tag: ["@with-script", "@public-2.14"],
}, async ({ page }) => {
  await page.goto("/news");
  const kind = page.getByRole("main").getByRole("link", { name: "Research", exact: true });
  await kind.click();
  await expect(page).toHaveURL("/news?kind=research#list");
  await expect(kind).toHaveAttribute("aria-current", "true");
  await expect(cards(page).filter({ hasNotText: "Research" })).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await search(page).fill("Fed");
  await page.getByRole("button", { name: "Show articles" }).click();
  await expect(page).toHaveURL(/kind=research/);
  await expect(cards(page).filter({ hasNotText: "Research" })).toHaveCount(0);
});

test("searching and choosing a source filter the list and return to the first page", {
  tag: ["@with-script", "@public-1.2", "@public-2.14", "@public-4.7"],
}, async ({ page }) => {
  await page.goto("/news?page=3");
  await search(page).fill("  AI ");
  await expect(count(page)).toHaveText(/^Showing 1-12 of \d+ articles matching "AI"$/);
  await search(page).blur();
  await expect(page).toHaveURL(/[?&]q=\+*AI/);
  await expect(page).not.toHaveURL(/page=/);

  await pages(page).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/news?q=AI&page=2");
  await expect(page).toHaveTitle(/^AI job displacement news: AI, page 2 – /);
  await source(page).selectOption("CNBC");
  await expect(count(page)).toHaveText(/^Showing 1-\d of \d articles matching "AI" from CNBC$/);

  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/news#list");
  await expect(count(page)).toHaveText("Showing 1-12 of 48 articles");
  await expect(search(page)).toHaveValue("");
  await expect(source(page)).toHaveValue("");
});

test("a search that tells of a crisis shows lines that answer now, and none of its words @with-script", async ({
  page,
}) => {
  await page.goto("/news");
  await search(page).fill("I want to die");
  await expect(page.getByRole("heading", { name: crisisHeading })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No articles match your search" })).toHaveCount(0);
  await expect(page.locator("main")).not.toContainText("want to die");
  await expect(page).not.toHaveTitle(/want to die/);
  await expect(page).not.toHaveURL(/want/);
  await page.goto("/news?q=I+want+to+die");
  await expect(search(page)).toHaveValue("");
  await expect(page).toHaveURL("/news");
});
test("the home page shows the newest articles in two columns without a hole, and the way to all", {
  tag: ["@without-script", "@public-1.5", "@public-2.5"],
}, async ({ page }) => {
  await page.goto("/");
  const latest = page.getByRole("region", { name: "Latest News" });
  const strips = await latest
    .getByRole("article")
    .evaluateAll((articles) =>
      [...new Set(articles.map(({ parentElement }) => parentElement))].map(
        (strip) => strip?.childElementCount ?? 0,
      ),
    );
  expect(strips.filter((count) => count > 1 && count % 2 === 1)).toEqual([]);
  // Two are enough while the newest are old.
  expect(strips.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(2);
  await expect(
    latest.getByText(/^Newest: [A-Z][a-z]{2} \d+, \d{4}(, (today|yesterday|\d\d? days ago))?\.$/),
  ).toBeVisible();
  const columns = async () =>
    new Set(
      await latest
        .getByRole("article")
        .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().left)),
    ).size;
  expect(await columns()).toBe(2);
  await latest.getByRole("link", { name: "View All News" }).click();
  await expect(page).toHaveURL("/news");
});

test("the feed is linked, valid and holds the articles @with-script", async ({ page, request, site }) => {
  await page.goto("/news");
  await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute("href", "/news.rss");
  const feed = await request.get("/news.rss");
  expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const root = await page.evaluate(
    (text) => {
      const plain = (element: Element): XmlElement => ({
        name: element.tagName,
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        text: element.textContent ?? "",
        children: [...element.children].map(plain),
      });
      return plain(new DOMParser().parseFromString(text, "application/xml").documentElement);
    },
    await feed.text(),
  );
  expect(rssProblems(root, `${site.url}/news.rss`)).toEqual([]);
  expect(root.children[0]?.children.filter(({ name }) => name === "item")).toHaveLength(48);
});

test("typing filters live, and half of a word is in no address @with-script", async ({ page }) => {
  await page.goto("/news");
  await search(page).pressSequentially("robot");
  await expect(count(page)).toContainText('matching "robot"');
  await search(page).pressSequentially("s");
  await expect(search(page)).toBeFocused();
  await expect(count(page)).toContainText('matching "robots"');
  // What is half typed is in no address.
  await expect(page).toHaveURL("/news");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]q=robots/);

  // One step back leads to the whole list, not through every letter.
  await page.goBack();
  await expect(page).toHaveURL("/news");
  await expect(count(page)).toHaveText("Showing 1-12 of 48 articles");
  await expect(search(page)).toHaveValue("");
});

test("a filter chosen before the script runs is applied @with-script", async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/build/**/*.js", (route) => arrived.then(() => route.continue()));
  await page.goto("/news", { waitUntil: "commit" });
  const source = page.getByRole("combobox");
  await source.selectOption("CNBC");
  await search(page).pressSequentially("AI");
  arrive();
  await expect(page).toHaveURL(/\?q=AI&source=CNBC$/);
  await expect(source).toHaveValue("CNBC");
  await expect(search(page)).toHaveValue("AI");
});

test("six skeleton cards cover a slow list without a layout shift", {
  tag: ["@with-script", "@public-2.8", "@public-2.14", "@public-4.7", "@public-9.3"],
}, async ({ page }) => {
  // The search and the first articles fit on it.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto("/news");
  await expect(page.locator(".skeleton")).toHaveCount(0);

  const newsletter = page.locator("#newsletter");
  const before = await newsletter.boundingBox();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/news\?q=/, async (route) => {
    await held;
    await route.continue();
  });
  await search(page).fill("AI");
  await expect(page.getByText("Loading articles")).toBeVisible();
  await expect(search(page)).toHaveValue("AI");
  await expect(page.locator(".skeleton").first()).toBeInViewport();
  await expect(page.locator("[data-loading] .sticky > div")).toHaveCount(6);
  expect(await newsletter.boundingBox()).toEqual(before);
  release();
  await expect(count(page)).toContainText('matching "AI"');
  await expect(page.locator(".skeleton")).toHaveCount(0);
});
