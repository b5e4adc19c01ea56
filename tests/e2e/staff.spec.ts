import type { Page } from "@playwright/test";
import { loginForm, loginMessages } from "~/features/staff/sign-in/login.form";
import { dashboard } from "~/features/staff/staff.copy";
import { putEvents, staffPage } from "../support/dashboard";
import type { Site } from "../support/server";
import { makeStaff, STAFF, staffCookie } from "../support/staff";
import { fillForms } from "../support/submissions";
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
  tag: ["@public-2.1", "@staff-2.1", "@staff-2.2"],
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

test("the password can be shown while typing, with script", {
  tag: ["@staff-2.2"],
}, async ({ page, javaScript }) => {
  await page.goto("/admin/login");
  const password = page.getByLabel("Password", { exact: true });
  const show = page.getByRole("button", { name: "Show password" });
  await expect(password).toHaveAttribute("type", "password");
  if (javaScript === "off") return expect(show).toHaveCount(0);
  await show.click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a user without the admin role gets an error and is signed out", {
  tag: ["@without-script", "@staff-2.2", "@staff-6.1", "@staff-8.1"],
}, async ({ page, site }) => {
  const who = await newStaff(site);
  await page.goto("/admin/login");
  await signIn(page, who);
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeVisible();
  const { id } = await site.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", who.email)
    .executeTakeFirstOrThrow();
  await site.db.deleteFrom("admin_roles").where("user_id", "=", id).execute();

  await page.goto("/admin/dashboard");
  await expect(page.getByRole("alert")).toContainText(loginMessages.noRole);
  expect(await site.db.selectFrom("sessions").select("id").where("user_id", "=", id).execute()).toEqual([]);
  await signIn(page, who);
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByRole("alert")).toContainText(loginMessages.noRole);
});

test("the overview shows counts and the latest submissions", {
  tag: ["@without-script", "@staff-1"],
}, async ({ context, site }) => {
  const id = crypto.randomUUID().slice(0, 8);
  // What another test puts in would be among the latest if this were not later.
  const year = 2041;
  await fillForms(site.db, id, `${year}-03-05T09:05:00.000Z`);
  await putEvents(site, "volunteer", `${year}-03-05T12:00:00.000Z`, { unique_view: 3, complete: 1 });

  const page = await staffPage(context, site);
  await page.goto(`/admin/dashboard?from=${year}-03-01&to=${year}-03-31`);
  const volunteer = page.getByRole("region", { name: "Volunteer" });
  await expect(volunteer).toContainText("Unique views3");
  await expect(volunteer).toContainText("Conversion rate33.3%");
  await expect(page.getByRole("row", { name: /^Volunteer/ }).last()).toContainText("33.3%");
  await expect(page.getByRole("row", { name: new RegExp(`volunteer\\.${id}@`) })).toContainText(
    `Mar 5, ${year}, 09:05 UTC`,
  );
});

test("the date range and the chart view are chosen independently and combine", {
  tag: ["@staff-2.3"],
}, async ({ context, site, javaScript }) => {
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

  // With script the page stays while the next one is fetched, and says so when that takes a while.
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/dashboard\.data/, (route) => arrived.then(() => route.continue()));
  await page.getByLabel("From", { exact: true }).fill("2026-03-01");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  if (javaScript === "on") await expect(page.getByText(dashboard.loading)).toBeVisible();
  arrive();
  await expect(page.getByRole("alert")).toContainText("must not be after");
});

test("signing out deletes the session, and no staff page is cached or indexed", {
  tag: ["@without-script", "@staff-2.3"],
}, async ({ page, site, context }) => {
  const robots = page.locator("meta[name=robots]");
  const login = await page.goto("/admin/login");
  expect(login?.headers()["cache-control"]).toBe("no-store");
  await expect(robots).toHaveAttribute("content", "noindex");
  await signIn(page, await newStaff(site));
  await expect(page).toHaveURL("/admin/dashboard");
  const cookies = await context.cookies();
  const cookie = (name: string) => cookies.find((found) => found.name === name);
  expect(cookies).toHaveLength(2);
  expect(cookie("staff")).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(cookie("staff-device")).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/admin" });

  const back = await page.goto("/admin/logout");
  await expect(page).toHaveURL("/admin/dashboard");
  expect(back?.headers()["cache-control"]).toBe("no-store");
  await expect(robots).toHaveAttribute("content", "noindex");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL(/\/admin\/login/);
  await expect(page.getByRole("status").filter({ hasText: "You are signed out." })).toBeVisible();
  // The browser stays a known one, which opens nothing.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["staff-device"]);
  await context.addCookies(cookies);
  const later = await context.newPage();
  await later.goto("/admin/dashboard");
  await expect(later).toHaveURL(/\/admin\/login/);
});

test("Back after signing out leads to the sign-in page, also where the page that was left could load nothing", {
  tag: ["@with-script", "@staff-2.3"],
}, async ({ context, site }) => {
  await context.addCookies([await staffCookie(site)]);
  const page = await context.newPage();
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
