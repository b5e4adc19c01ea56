import type { Page } from "@playwright/test";
import {
  checkResourceForm,
  hideResourceForm,
  newResourceForm,
  resolveReportForm,
  resourceForm,
  uncheckResourceForm,
} from "~/features/resources/admin/resource.form";
import { ownStaffPage } from "../support/dashboard";
import { expect, test } from "./fixtures";

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole("button", { name });

/** A word no other test's entries hold. */
const word = () => `w${crypto.randomUUID().slice(0, 8)}`;

test("an entry is added, found, checked, its report resolved, hidden, and all of it is in the audit log @with-script", async ({
  context,
  site,
}) => {
  const name = word();
  // As long as an address may be before its @, which the log's filter must have room for.
  const page = await ownStaffPage(context, site, `${name.padEnd(64, "-and-nobody-else")}@example.org`);
  await page.goto("/admin/resources");
  await page.getByRole("link", { name: "Add a resource" }).click();
  await page.getByLabel("Title").fill(`Rent ${name}`);
  await button(page, newResourceForm.submit.idle).click();
  await expect(page.getByLabel("Organization")).toHaveAccessibleDescription(/Enter the organization/);
  await page.getByLabel("Organization").fill("Helpers");
  await page.getByLabel("Category").fill("Housing Assistance");
  await page.getByLabel("Description").fill("Pays rent.");
  await page.getByLabel("Cost").fill("Free");
  await page.getByLabel("Web address").fill("https://example.org/rent");
  await page.getByLabel("Where").fill("Ohio");
  await page.getByLabel("State").selectOption({ label: "Ohio" });
  await button(page, newResourceForm.submit.idle).click();
  await expect(page.getByLabel("State")).toHaveAccessibleDescription(/Choose United States/);
  await page.getByLabel("Country").selectOption({ label: "United States" });
  await page.getByLabel("Languages").fill("English, Spanish");
  await button(page, newResourceForm.submit.idle).click();
  await expect(status(page, newResourceForm.messages.success)).toBeVisible();
  await expect(page.getByText("Not checked yet. Added")).toBeVisible();
  const id = Number(/resources\/(\d+)/.exec(page.url())?.[1]);

  await site.db
    .updateTable("support_resources")
    .set({ checked_at: "2020-01-01T00:00:00.000Z" })
    .where("id", "=", id)
    .execute();
  await site.db
    .insertInto("resource_reports")
    .values({
      id: name,
      resource_id: id,
      resource_title: `Rent ${name}`,
      problem: "closed",
      details: "Nobody answers.",
      email: "sam@example.org",
      content_hash: name,
      created_at: "2026-11-01T00:00:00.000Z",
    })
    .execute();
  await page.goto("/admin/resources?filter=stale");
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill(name.toUpperCase());
  await expect(page).toHaveURL(new RegExp(`q=${name}`, "i"));
  await expect(page.getByText("Showing 1 of 1 resources")).toBeVisible();
  await expect(page.getByRole("row", { name: `Rent ${name}` })).toContainText("over 6 months ago");

  await page.getByRole("link", { name: `Rent ${name}` }).click();
  await expect(page.getByText("Nobody answers.")).toBeVisible();
  await button(page, uncheckResourceForm.submit.idle).click();
  await expect(status(page, uncheckResourceForm.messages.success)).toBeVisible();
  await page.goto(`/admin/resources?filter=unchecked&q=${name}`);
  await button(page, `${checkResourceForm.submit.idle} Rent ${name}`).click();
  await expect(status(page, checkResourceForm.messages.success)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`filter=unchecked&q=${name}`));
  await expect(page.getByText("No entry matches. Try fewer letters, or clear the filters.")).toBeVisible();
  await page.goto(`/admin/resources/${id}`);
  await expect(page.getByText(/^Last checked .* by/)).toBeVisible();
  const question = page.getByRole("region", { name: "Does that settle what was reported?" });
  await expect(question).toBeHidden();
  await page.getByLabel("Cost").fill("$5");
  await button(page, resourceForm.submit.idle).click();
  await expect(status(page, resourceForm.messages.success)).toBeVisible();
  await expect(question).toContainText("Nobody answers.");
  await question.getByRole("button").click();
  await expect(status(page, resolveReportForm.messages.success)).toBeVisible();
  await expect(question).toBeHidden();
  await button(page, hideResourceForm.submit.idle).click();
  await expect(status(page, hideResourceForm.messages.success)).toBeVisible();
  await page.goto(`/services/support-and-resources?q=${name}`);
  await expect(page.getByText("No resources found")).toBeVisible();

  await page.goto(`/admin/resources/${id}`);
  await page.getByRole("link", { name: "All changes in the audit log" }).click();
  const log = page.getByRole("region", { name: "What staff did, newest first" });
  await expect(log.getByRole("row")).toHaveCount(6);
  await expect(log.getByRole("row").nth(2)).toContainText(
    / edited .*Details.*Cost.*before.*Free.*after.*\$5/,
  );
  await page.getByLabel("What", { exact: true }).selectOption({ label: "Report about a resource" });
  await expect(page).toHaveURL(/kind=report/);
  await expect(log.getByRole("row").filter({ hasText: `Rent ${name}` })).toHaveCount(1);
  await log.getByRole("link", { name: `a report about “Rent ${name}”` }).click();
  await expect(page).toHaveURL(`/admin/resources/${id}#reports`);
});
