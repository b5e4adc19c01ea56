import type { Page } from "@playwright/test";
import { sharedPages } from "../support/page-states";
import { routeRows } from "../support/routes";
import { staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

/** What the Newsletter tab asks for and shows inside itself (tests/e2e/sending.spec.ts). */
const PARTS = ["/admin/dashboard/newsletter/preview", "/admin/dashboard/newsletter/progress"];

const rows = Object.entries(routeRows).map(([id, row]) => ({ id, ...row }));

/** Opens a page. @returns whether it asks for scripts: where it does not, it is the same without them */
async function opens(page: Page, address: string, statuses: readonly number[]): Promise<boolean> {
  const response = await page.goto(address);
  expect(statuses, address).toContain(response?.status());
  await expect(page.locator("h1"), address).toHaveCount(1);
  await expect(page.locator("h1"), address).toBeVisible();
  await expect(page, address).toHaveTitle(/ – After Automation$/);
  return (await page.locator("script[type=module]").count()) > 0;
}

async function opensWithoutItsScripts(page: Page, address: string, statuses: readonly number[]) {
  await page.route(/\/build\/.*\.js/, (route) => route.abort());
  await opens(page, address, statuses);
  for (const form of await page.locator("main form").all()) {
    const sending = form.locator("button:not([type=button])").last();
    if (await form.isVisible()) await expect(sending, address).toBeVisible();
  }
  await page.unroute(/\/build\/.*\.js/);
}

for (const pages of sharedPages(rows.filter(({ kind }) => kind === "page"))) {
  const ids = pages.map(({ id }) => id).join(", ");

  test(`with and without their scripts, pages are rendered by ${ids}`, { tag: "@with-script" }, async ({
    page,
    problems,
  }) => {
    problems.allow(/ytimg|Failed to fetch|ERR_FAILED/);
    for (const { path: address, status = 200 } of pages) {
      const hasScripts = await opens(page, address, [status]);
      if (hasScripts) await opensWithoutItsScripts(page, address, [status]);
    }
  });
}

test("every staff route renders its page with and without its scripts", {
  tag: "@with-script",
}, async ({ page, site, context, problems }) => {
  // Two visits of each of some forty pages.
  test.slow();
  problems.allow(/Failed to fetch|ERR_FAILED/);
  await context.addCookies([await staffCookie(site)]);
  for (const { path: address } of rows.filter(({ kind }) => kind === "staff")) {
    if (PARTS.some((part) => address.startsWith(part))) continue;
    // What is not there has a page that says so, and no file.
    if (address.endsWith(".csv")) {
      const file = await page.request.get(address);
      if (file.status() !== 404) expect(file.headers()["content-type"], address).toContain("text/csv");
      continue;
    }
    await opens(page, address, [200, 404]);
    await opensWithoutItsScripts(page, address, [200, 404]);
  }
});

test("no staff route renders its page without a staff session", { tag: "@without-script" }, async ({
  request,
}) => {
  for (const { path: address } of rows.filter(({ kind }) => kind === "staff")) {
    const answer = await request.get(address);
    expect(answer.url(), address).toMatch(/\/admin\/login/);
    expect(await answer.text(), address).toMatch(/<h1[^>]*>/);
  }
});

test("every route of a file responds with its file @without-script", async ({ request }) => {
  for (const { path: address } of rows.filter(({ kind }) => kind === "file")) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect((await response.body()).length, address).toBeGreaterThan(0);
    expect(response.headers()["content-type"], address).not.toContain("text/html");
  }
});
