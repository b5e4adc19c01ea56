import { addSubscriber, confirmPath, tokenOf } from "../support/newsletter";
import { expect, test } from "./fixtures";

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
  await expect(page.getByRole("status")).toContainText(
    "You are not on the list yet. Press the button in our mail.",
  );

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

  const other = `reader-${crypto.randomUUID()}@example.org`;
  await addSubscriber(site.db, other);
  await page.goto(`/newsletter/unsubscribe?token=${tokenOf(other)}`);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("status")).toContainText("We will send no more emails to: r***@example.org");
});
