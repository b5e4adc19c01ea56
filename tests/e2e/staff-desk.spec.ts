import type { Page } from "@playwright/test";
import { uniqueWord } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { staffCookie } from "../support/staff";
import { fillQuarantine, putMessages } from "../support/submissions";
import { expect, test } from "./fixtures";

const noSideways = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

test("on a phone the header is one row with one menu, and the tabs below it", {
  tag: ["@with-script", "@staff-2.3"],
}, async ({ page, site, context }) => {
  await context.addCookies([await staffCookie(site)]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/dashboard");
  const header = page.getByRole("banner");
  expect((await header.boundingBox())?.height).toBeLessThan(100);
  const menu = header.locator("summary", { hasText: "Menu" });
  const search = page.getByRole("searchbox", { name: "Search everything" });
  const [left, right] = [await menu.boundingBox(), await search.boundingBox()];
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99))).toBeLessThan(8);
  await expect(page.getByRole("link", { name: "Resources", exact: true })).toBeHidden();
  await menu.click();
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await page.getByRole("link", { name: "Resources", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/resources/);
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeHidden();
  await noSideways(page);
});

test("the sign-in is a page of its own, whose button stays in sight after an error", {
  tag: ["@without-script", "@staff-2.2"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin/login");
  await expect(page.getByRole("heading")).toHaveText(["Sign in"]);
  await expect(page.getByRole("link", { name: "Donate" })).toHaveCount(0);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeInViewport({ ratio: 1 });
});

test("suspected spam is decided with the keys of the inbox, and undone", { tag: "@with-script" }, async ({
  page,
  site,
  context,
}) => {
  // The keys begin with the first row of the table, which is that of an earlier test, dated far ahead.
  await site.db.deleteFrom("quarantined_submissions").execute();
  for (const [place, id] of ["aa", "bb", "cc"].entries())
    await fillQuarantine(site.db, id, `2026-11-20T0${9 - place}:00:00.000Z`);
  await context.addCookies([await staffCookie(site)]);
  await page.goto("/admin/dashboard/spam?state=suspected");
  await untilTakenOver(page);
  const rows = page.getByRole("row").filter({ hasText: /Sal (?:aa|bb|cc)/ });
  await expect(rows).toHaveCount(3);
  const message = rows.nth(0).locator("details");
  expect((await message.boundingBox())?.height).toBeLessThan(60);
  await expect(rows.nth(0)).toContainText("sal.aa@example.org");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(message).toHaveAttribute("open", "");
  await page.keyboard.press("j");
  await expect(rows.nth(1).getByRole("checkbox")).toBeFocused();
  await page.keyboard.press("#");
  await expect(page.getByRole("status").filter({ hasText: "Sal bb" })).toContainText("Sal bb is spam.");
  await expect(rows).toHaveCount(2);
  // The next row has the focus, so that the next key decides on it.
  await expect(rows.filter({ hasText: "Sal cc" }).getByRole("checkbox")).toBeFocused();
  await page.keyboard.press("u");
  await expect(rows).toHaveCount(3);
});

test("the notice stands above the bar of the ticked rows, at every width", { tag: "@with-script" }, async ({
  page,
  site,
  context,
}) => {
  await putMessages(site, "Notice", 2);
  await context.addCookies([await staffCookie(site)]);
  await page.goto("/admin/dashboard/contact?q=Notice");
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete Notice No. 001" }).click();
  const notice = page.getByRole("status").filter({ hasText: "Notice No. 001 is deleted." });
  await page.getByRole("checkbox", { name: "Choose Notice No. 002" }).check();
  const bar = page.getByRole("region", { name: "Change several rows at once" });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const [above, below] = [notice.locator("> div"), bar];
    await expect
      .poll(async () => {
        const [one, other] = [await above.boundingBox(), await below.boundingBox()];
        return (other?.y ?? 0) - ((one?.y ?? 0) + (one?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
  }
});

test("pages of a phone are at most ten screens long, however many rows they list @without-script", async ({
  page,
  site,
  context,
}) => {
  const word = uniqueWord();
  await putMessages(site, word, 110);
  await context.addCookies([await staffCookie(site)]);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, shown] of [
    ["/admin/resources", /^Showing 50 of/],
    [`/admin/dashboard/contact?q=${word}`, /^Showing 100 of 110/],
    ["/admin/states", /^Showing \d+ of/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(shown)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(7400);
    await noSideways(page);
  }
});
