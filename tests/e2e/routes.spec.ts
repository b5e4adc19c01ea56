import { oneOfEachForm } from "../support/pages";
import { routeRows } from "../support/routes";
import { staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

const rows = Object.entries(routeRows).map(([id, row]) => ({ id, ...row }));

const isPage = (html: string) =>
  html.match(/<h1[ >]/g)?.length === 1 && / – After Automation<\/title>/.test(html);

// What scripts make of the pages, the tests of accessibility see; tests/integration/staff-access.test.ts has those of staff.
test("every route of a page renders it", { tag: "@without-script" }, async ({ request }) => {
  for (const { path, status = 200 } of rows.filter(({ kind }) => kind === "page")) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(isPage(await response.text()), path).toBe(true);
  }
});

// One page for each script of visitors, and one of staff for each layout.
test("forms can be sent from pages whose scripts do not load", { tag: "@with-script" }, async ({
  page,
  site,
  context,
  problems,
}) => {
  problems.allow(/ytimg|Failed to fetch|ERR_FAILED/);
  await page.route(/\/build\/.*\.js/, (route) => route.abort());
  const expectButtons = async (address: string) => {
    await page.goto(address);
    await expect(page.locator("h1"), address).toBeVisible();
    for (const form of await page.locator("main form").all()) {
      const sending = form.locator("button:not([type=button])").last();
      if (await form.isVisible()) await expect(sending, address).toBeVisible();
    }
  };
  for (const { page: address } of oneOfEachForm) await expectButtons(address);
  for (const address of ["/videos", "/admin/login"]) await expectButtons(address);
  await context.addCookies([await staffCookie(site)]);
  for (const tab of ["contact", "newsletter", "inbox"]) await expectButtons(`/admin/dashboard/${tab}`);
  for (const address of ["/admin/account", "/admin/articles/new", "/admin/resources", "/admin/search"])
    await expectButtons(address);
});

test("every route of a file responds with its file @without-script", async ({ request }) => {
  for (const { path: address } of rows.filter(({ kind }) => kind === "file")) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect((await response.body()).length, address).toBeGreaterThan(0);
    expect(response.headers()["content-type"], address).not.toContain("text/html");
  }
});
