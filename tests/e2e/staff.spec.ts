import { loginForm, loginMessages } from "~/features/staff/sign-in/login.form";
import { dashboard } from "~/features/staff/staff.copy";
import { emptyPage } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { makeStaff, STAFF, staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

// What is refused, and what a range shows: tests/integration/account-without-script.test.ts and staff-without-script.test.ts.
test("who signs in with a password that can be shown gets to the requested page, whose range and chart combine", {
  tag: ["@with-script", "@public-2.1", "@staff-2.1", "@staff-2.2", "@staff-2.3"],
}, async ({ page, site }) => {
  const who = { email: `staff-${crypto.randomUUID()}@example.org`, password: STAFF.password };
  await makeStaff(site, who);
  await page.goto("/admin/dashboard?view=rates");
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await untilTakenOver(page);
  const password = page.getByLabel("Password", { exact: true });
  const signIn = page.getByRole("button", { name: loginForm.submit.idle });
  await page.getByLabel("Email").fill(who.email);
  await password.fill("wrong");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await signIn.click();
  await expect(page.getByRole("alert")).toContainText(loginMessages.invalid);
  await expect(page.getByLabel("Email")).toHaveValue(who.email);
  await expect(password).toHaveValue("");
  await password.fill(who.password);
  await signIn.click();
  await expect(page).toHaveURL("/admin/dashboard?view=rates");
  await expect(page.getByRole("heading", { name: "Conversion rate" })).toBeVisible();
  await untilTakenOver(page);

  // The page stays while the next one is fetched, and says so when that takes a while.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/dashboard\.data/, (route) => arrived.then(() => route.continue()));
  await page.getByLabel("From", { exact: true }).fill("2026-02-01");
  await page.getByLabel("To", { exact: true }).fill("2026-02-28");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText(dashboard.loading)).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { name: "Forms, Feb 1, 2026 – Feb 28, 2026" })).toBeVisible();
  await expect(page).toHaveURL(/view=rates&from=2026-02-01&to=2026-02-28/);
  await page.getByText("The chart's figures as a table").click();
  await expect(page.getByRole("row", { name: /^Feb 28, 2026/ })).toBeVisible();
  await page.getByRole("link", { name: "Show Raw Data" }).click();
  await expect(page).toHaveURL(/from=2026-02-01&to=2026-02-28/);
});

test("Back after signing out leads to the sign-in page, also where the page that was left could load nothing", {
  tag: ["@with-script", "@staff-2.3"],
}, async ({ context, site }) => {
  await context.addCookies([await staffCookie(site)]);
  const page = await emptyPage(context);
  await page.goto("/admin/articles");
  await page.goto("/admin/dashboard");
  // A browser ends them so when it leaves a page.
  await page.route(/\.data(?:\?|$)/, (route) => route.abort());
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("status").filter({ hasText: "You are signed out." })).toBeVisible();
  for (const path of ["/admin/dashboard", "/admin/articles"]) {
    await page.goBack();
    await expect(page).toHaveURL(`/admin/login?${new URLSearchParams({ next: path })}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  }
});
