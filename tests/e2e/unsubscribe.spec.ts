import { dataPath } from "~/content/your-data";
import { signRequest } from "~/features/data-requests/data-link.server";
import { addSubscriber, confirmPath, tokenOf } from "../support/newsletter";
import { testSecrets } from "../support/services";
import { expect, test } from "./fixtures";

test("a subscriber unsubscribes with the mailed link and one button", {
  tag: ["@without-script"],
}, async ({ page, site }) => {
  const email = `reader-${crypto.randomUUID()}@example.org`;
  await addSubscriber(site.db, email);
  const isActive = async () =>
    (
      await site.db
        .selectFrom("newsletter_subscribers")
        .select("is_active")
        .where("email", "=", email)
        .executeTakeFirstOrThrow()
    ).is_active;

  await page.goto(`/newsletter/unsubscribe?token=${tokenOf(email)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Leave our mailing list?");
  await expect(page.getByText("r***@example.org")).toBeVisible();
  expect(await isActive()).toBe(1);

  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("status")).toContainText("We will send no more emails to: r***@example.org");
  await expect(page).toHaveTitle(/^You have left our mailing list – /);
  expect(await isActive()).toBe(0);

  await page.reload();
  await expect(page.getByRole("status")).toBeVisible();
  await page.getByRole("link", { name: "Sign up again" }).click();
  await expect(page).toHaveURL(/\/#newsletter$/);
});

test("a visitor confirms a sign-up, changes what was chosen, leaves, and has everything erased", {
  tag: ["@without-script", "@public-10.4"],
}, async ({ page, site }) => {
  const email = `visitor-${crypto.randomUUID()}@example.org`;
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/news");
  const form = page.locator("#newsletter form");
  await form.getByLabel("Name").fill("www.evil.example");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter your name without web or email addresses");
  await expect(form.getByLabel("Name")).toHaveValue("www.evil.example");
  await form.getByLabel("Name").fill("Vi Sitor");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("status")).toContainText("One more step: press the button in our mail");

  await page.goto(await confirmPath(site.db, email));
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Vi Sitor");
  await expect(page.getByLabel("Updates from our team")).toBeChecked();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(heading).toHaveText("You are on the list");
  await expect(page).toHaveTitle(/^You are on the list – /);
  const find = () =>
    site.db
      .selectFrom("newsletter_subscribers")
      .select(["name", "is_active", "wants_news", "unsubscribe_token"])
      .where("email", "=", email)
      .executeTakeFirst();

  await page.goto(`/newsletter/preferences?token=${(await find())?.unsubscribe_token}`);
  const boxes = page.getByRole("group", { name: "Mails" }).getByRole("checkbox");
  for (const box of await boxes.all()) await box.uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose at least one kind of email.");
  await page.getByLabel("Updates from our team").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText("Your choice is saved.");
  await expect(page).toHaveTitle(/^Your choice is saved\. – /);
  await expect(page.getByLabel("Weekly newsletter")).not.toBeChecked();
  expect(await find()).toMatchObject({ name: "Vi Sitor", is_active: 1, wants_news: 0 });

  const preferences = page.url();
  await page.getByRole("button", { name: "Leave the list" }).click();
  await expect(heading).toHaveText("You have left our mailing list");
  expect(await find()).toMatchObject({ is_active: 0 });
  await page.goto(preferences);
  await page.getByRole("link", { name: "Erase everything" }).click();
  await page.getByRole("button", { name: "Erase everything" }).click();
  await expect(heading).toHaveText("Everything is erased");
  await expect(page).toHaveTitle(/^Everything is erased – /);
  expect(await find()).toBeUndefined();
});

test("a broken link to leave the list mails a new one, which leads to the choice of mails", {
  tag: ["@without-script"],
}, async ({ page, site }) => {
  const email = `reader-${crypto.randomUUID()}@example.org`;
  await addSubscriber(site.db, email);
  for (const path of ["unsubscribe", "preferences"]) {
    await page.goto(`/newsletter/${path}?token=cut-o`);
    await expect(page).toHaveTitle(/^This link does not work – /);
    await page.getByRole("textbox", { name: "Email" }).fill(path === "unsubscribe" ? "reader" : email);
    await page.getByRole("button", { name: "Send me the link" }).click();
    await expect(page).toHaveURL(/\/your-data/);
  }
  await expect(page.getByRole("status")).toContainText("Look in your inbox.");
  const mail = await site.db
    .selectFrom("mails")
    .select(["id", "recipient", "created_at"])
    .where("kind", "=", "data_request")
    .where("recipient", "=", email)
    .executeTakeFirstOrThrow();

  await page.goto(dataPath("open", signRequest(testSecrets, mail)));
  await page.getByRole("link", { name: "Choose or leave our emails" }).click();
  await expect(page).toHaveURL(/\/newsletter\/preferences\?token=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your emails from us");
});

test("a broken link of a sign-up has the form to sign up again", {
  tag: ["@without-script"],
}, async ({ page }) => {
  await page.goto("/newsletter/confirm?token=cut-o");
  await page.getByLabel("Name").fill("Sam");
  await page.getByLabel("Email").fill(`visitor-${crypto.randomUUID()}@example.org`);
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("status")).toContainText("One more step: press the button in our mail");
});
