import type { Page } from "@playwright/test";
import { listWords } from "~/content/list-page";
import { directoryWords as words } from "~/content/resources/resource-directory";
import { expect, test } from "./fixtures";

const PATH = "/services/support-and-resources";
const { connectionProblem: problem, again } = listWords.en;

const count = (page: Page) => page.locator('[data-region="results-count"]');
const pages = (page: Page) => page.getByRole("navigation", { name: words.list.pages });

/** Answers to this address wait until they are let go. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a page number that is slow to come shows it in view, and keeps focus and place", {
    tag: ["@with-script", "@public-4.7", "@public-9.3"],
  }, async ({ page }) => {
    await page.goto(PATH);
    const release = await holdBack(page, /page=2/);
    const next = pages(page).getByRole("link", { name: "Page 2" });
    await next.focus();
    await next.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await page.keyboard.press("Enter");
    await expect(count(page)).toHaveText(words.list.loading);
    await expect(page.locator('[data-loading=""] > :first-child')).toBeInViewport({ ratio: 1 });
    const skeletons = page.locator(".skeleton").filter({ visible: true });
    expect(
      await skeletons.evaluateAll(
        (bars) =>
          bars.filter((bar) => {
            const { top, bottom } = bar.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }).length,
      ),
    ).toBeGreaterThan(3);
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(place);
    release();
    await expect(count(page)).toHaveText(/^Showing 13-24 of/);
    await expect(count(page)).toBeFocused();
    await expect(page.locator('[data-loading=""] > :first-child')).toHaveCount(0);
  });

  test("a page number that fails says so beside it, and is tried again by a button", {
    tag: ["@with-script", "@public-4.7"],
  }, async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.goto(PATH);
    await page.route(/page=2/, (route) => route.abort());
    await pages(page).getByRole("link", { name: "Page 2" }).click();
    const alert = page.getByRole("alert").filter({ hasText: problem });
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(count(page)).toHaveText(/^Showing 1-12 of/);
    await expect(page).toHaveURL(PATH);
    await page.unroute(/page=2/);
    await alert.getByRole("button", { name: again }).click();
    await expect(count(page)).toHaveText(/^Showing 13-24 of/);
    await expect(count(page)).toBeFocused();
    await expect(alert).toHaveCount(0);
    await expect(page).toHaveURL(`${PATH}?page=2#results`);
  });

  test("a filter that is slow to come says so in the count, and fails beside its fields", {
    tag: ["@with-script", "@public-4.7"],
  }, async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.goto(`${PATH}?q=unicorn`);
    await page.getByText(words.filters.change, { exact: true }).click();
    const search = page.getByLabel(words.filters.search.label);
    const release = await holdBack(page, /q=rent/);
    await search.fill("rent");
    await expect(count(page)).toContainText(words.list.loading);
    await expect(count(page)).not.toContainText(words.list.emptyHeading);
    await expect(page.locator('[data-loading=""] > :first-child')).toBeInViewport({ ratio: 1 });
    await expect(search).toBeFocused();
    release();
    await expect(count(page)).toHaveText(/^Showing 1-/);
    await page.route(/q=food/, (route) => route.abort());
    await search.fill("food");
    await expect(page.getByRole("search").getByRole("alert")).toBeInViewport({ ratio: 1 });
    await expect(count(page)).toHaveText(/^Showing 1-/);
    await page.unroute(/q=food/);
    await page.getByRole("button", { name: again }).click();
    await expect(page).toHaveURL(/q=food/);
    await expect(page.getByRole("alert").filter({ hasText: problem })).toHaveCount(0);
  });
});
