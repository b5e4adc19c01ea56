import type { Locator, Page } from "@playwright/test";
import { help, page as home } from "~/content/home";
import { expect, test } from "./fixtures";

/** An old phone. */
const PHONE = { width: 360, height: 740 };

const need = (page: Page, label: string) =>
  page.locator("main").getByRole("link", { name: label, exact: true }).first();

/** Without scrolling first, or after one screen of it. */
async function tap(page: Page, target: Locator) {
  const top = await target.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  expect(top).toBeLessThanOrEqual(2 * PHONE.height);
  await target.click();
  await page.waitForURL(/#results$/);
}

async function expectNumber(page: Page, name: RegExp) {
  await expect(page.locator("#results").getByRole("link", { name }).first()).toBeInViewport({ ratio: 1 });
}

test.describe("from the home page, on a phone", () => {
  test.use({ viewport: PHONE });

  test("one tap leads to a number for help with rent, and for someone to talk to", {
    tag: ["@without-script", "@public-1.2", "@public-2.8"],
  }, async ({ page }) => {
    await page.goto(home.path);
    await tap(page, need(page, "Rent"));
    await expectNumber(page, /^Call [\d-]+/);
    await page.goto(home.path);
    await tap(page, need(page, "Someone to talk to"));
    await expectNumber(page, /^(Call|Text) .*\d/);
  });

  test("a chosen state leads to the number of its unemployment office in two taps", {
    tag: ["@with-script", "@public-1.2", "@public-2.8"],
  }, async ({ page }) => {
    for (const [code, number] of [
      ["OH", /^Call 1-877-644-6562/],
      ["NY", /^Call [\d-]+/],
    ] as const) {
      await page.goto(home.path);
      await page.getByLabel(help.state.label).selectOption(code);
      await page.getByRole("button", { name: help.state.submit }).click();
      await page.waitForURL(/\/help\/[a-z-]+$/);
      await expect(page.locator(".page-hero").getByRole("link", { name: number }).first()).toBeInViewport({
        ratio: 1,
      });
    }
  });
});
