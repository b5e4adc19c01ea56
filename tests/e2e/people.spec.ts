import { adminPaths } from "~/features/staff/admin-paths";
import {
  editCopy,
  editSubscriberForm,
  subscriberPage,
} from "~/features/subscribers/manage/manage-subscribers.forms";
import { staffPage, uniqueWord } from "../support/dashboard";
import { fillForms } from "../support/submissions";
import { expect, test } from "./fixtures";

test("staff find a person by a word, read all that came from them, and correct their address @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, "2026-10-01T12:00:00.000Z");
  const email = `both.${word}@example.org`;
  for (const table of ["contact_submissions", "newsletter_subscribers"] as const)
    await site.db.updateTable(table).set({ email }).where("id", "like", `%-${word}`).execute();
  const page = await staffPage(context, site);

  await page.goto(adminPaths.search);
  await page.getByRole("main").getByLabel("Search everything").fill(email.toUpperCase());
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: `Everything from ${email}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Everything from ${email}`);
  await expect(page).not.toHaveURL(/example\.org/);
  const sent = page.getByRole("region", { name: "What they sent" }).getByRole("listitem");
  await expect(sent).toHaveCount(2);

  await sent.getByRole("link", { name: "Newsletter" }).click();
  const form = page.getByRole("region", { name: subscriberPage.edit });
  await form.getByLabel("Email").fill(`new.${word}@example.org`);
  await form.getByRole("button", { name: editSubscriberForm.submit.idle }).click();
  await expect(page.getByText(editCopy.success)).toBeVisible();
  await expect(page.getByRole("region", { name: subscriberPage.details })).toContainText(
    `new.${word}@example.org`,
  );

  for (const path of ["new", "import"]) {
    await page.goto(`${adminPaths.subscribers}/${path}`);
  }
});
