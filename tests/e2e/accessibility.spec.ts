import { expectAccessible } from "../support/axe";
import { formPages, publicPages } from "../support/pages";
import { expect, test } from "./fixtures";

for (const path of [...publicPages, "/newsletter/unsubscribe", "/no-such-page", "/admin/login"]) {
  test(`${path} has no accessibility violations`, async ({ page, javaScript, problems }) => {
    problems.allow(/ytimg/);
    await page.goto(path);
    await expectAccessible(page, javaScript);
  });
}

for (const { page: path, forms } of formPages) {
  for (const form of forms) {
    test(`${path} with the ${form} form refused has no accessibility violations`, async ({
      page,
      javaScript,
    }) => {
      await page.goto(path);
      const element = page.locator("form", { has: page.locator(`input[name=form][value=${form}]`) });
      // Not by its button, which the survey shows at its last step only.
      await element.evaluate((node) => node instanceof HTMLFormElement && node.requestSubmit());
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page, javaScript);
    });
  }
}

test("the dashboard has no accessibility violations", async ({ page, site, javaScript }) => {
  await page.goto("/admin/login");
  await page.getByLabel("Email").fill(site.admin.email);
  await page.getByLabel("Password", { exact: true }).fill(site.admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await expectAccessible(page, javaScript);
});
