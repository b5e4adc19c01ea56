import type { Page } from "@playwright/test";
import { newsletterForm } from "~/features/subscribers/signup/signup.form";
import { watchFormEvents } from "../support/form-events";
import { confirmPath } from "../support/newsletter";
import type { Site } from "../support/server";
import { expect, test } from "./fixtures";
import { openAgain } from "./form-steps";

const newEmail = () => `visitor-${crypto.randomUUID()}@example.org`;
const rows = (site: Site, email: string) =>
  site.db.selectFrom("newsletter_signups").selectAll().where("email", "=", email).execute();

async function fill(page: Page, values: { name?: string; email?: string }) {
  const form = page.locator("#newsletter form");
  if (values.name !== undefined) await form.getByLabel("Name").fill(values.name);
  if (values.email !== undefined) await form.getByLabel("Email").fill(values.email);
  return form;
}

const subscribe = (page: Page) => page.getByRole("button", { name: newsletterForm.submit.idle }).click();

test("who confirms a sign-up sees its name and wishes, which nobody else has changed meanwhile, and corrects them", {
  tag: ["@with-script", "@public-3.2", "@public-10.4"],
}, async ({ page, site }) => {
  const email = newEmail();
  const signUpAs = async (name: string, unticked: string) => {
    await page.goto("/");
    const form = await fill(page, { name, email });
    await form.getByLabel(unticked).uncheck();
    await subscribe(page);
    const status = page.getByRole("status").filter({ hasText: newsletterForm.messages.success });
    await expect(status).toBeVisible();
  };
  await signUpAs("Ann Example", "Updates from our team");
  await signUpAs("Stupid Head", "Weekly newsletter");

  await page.goto(await confirmPath(site.db, email));
  const name = page.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveValue("Ann Example");
  await expect(page.getByLabel("Weekly newsletter")).toBeChecked();
  await expect(page.getByLabel("Updates from our team")).not.toBeChecked();
  await name.fill("see www.example.org");
  await page.getByLabel("Updates from our team").check();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter your name without web or email addresses");
  await expect(name).toHaveValue("see www.example.org");
  await expect(page.getByLabel("Updates from our team")).toBeChecked();

  await name.fill("Ann E. Example");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are on the list");
  const subscribers = site.db.selectFrom("newsletter_subscribers").where("email", "=", email);
  expect(await subscribers.select(["name", "wants_news", "wants_team_updates"]).execute()).toEqual([
    { name: "Ann E. Example", wants_news: 1, wants_team_updates: 1 },
  ]);
});

test("an invalid sign-up shows errors beside the fields and preserves the input @with-script", async ({
  page,
}) => {
  await page.goto("/");
  const form = await fill(page, { name: "Sam Ortiz", email: "sam.ortiz" });
  await form.getByLabel("Updates from our team").uncheck();
  await subscribe(page);

  const summary = page.getByRole("alert");
  await expect(summary).toContainText("There is a problem");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(form.getByLabel("Name")).toHaveValue("Sam Ortiz");
  await expect(form.getByLabel("Email")).toHaveValue("sam.ortiz");
  await expect(form.getByLabel("Email")).toHaveAccessibleDescription(
    /Enter an email address, like name@example.com/,
  );
  await expect(form.getByLabel("Updates from our team")).not.toBeChecked();

  await summary.getByRole("link", { name: "Enter an email address" }).click();
  await expect(page).toHaveURL(/#newsletter/);
  await expect(form.getByLabel("Email")).toBeInViewport();
});

test("a sign-up without a kind of update shows the specified error", {
  tag: ["@with-script", "@public-5.2"],
}, async ({ page }) => {
  await page.goto("/");
  const form = await fill(page, { name: "Sam", email: newEmail() });
  for (const box of await form.getByRole("checkbox").all()) await box.uncheck();
  await subscribe(page);
  await expect(page.getByRole("alert")).toContainText(
    "Please select at least one type of update to receive.",
  );
});

test("a sign-up is saved once, confirmed, and the form is reset", {
  tag: ["@public-1.2", "@public-4.3", "@public-8.1"],
}, async ({ page, site }) => {
  const email = newEmail();
  await page.goto("/");
  const form = await fill(page, { name: "Sam", email });
  await form.getByLabel("Updates from our team").uncheck();
  await subscribe(page);

  const status = page.getByRole("status").filter({ hasText: newsletterForm.messages.success });
  await expect(status.getByRole("paragraph").first()).toHaveText(
    "You are not on the list yet. Press the button in our mail.",
  );
  await expect(page).toHaveTitle(/^Sent: /);
  await openAgain(page, newsletterForm);
  await expect(form.getByLabel("Name")).toHaveValue("");
  await expect(form.getByLabel("Updates from our team")).toBeChecked();
  await expect(page).not.toHaveTitle(/^(Error|Sent)/);
  expect(await rows(site, email)).toMatchObject([
    { name: "Sam", wants_news: 1, wants_team_updates: 0, confirmed_at: null },
  ]);

  await page.reload();
  expect(await rows(site, email)).toHaveLength(1);
});

test("form events are counted", {
  tag: ["@with-script", "@public-3.3", "@public-4.8", "@public-7.4", "@public-7.5"],
}, async ({ page, site }) => {
  const events = await watchFormEvents(site, "newsletter");
  const email = newEmail();
  await page.goto("/");
  await fill(page, { name: "Sam", email: "sam.ortiz" });
  await subscribe(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await fill(page, { email });
  await subscribe(page);
  await expect(page.getByRole("status").filter({ hasText: "Thank you" })).toBeVisible();
  await expect.poll(events).toEqual(["complete", "error", "start", "unique_view", "view"]);
  const [signup] = await rows(site, email);
  const complete = await site.db
    .selectFrom("form_analytics")
    .select("form_name")
    .where("session_id", "=", signup?.id ?? "")
    .execute();
  expect(complete).toEqual([{ form_name: "newsletter" }]);
});

for (const [who, property] of [
  ["with Global Privacy Control", "globalPrivacyControl"],
  ["that a program steers", "webdriver"],
] as const)
  test(`nothing is sent by a browser ${who}`, {
    tag: ["@with-script", "@public-9.5"],
  }, async ({ page }) => {
    await page.addInitScript(
      (name) => Object.defineProperty(Navigator.prototype, name, { get: () => true }),
      property,
    );
    const sent: string[] = [];
    page.on("request", (request) => sent.push(new URL(request.url()).pathname));
    await page.goto("/");
    await fill(page, { name: "Sam", email: "sam.ortiz" });
    await subscribe(page);
    await expect(page.getByRole("alert")).toBeVisible();
    expect(sent).toContain("/");
    expect(sent).not.toContain("/form-events");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

test("a tab has its own id and counts as one unique view", {
  tag: ["@with-script", "@public-4.8", "@public-9.5"],
}, async ({ page, site }) => {
  const tabOf = (tab: Page) => tab.evaluate(() => sessionStorage.getItem("tab-session") ?? "");
  const eventsOf = async (tab: string) => {
    const found = await site.db
      .selectFrom("form_analytics")
      .select("event_type")
      .where("form_name", "=", "newsletter")
      .where("session_id", "=", tab)
      .execute();
    return found.map((event) => event.event_type).sort();
  };
  await page.goto("/");
  await expect.poll(async () => eventsOf(await tabOf(page))).toEqual(["unique_view", "view"]);
  const tab = await tabOf(page);
  await page.goto("/news");
  await expect.poll(() => eventsOf(tab)).toEqual(["unique_view", "view", "view"]);
  expect(await tabOf(page)).toBe(tab);

  const other = await page.context().newPage();
  await other.goto("/");
  await expect.poll(async () => eventsOf(await tabOf(other))).toEqual(["unique_view", "view"]);
  expect(await tabOf(other)).not.toBe(tab);
  expect(await eventsOf(tab)).toEqual(["unique_view", "view", "view"]);
});
