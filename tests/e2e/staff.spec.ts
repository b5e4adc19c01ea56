import type { Page } from "@playwright/test";
import { loginForm, loginMessages } from "~/features/staff/sign-in/login.form";
import { dashboard } from "~/features/staff/staff.copy";
import { emptyPage, staffPage } from "../support/dashboard";
import type { Site } from "../support/server";
import { makeStaff, STAFF, staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: loginForm.submit.idle }).click();
}

/** A staff member of the test's own, so that no other test signs them out. */
async function newStaff(site: Site) {
  const who = { email: `staff-${crypto.randomUUID()}@example.org`, password: STAFF.password };
  await makeStaff(site, who);
  return who;
}

test("the dashboard leads to the sign-in, which rejects wrong credentials, and then to the requested page", {
  tag: ["@with-script", "@public-2.1", "@staff-2.1", "@staff-2.2"],
}, async ({ page, site }) => {
  const who = await newStaff(site);
  await page.goto("/admin/dashboard?view=rates");
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await expect(page.getByRole("link", { name: "Back to the homepage" })).toHaveAttribute("href", "/");
  const password = page.getByLabel("Password", { exact: true });
  await page.getByRole("button", { name: loginForm.submit.idle }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Enter your email address/);
  await expect(password).toHaveAccessibleDescription(/Enter your password/);
  for (const email of [who.email, `nobody-${who.email}`]) {
    await signIn(page, { email, password: "wrong" });
    await expect(page.getByRole("alert")).toContainText(loginMessages.invalid);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(password).toHaveValue("");
  }
  await signIn(page, who);
  await expect(page).toHaveURL("/admin/dashboard?view=rates");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
});

test("the password can be shown while typing", {
  tag: ["@with-script", "@staff-2.2"],
}, async ({ page }) => {
  await page.goto("/admin/login");
  const password = page.getByLabel("Password", { exact: true });
  const show = page.getByRole("button", { name: "Show password" });
  await expect(password).toHaveAttribute("type", "password");
  await show.click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("the date range and the chart view are chosen independently and combine", {
  tag: ["@with-script", "@staff-2.3"],
}, async ({ context, site }) => {
  const page = await staffPage(context, site);
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Show Conversion Rates" }).click();
  await expect(page.getByRole("heading", { name: "Conversion rate" })).toBeVisible();
  await page.getByLabel("From", { exact: true }).fill("2026-02-01");
  await page.getByLabel("To", { exact: true }).fill("2026-02-28");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page).toHaveURL(/view=rates&from=2026-02-01&to=2026-02-28/);
  await expect(page.getByRole("heading", { name: "Forms, Feb 1, 2026 – Feb 28, 2026" })).toBeVisible();
  await page.getByText("The chart's figures as a table").click();
  await expect(page.getByRole("row", { name: /^Feb 28, 2026/ })).toBeVisible();
  await page.getByRole("link", { name: "Show Raw Data" }).click();
  await expect(page).toHaveURL(/from=2026-02-01&to=2026-02-28/);

  // The page stays while the next one is fetched, and says so when that takes a while.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/dashboard\.data/, (route) => arrived.then(() => route.continue()));
  await page.getByLabel("From", { exact: true }).fill("2026-03-01");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText(dashboard.loading)).toBeVisible();
  arrive();
  await expect(page.getByRole("alert")).toContainText("must not be after");
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
