import { dataPath } from "~/content/your-data";
import { signRequest } from "~/features/data-requests/data-link.server";
import { addSubscriber } from "../support/newsletter";
import { testSecrets } from "../support/services";
import { staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

const newAddress = () => `reader-${crypto.randomUUID()}@example.org`;

test("a visitor asks for a link, sees what is stored, takes a copy, and erases it", {
  tag: ["@without-script", "@public-9.9"],
}, async ({ page, site }) => {
  const email = newAddress();
  await addSubscriber(site.db, email, { name: "Robin Reader" });
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/your-data");
  await expect(page.getByRole("link", { name: "Write to us instead" })).toHaveAttribute("href", "/contact");
  const form = page.locator("#link form");
  await form.getByRole("button").click();
  await expect(page.getByRole("alert")).toContainText("Enter your email address");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button").click();
  await expect(page.getByRole("status")).toContainText("We have written to this address");

  const mail = await site.db
    .selectFrom("mails")
    .select(["id", "recipient", "created_at"])
    .where("kind", "=", "data_request")
    .where("recipient", "=", email)
    .executeTakeFirstOrThrow();
  await page.goto(dataPath("open", signRequest(testSecrets, mail)));
  await expect(page.getByRole("region", { name: "Newsletter (1)" })).toContainText("Robin Reader");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download (JSON)" }).click();
  expect((await download).suggestedFilename()).toBe("your-data.json");
  await page.getByRole("link", { name: "Erase everything" }).click();
  await expect(heading).toHaveText("Erase everything about you?");
  await page.getByRole("button", { name: "Erase everything" }).click();
  await expect(heading).toHaveText("Everything is erased");
  await expect(page.getByRole("listitem").filter({ hasText: "Backups" })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page).toHaveTitle(/^This link does not work – /);
  await expect(page.getByRole("button", { name: "Send me the link" })).toBeVisible();
});

test("staff find a person, download what is stored, and erase it after typing the address again", {
  tag: ["@with-script", "@staff-6.2"],
}, async ({ page, site, context }) => {
  const email = newAddress();
  await addSubscriber(site.db, email, { name: "Robin Reader" });
  await context.addCookies([await staffCookie(site)]);
  await page.goto("/admin/system");
  await page.getByRole("link", { name: "Data requests" }).click();
  await page.getByLabel("Email address", { exact: true }).fill(email.toUpperCase());
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("region", { name: `Stored about ${email}` })).toContainText("Robin Reader");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download (JSON)" }).click();
  expect((await download).suggestedFilename()).toBe("your-data.json");
  await page.getByLabel("How did they ask?").selectOption("Through a form of the site");
  await page.getByLabel("Type the email address again").fill("other@example.org");
  await page.getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByRole("alert")).toContainText("This is another address");
  await page.getByLabel("Type the email address again").fill(email);
  await page.getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByRole("status").filter({ hasText: "is erased" })).toBeVisible();
  await page.goto("/admin/audit");
  await expect(page.getByRole("main")).toContainText("(data request)");
  await expect(page.getByRole("main")).not.toContainText(email);
});
