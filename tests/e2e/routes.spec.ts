import { routeRows } from "../support/routes";
import { expect, test } from "./fixtures";

for (const [id, { address, kind, status = 200 }] of Object.entries(routeRows)) {
  if (kind === "layout" || kind === "file") continue;

  test(`${id} shows its page`, async ({ page, problems }) => {
    problems.allow(/ytimg/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(status);
    if (kind === "staff") await expect(page).toHaveURL(/\/admin\/login/);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page).toHaveTitle(/ – After Automation$/);
  });

  test(`${id} shows its page when scripts fail to load @with-script`, async ({ page, problems }) => {
    problems.allow(/ytimg|Failed to fetch|ERR_FAILED/);
    await page.route(/\/build\/.*\.js/, (route) => route.abort());
    const response = await page.goto(address);
    expect(response?.status()).toBe(status);
    await expect(page.locator("h1")).toBeVisible();
    for (const form of await page.locator("main form").all()) {
      await expect(form.locator("button:not([type=button])").last()).toBeVisible();
    }
  });
}

for (const [id, { address, kind }] of Object.entries(routeRows)) {
  if (kind !== "file") continue;
  test(`${id} answers with its file @without-script`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect((await response.body()).length).toBeGreaterThan(0);
    expect(response.headers()["content-type"]).not.toContain("text/html");
  });
}
