import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { expect, test } from "./fixtures";

const PATH = "/services/support-and-resources";

const directory = (page: Page) => page.getByRole("region", { name: "Resource directory" });
const count = (page: Page) => directory(page).getByText(/^Showing \d+-\d+ of \d+ resources?$/);
const search = (page: Page) => page.getByLabel("Search resources");
const category = (page: Page) => page.getByLabel("Category", { exact: true });

/** Applies what the filter form holds: by its button, which nobody needs where scripts run. */
async function apply(page: Page, javaScript: "on" | "off") {
  if (javaScript === "off") await page.getByRole("button", { name: "Show resources" }).click();
}

test("the page has its blocks in order", async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 2 }).and(page.locator("main h2"))).toHaveText([
    "Need help right now?",
    "Two kinds of help",
    "Been through it? Become a peer counselor",
    "Resource directory",
    "How to Access Support",
    "What getting help can look like",
    "Apply to be a Peer Support Counselor",
    "Help and news, once a week",
  ]);
});

test("the directory is paged at its place on the page", async ({ page }) => {
  await page.goto(PATH);
  await expect(count(page)).toHaveText("Showing 1-12 of 80 resources");
  const pages = page.getByRole("navigation", { name: "Pages of resources" });
  await expect(pages.getByRole("link")).toHaveText([
    "Page 1",
    "Page 2",
    "Page 3",
    "Page 4",
    "Page 5",
    "Next",
  ]);
  await pages.getByRole("link", { name: "Page 5" }).click();
  await expect(page).toHaveURL(`${PATH}?page=5#directory`);
  await expect(count(page)).toHaveText("Showing 49-60 of 80 resources");
  await expect(pages.getByRole("link")).toHaveText([
    "Previous",
    "Page 3",
    "Page 4",
    "Page 5",
    "Page 6",
    "Page 7",
    "Next",
  ]);
  await expect(page.getByRole("heading", { name: "Resource directory" })).toBeInViewport();
});

test("searching and choosing a category narrow the list", async ({ page, javaScript }) => {
  await page.goto(`${PATH}?page=2`);
  await category(page).selectOption("Crisis Support");
  await apply(page, javaScript);
  await expect(count(page)).toHaveText("Showing 1-6 of 6 resources");
  await search(page).fill("text line");
  await apply(page, javaScript);
  await expect(count(page)).toHaveText("Showing 1-1 of 1 resource");
  await expect(page).toHaveURL(/#directory$/);

  const card = directory(page).getByRole("article");
  await expect(card.getByRole("heading")).toHaveText("Crisis Text Line");
  await expect(card.getByRole("link", { name: "Text HOME to 741741" })).toHaveAttribute(
    "href",
    "sms:741741?&body=HOME",
  );
  await expect(card.getByRole("link", { name: /^Visit website/ })).toHaveAttribute("target", "_blank");
  await expect(card.getByRole("listitem")).toHaveText(["crisis", "text support", "24/7"]);
  await expect(card).toContainText("Last checked Nov 20, 2026");

  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(`${PATH}#directory`);
  await expect(count(page)).toHaveText("Showing 1-12 of 80 resources");
});

test("a filter that finds nothing says what was looked for", async ({ page }) => {
  await page.goto(`${PATH}?q=unicorn&category=Legal+Aid`);
  await expect(page.getByRole("heading", { name: "No resources found" })).toBeVisible();
  await expect(directory(page)).toContainText('Nothing in Legal Aid matches "unicorn".');
  await page.goto(`${PATH}?q=unicorn`);
  await expect(directory(page)).toContainText('Nothing matches "unicorn".');
});

for (const search of ["?q=unicorn", "?category=Legal+Aid", "?page=7"]) {
  test(`the directory with ${search} has no accessibility violations`, async ({ page, javaScript }) => {
    await page.goto(PATH + search);
    await expectAccessible(page, javaScript);
  });
}

test("an application from this page is one for a peer counselor", async ({ page, site }) => {
  await page.goto(PATH);
  const form = page.getByRole("region", { name: "Apply to be a Peer Support Counselor" });
  await form.getByRole("button", { name: "Submit Application" }).click();
  await expect(form.getByRole("alert")).toContainText("Enter your first name");

  const email = `peer-${Date.now()}@example.org`;
  await form.getByLabel("First name").fill("Ana");
  await form.getByLabel("Last name").fill("Ruiz");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Location").fill("Toledo");
  await form.getByLabel("Experience").fill("Twelve years on the phones.");
  await form.getByLabel("Motivation").fill("Somebody listened to me.");
  await form.getByLabel("Availability").fill("Two evenings.");
  await form.getByRole("button", { name: "Submit Application" }).click();
  await expect(form.getByRole("status")).toHaveText(
    "Thank you for your application! We'll review it and get back to you within 48 hours.",
  );
  const kept = await site.db
    .selectFrom("volunteer_applications")
    .select(["role", "first_name"])
    .where("email", "=", email)
    .execute();
  expect(kept).toEqual([{ role: "peer_counselor", first_name: "Ana" }]);
});
