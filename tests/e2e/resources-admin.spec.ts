import { checkListedForm } from "~/features/resources/admin/resource.form";
import { ownStaffPage } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { expect, test } from "./fixtures";

// The reader proves what is done to an entry and written down: tests/integration/imports.test.ts.
test("entries and the audit log are filtered at once, and an entry is checked within its list @with-script", async ({
  context,
  site,
}) => {
  const name = `w${crypto.randomUUID().slice(0, 8)}`;
  const page = await ownStaffPage(context, site);
  const entry = await site.db
    .selectFrom("support_resources")
    .selectAll()
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const added = { ...entry, id: undefined, title: `Rent ${name}`, checked_at: null };
  await site.db.insertInto("support_resources").values(added).execute();

  await page.goto("/admin/resources?filter=unchecked");
  await untilTakenOver(page);
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill(name.toUpperCase());
  await expect(page.getByText("Showing 1 of 1 resources")).toBeVisible();
  await page.getByRole("button", { name: `${checkListedForm.submit.idle} Rent ${name}` }).click();
  await expect(
    page.getByRole("status").filter({ hasText: checkListedForm.messages.success }),
  ).toBeInViewport();
  await expect(page).toHaveURL(/filter=unchecked/);
  await expect(page.getByText("No entry matches. Try fewer letters, or clear the filters.")).toBeVisible();

  await page.goto("/admin/audit");
  await untilTakenOver(page);
  await page.getByLabel("What", { exact: true }).selectOption({ label: "Resource" });
  await expect(page).toHaveURL(/kind=resource/);
  const log = page.getByRole("region", { name: "What staff did, newest first" });
  await expect(log.getByRole("row", { name: `Rent ${name}` })).toBeVisible();
});
