import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { messagesTable } from "~/features/contact/messages.admin";
import { eventsTable } from "~/features/dashboard/events.admin";
import { expectShowing, putEvents, putMessages, staffPage, tableOn, uniqueWord } from "../support/dashboard";
import { expect, test } from "./fixtures";

/** The file of a table as its rows show, by its button. */
async function download(page: Page, table: Locator): Promise<{ name: string; rows: string[][] }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    table.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  const rows: string[][] = parse(readFileSync(await file.path()), { bom: true, record_delimiter: "\r\n" });
  return { name: file.suggestedFilename(), rows: rows.slice(1) };
}

// Without script tests/integration/staff-without-script.test.ts does the same, and a browser searches in dashboard-changes.spec.ts.
test("a table of more than 100 rows is searched, sorted, paged and exported", {
  tag: ["@with-script", "@staff-1", "@staff-2.3", "@staff-5.5", "@staff-6.2"],
}, async ({ context, site }) => {
  const word = uniqueWord();
  await putMessages(site, word, 102);
  await putMessages(site, `${word}x`, 1, "An AI took my job");
  // Without it a search that finds all messages could not be told from one that has not been sent.
  await putMessages(site, uniqueWord(), 1);
  const page = await staffPage(context, site);
  await page.goto("/admin/dashboard/contact");
  const table = tableOn(page, messagesTable);
  const search = table.getByPlaceholder("Search by name, email, or message...");
  await search.fill(word.toUpperCase());
  await expectShowing(table, "100 of 103 messages");
  await expect(table.getByText(/, page 1 of 2$/)).toBeVisible();

  await table.getByRole("link", { name: "Name" }).click();
  await expect(table.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await expect(table.getByRole("columnheader", { name: "Name" })).toBeInViewport();
  await expect(table.getByRole("link", { name: "Name" })).toBeFocused();
  await expect(table.getByRole("rowheader").first()).toHaveText(`${word} No. 001`);
  await table.getByRole("link", { name: "Name" }).click();
  await expect(table.getByRole("rowheader").first()).toHaveText(`${word}x No. 001`);
  await expect(table.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");
  await table.getByRole("link", { name: "Next" }).click();
  await expectShowing(table, "3 of 103 messages");
  await expect(table.getByRole("rowheader").first()).toBeInViewport();
  await expect(table.getByRole("rowheader")).toHaveText([3, 2, 1].map((place) => `${word} No. 00${place}`));
  const { searchParams } = new URL(page.url());
  const asked = ["q", "sort", "page"].map((name) => searchParams.get(name));
  expect(asked).toEqual([word.toUpperCase(), "-name", "2"]);

  // Whatever page is shown in whatever order, the file has every row that matches, the newest first.
  const { name, rows } = await download(page, table);
  expect(name).toBe(`contact-${new Date().toISOString().slice(0, 10)}.csv`);
  expect(rows).toHaveLength(103);
  expect(new Set(rows.map((row) => row[1])).size).toBe(103);
  expect(rows.filter((row) => row[3] === "An AI took my job")).toHaveLength(1);

  await search.fill("ai took");
  await expect(table.getByRole("rowheader").filter({ hasText: word })).toHaveText([`${word}x No. 001`]);
  await table.getByLabel("Subject").selectOption("media");
  await expect(table.getByLabel("Subject")).toBeInViewport();
  await expect(table.getByText("Nothing matches. Try fewer letters, or clear the filters.")).toBeVisible();
  // The address brings the filter back.
  await page.goto(page.url());
  await expect(table.getByLabel("Subject")).toHaveValue("media");
  await table.getByRole("link", { name: "Clear filters" }).click();
  await expect(search).toHaveValue("");
  await expect(table.getByLabel("Subject")).toHaveValue("");
});

test("events are filtered by form for the whole page, and sorted and searched in their table", {
  tag: ["@with-script", "@staff-2.10", "@staff-7.1"],
}, async ({ context, site }) => {
  await putEvents(site, "survey", "2031-07-10T12:00:00.000Z", { unique_view: 4, complete: 1, error: 2 });
  await putEvents(site, "corporate_partnership", "2031-07-10T12:00:00.000Z", { unique_view: 2, complete: 1 });
  const page = await staffPage(context, site);
  await page.goto("/admin/dashboard/analytics?from=2031-07-01&to=2031-07-31");
  const table = tableOn(page, eventsTable);
  await expectShowing(table, "10 of 10 events");
  await page.getByLabel("Form", { exact: true }).selectOption("Partnership");
  await expectShowing(table, "3 of 3 events");
  await expect(page.getByRole("region", { name: "Figures" })).toContainText("Unique views2");
  await expect(table.getByRole("rowheader").first()).toHaveText("Corporate partnership");
  await expect(table.locator("tbody td").nth(2)).toHaveText(/^[0-9a-f]{8}\.\.\.$/);
  await table.getByLabel("Event type").selectOption("complete");
  await expectShowing(table, "1 of 1 events");
  const { rows } = await download(page, table);
  expect(rows.map((row) => row.slice(0, 2))).toEqual([["corporate_partnership", "complete"]]);
  await table.getByRole("link", { name: "Clear filters" }).click();
  await expectShowing(table, "3 of 3 events");
  await table.getByPlaceholder("Search by form name, event type, or session...").fill("unique v");
  await expectShowing(table, "2 of 2 events");
});
