import type { Page } from "@playwright/test";
import { crisisCard, emptyHelp } from "~/content/crisis-card";
import { resourceDirectory, wholeDirectoryLabel } from "~/content/resource-directory";
import { resourceReport } from "~/content/resource-report";
import { hero } from "~/content/support-resources-page";
import { reportForm } from "~/features/resources/public/report.form";
import { expect, test } from "./fixtures";
import { button, expectSaved, fill, input, thanks } from "./form-steps";

const PATH = "/services/support-and-resources";

const directory = (page: Page) => page.getByRole("region", { name: "Resource directory" });
const count = (page: Page) => directory(page).getByText(/^Showing \d+-\d+ of \d+ resources?$/);
const search = (page: Page) => page.getByLabel("Search resources");
const category = (page: Page) => page.getByLabel("Category", { exact: true });

/** Applies what the filter form holds: by its button, which nobody needs where scripts run. */
async function apply(page: Page, javaScript: "on" | "off") {
  if (javaScript === "off") await page.getByRole("button", { name: "Show resources" }).click();
}

test("the page has its blocks in order", { tag: ["@without-script", "@public-2.7"] }, async ({ page }) => {
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

test("paging the directory stays at its section of the page", {
  tag: ["@public-2.8", "@public-9.3"],
}, async ({ page }) => {
  await page.goto(PATH);
  await expect(count(page)).toHaveText("Showing 1-12 of 159 resources");
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
  await expect(count(page)).toHaveText("Showing 49-60 of 159 resources");
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

test("searching and choosing a category filter the list", {
  tag: ["@public-1.2", "@public-2.8", "@public-4.7"],
}, async ({ page, javaScript }) => {
  await page.goto(`${PATH}?page=2`);
  await category(page).selectOption("Crisis Support");
  await apply(page, javaScript);
  await expect(count(page)).toHaveText("Showing 1-10 of 10 resources");
  await search(page).fill("text line");
  await apply(page, javaScript);
  await expect(count(page)).toHaveText("Showing 1-2 of 2 resources");
  await expect(page).toHaveURL(/#directory$/);

  const card = directory(page).getByRole("article").first();
  await expect(card.getByRole("heading")).toHaveText("Crisis Text Line");
  await expect(card.getByRole("link", { name: "Text HOME to 741741" })).toHaveAttribute(
    "href",
    "sms:741741?&body=HOME",
  );
  await expect(card.getByRole("link", { name: /^Visit website/ })).toHaveAttribute("target", "_blank");
  await expect(card.getByRole("listitem")).toHaveText(["crisis", "text support", "24/7"]);
  await expect(card).not.toContainText("Last checked");

  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(`${PATH}#directory`);
  await expect(count(page)).toHaveText("Showing 1-12 of 159 resources");
});

test("the whole list is available on one page for printing", async ({ page }) => {
  await page.goto(`${PATH}?page=2`);
  await page.getByRole("link", { name: wholeDirectoryLabel(159) }).click();
  await expect(page).toHaveURL(`${PATH}?show=all#directory`);
  await expect(count(page)).toHaveText("Showing 1-159 of 159 resources");
  await expect(directory(page).getByRole("article")).toHaveCount(159);
  await expect(page.getByRole("navigation", { name: "Pages of resources" })).toHaveCount(0);

  await page.emulateMedia({ media: "print" });
  await expect(directory(page).getByRole("article").last()).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 988" }).first()).toBeVisible();
  const needless = page.locator("main :is(form, button, input, nav), #peer-counselors, #newsletter");
  for (const part of await needless.all()) await expect(part).toBeHidden();
  for (const { label } of hero.actions)
    await expect(page.locator("main").getByText(label, { exact: true })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await expect(page.locator("script[src], script[type=module]")).toHaveCount(0);
  await search(page).fill("work");
  await page.getByRole("button", { name: "Show resources" }).click();
  await expect(page).toHaveURL(/[?&]q=work/);
  // The address is the new list's a moment before the list is.
  await expect(count(page)).not.toHaveText(/of 159 resources/);
  const found = Number(/\d+(?= resource)/.exec((await count(page).textContent()) ?? ""));
  await page.getByRole("link", { name: wholeDirectoryLabel(found) }).click();
  await expect(page).toHaveURL(`${PATH}?q=work&show=all#directory`);
  await expect(directory(page).getByRole("article")).toHaveCount(found);
  await page.getByRole("link", { name: resourceDirectory.inPages }).click();
  await expect(page).toHaveURL(`${PATH}?q=work#directory`);
  await expect(directory(page).getByRole("article")).toHaveCount(12);
});

test("a filter without results names the search", { tag: ["@public-2.8", "@public-4.7"] }, async ({
  page,
}) => {
  await page.goto(`${PATH}?q=unicorn&category=Legal+Aid`);
  await expect(page.getByRole("heading", { name: "No resources found" })).toBeVisible();
  await expect(directory(page)).toContainText('Nothing in Legal Aid matches "unicorn".');
  await page.goto(`${PATH}?q=unicorn`);
  await expect(directory(page)).toContainText('Nothing matches "unicorn".');
});

test("a sentence, a misspelt word and a word in Spanish find what is needed", {
  tag: ["@public-2.8"],
}, async ({ page, javaScript }) => {
  await page.goto(PATH);
  const first = directory(page).getByRole("article").first();
  for (const [q, title, reason] of [
    ["how do I apply for unemployment in Ohio", "Find Your State Unemployment Office", null],
    ["evicton", "Local Rent and Eviction Help through 211", null],
    ["desalojo", "Local Rent and Eviction Help through 211", "Found by: eviction"],
  ] as const) {
    await search(page).fill(q);
    await apply(page, javaScript);
    await expect(first.getByRole("heading")).toHaveText(title);
    if (reason) await expect(first).toContainText(reason);
    else await expect(first).not.toContainText("Found by");
  }
});

test("a search that tells of a crisis shows lines that answer now, above what is found", {
  tag: ["@public-2.8"],
}, async ({ page, javaScript }) => {
  await page.goto(PATH);
  const heading = directory(page).getByRole("heading", { name: crisisCard.heading });
  await expect(heading).toHaveCount(0);
  await search(page).fill("lost my job and want to die");
  await apply(page, javaScript);
  await expect(heading).toBeVisible();
  const links = directory(page).getByRole("list").first().getByRole("link");
  await expect(links).toHaveText([
    "Call 988",
    "Text 988",
    /^Chat at 988lifeline.org/,
    "Text HOME to 741741",
    "Call 1-800-799-7233",
    "Call 911",
  ]);
  const top = async (text: string) => (await directory(page).getByText(text).first().boundingBox())?.y ?? 0;
  expect(await top(crisisCard.heading)).toBeLessThan(await top("Showing 1-"));

  await search(page).fill("rent");
  await apply(page, javaScript);
  await expect(count(page)).toBeVisible();
  await expect(heading).toHaveCount(0);
});

test("a list that is empty says where help is all the same", { tag: ["@public-2.8"] }, async ({
  page,
  javaScript,
}) => {
  await page.goto(PATH);
  await search(page).fill("unicorn");
  await apply(page, javaScript);
  const empty = directory(page).getByText(emptyHelp.text).locator("..");
  await expect(empty.getByRole("link")).toHaveText(["Call 211", "Call 988", "Text 988"]);
});
test("an entry can be reported from its card, and an invalid report preserves the input", {
  tag: ["@public-2.8"],
}, async ({ page, site }) => {
  await page.goto(`${PATH}?q=text+line`);
  await directory(page)
    .getByRole("link", { name: /^Report a mistake ?: Crisis Text Line$/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(resourceReport.heading);
  await expect(page.locator("main")).toContainText("You are telling us about “Crisis Text Line”");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator("main").getByRole("article")).toContainText("Text HOME to 741741");

  const typed = { details: `Nobody answers.\n${crypto.randomUUID()}`, email: "sam.ortiz" };
  await fill(page, reportForm, typed);
  await button(page, reportForm).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Choose what is wrong",
    "Enter an email address, like name@example.com",
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await expectSaved(page, reportForm, typed);
  await expect(input(page, reportForm, "problem")).toHaveAccessibleDescription(/Choose what is wrong/);
  await expect(page.locator("main").getByRole("article")).toContainText("Crisis Text Line");

  await fill(page, reportForm, { problem: "unreachable", email: "" });
  await button(page, reportForm).click();
  await expect(thanks(page, reportForm)).toBeInViewport();
  await page.getByRole("link", { name: resourceReport.sent.back.label }).click();
  await expect(page).toHaveURL(`${PATH}#directory`);
  const kept = await site.db
    .selectFrom("resource_reports")
    .innerJoin("support_resources", "support_resources.id", "resource_reports.resource_id")
    .select(["resource_title", "title", "problem", "email", "status"])
    .where("details", "=", typed.details)
    .execute();
  expect(kept).toEqual([
    {
      resource_title: "Crisis Text Line",
      title: "Crisis Text Line",
      problem: "unreachable",
      email: null,
      status: "open",
    },
  ]);
});

test("reporting an unknown entry shows a link to the directory", {
  tag: ["@public-2.8"],
}, async ({ page }) => {
  for (const query of ["", "?entry=999999", "?entry=__proto__"]) {
    const answer = await page.goto(`${PATH}/report${query}`);
    expect(answer?.status(), query).toBe(404);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(resourceReport.unknown.heading);
  await page.getByRole("link", { name: "Search the directory" }).click();
  await expect(page).toHaveURL(`${PATH}#directory`);
});

test("an application from this page has the role peer counselor", { tag: ["@public-2.7"] }, async ({
  page,
  site,
}) => {
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
