import { messagesTable } from "~/features/contact/messages.admin";
import { eventsTable } from "~/features/dashboard/events.admin";
import { expectShowing, putEvents, putMessages, staffPage, tableOn, uniqueWord } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { expect, test } from "./fixtures";

// Fetching tests prove what is found, sorted and exported: tests/integration/staff-without-script.test.ts and staff-tables.test.ts.
test("a table of more than 100 rows is searched, sorted, paged and filtered in its place", {
  tag: ["@with-script", "@staff-1", "@staff-2.3"],
}, async ({ context, site }) => {
  const word = uniqueWord();
  await putMessages(site, word, 102);
  await putMessages(site, `${word}x`, 1, "An AI took my job");
  // Without it a search that finds all messages could not be told from one that has not been sent.
  await putMessages(site, uniqueWord(), 1);
  const page = await staffPage(context, site);
  await page.goto("/admin/dashboard/contact");
  await untilTakenOver(page);
  const table = tableOn(page, messagesTable);
  const search = table.getByPlaceholder("Search by name, email, or message...");
  await search.fill(word.toUpperCase());
  await expectShowing(table, "100 of 103 messages");
  await expect(table.getByText(/, page 1 of 2$/)).toBeVisible();

  const name = table.getByRole("columnheader", { name: "Name" });
  await name.getByRole("link").click();
  await expect(name).toHaveAttribute("aria-sort", "ascending");
  await expect(name).toBeInViewport();
  await expect(name.getByRole("link")).toBeFocused();
  await expect(table.getByRole("rowheader").first()).toHaveText(`${word} No. 001`);
  await table.getByRole("link", { name: "Next" }).click();
  await expectShowing(table, "3 of 103 messages");
  await expect(table.getByRole("rowheader").first()).toBeInViewport();

  await search.fill("ai took");
  await expect(table.getByRole("rowheader").filter({ hasText: word })).toHaveText([`${word}x No. 001`]);
  await table.getByLabel("Subject").selectOption("media");
  await expect(table.getByText("Nothing matches. Try fewer letters, or clear the filters.")).toBeVisible();
  await expect(table.getByLabel("Subject")).toBeInViewport();
  await table.getByRole("link", { name: "Clear filters" }).click();
  await expect(search).toHaveValue("");
  await expect(table.getByLabel("Subject")).toHaveValue("");
});

test("events are filtered by form for the whole page, and in their table", {
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
  await table.getByPlaceholder("Search by form name, event type, or session...").fill("unique v");
  await expectShowing(table, "2 of 2 events");
});
