import type { Page } from "@playwright/test";
import {
  checkResourceForm,
  hideResourceForm,
  newResourceForm,
  resolveReportForm,
  resourceForm,
  uncheckResourceForm,
} from "~/features/resources/admin/resource.form";
import { uploadForm } from "~/features/resources/import/import.form";
import { ownStaffPage } from "../support/dashboard";
import type { Site } from "../support/server";
import { expect, test } from "./fixtures";

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole("button", { name });

/** A word no other test's entries hold. */
const word = () => `w${crypto.randomUUID().slice(0, 8)}`;

async function addEntry(site: Site, title: string, organization: string): Promise<number> {
  const { id } = await site.db
    .insertInto("support_resources")
    .values({
      category: "Housing Assistance",
      title,
      organization,
      description: "Pays a month of rent.",
      eligibility_requirements: null,
      cost: "Free",
      phone_number: null,
      website_url: "https://example.org/rent",
      geographic_scope: "Ohio",
      tags: '["rent"]',
      is_active: 1,
      created_at: "2026-01-01T00:00:00.000Z",
      checked_at: "2026-01-01T00:00:00.000Z",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

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

test("an import applies exactly the previewed plan, or nothing @without-script", async ({
  context,
  site,
}) => {
  const name = word();
  const id = await addEntry(site, `Rent ${name}`, "Helpers");
  const page = await ownStaffPage(context, site);
  const choose = async (text: string, encoding: BufferEncoding = "utf8") => {
    const buffer = Buffer.from(text, encoding);
    await page.getByLabel("CSV file").setInputFiles({ name: "mine.csv", mimeType: "text/csv", buffer });
    await button(page, uploadForm.submit.idle).click();
  };

  await page.goto("/admin/resources/import");
  await choose("Título,Org\n", "latin1");
  const file = page.getByLabel("CSV file");
  await expect(file).toHaveAccessibleDescription(/Missing: Title\. Found: “Título”, “Org”/);

  const exported = await (await page.request.get("/admin/resources.csv")).text();
  const [header = "", ...lines] = exported.trim().split("\r\n");
  const mine = lines.find((line) => line.includes(name)) ?? "";
  await choose(
    [header, mine.replace("Free", "$5"), mine.replace(/^"\d+","Rent/, '"","Food'), '"99999999","x"'].join(
      "\n",
    ),
  );
  const confirm = page.getByRole("button", { name: /^Import 2 entries$/ });
  await expect(page.getByRole("row", { name: "Line 4" })).toContainText("there is no entry 99999999");
  await page.getByRole("link", { name: /^Entries that change \(1\)$/ }).click();
  await expect(page.getByRole("row", { name: "Line 2" })).toContainText(/Cost.*now.*Free.*then.*\$5/);
  await page.getByRole("link", { name: /^New entries \(1\)$/ }).click();
  await expect(page.getByRole("row", { name: "Line 3" })).toContainText(`Food ${name}`);

  await site.db.updateTable("support_resources").set({ cost: "$1" }).where("id", "=", id).execute();
  await confirm.click();
  await expect(page.getByRole("alert")).toContainText(
    "Entries were changed since this preview was made. Nothing was imported. Below is what would change now.",
  );
  await page.getByRole("link", { name: /^Entries that change/ }).click();
  await expect(page.getByRole("row", { name: "Line 2" })).toContainText(/Cost.*now.*\$1.*then.*\$5/);
  await confirm.click();
  await expect(status(page, "Imported: 1 added, 1 changed.")).toBeVisible();
  const rows = await site.db
    .selectFrom("support_resources")
    .select(["title", "cost"])
    .where("title", "like", `%${name}`)
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { title: `Rent ${name}`, cost: "$5" },
    { title: `Food ${name}`, cost: "Free" },
  ]);
});
