import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { messagesTable } from "~/features/contact/messages.admin";
import { serverTables } from "~/features/dashboard/tables.server";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import type { AdminTable } from "~/kits/admin-table/admin-table";
import { setStatus } from "~/kits/admin-table/changes.queries.server";
import { tableCopy as words } from "~/kits/admin-table/table.copy";
import { chooseStatus, putMessages, rowWith, staffPage, tableOn, uniqueWord } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import type { Site } from "../support/server";
import { fillForms } from "../support/submissions";
import { expect, test } from "./fixtures";

const MOMENT = "2026-11-10T12:00:00.000Z";
const COLLEAGUE = "bea@example.org";

const statusOf = async ({ db }: Site, word: string) =>
  (
    await db
      .selectFrom("volunteer_applications")
      .select("status")
      .where("id", "=", `volunteer-${word}`)
      .executeTakeFirstOrThrow()
  ).status;

/** Opens a tab with what one test put there. */
async function openTab(page: Page, { path }: AdminTable, word: string) {
  await page.goto(`${path}?q=${word}`);
  await untilTakenOver(page);
}

const notice = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("after a change in the middle of a list the row stays in sight, and so does the notice that names it", {
  tag: ["@with-script", "@staff-1", "@staff-2.3", "@staff-2.7", "@staff-5.3"],
}, async ({ context, site }) => {
  const word = uniqueWord();
  for (let place = 10; place < 40; place++) await fillForms(site.db, `${word}${place}`, MOMENT);
  const page = await staffPage(context, site);
  await openTab(page, volunteersTable, word);
  const row = (place: number) => rowWith(tableOn(page, volunteersTable), `${word}${place}`);
  const select = (place: number) => row(place).getByRole("combobox");
  await select(25).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const place = async () => (await select(25).boundingBox())?.y ?? 0;
  const before = await place();

  await chooseStatus(row(25), "Approved");
  await expect(notice(page, words.notice.statusOne(`Val ${word}25`, "Approved"))).toBeInViewport();
  await expect(select(25)).toHaveValue("approved");
  expect(await statusOf(site, `${word}25`)).toBe("approved");
  // What was searched for is still there, and what was done stands in the address.
  await expect(page).toHaveURL(new RegExp(`q=${word}&change=`));
  await expect(select(25)).toBeInViewport();
  await expect(select(25)).toBeFocused();
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(notice(page, "Undone.")).toBeInViewport();
  await expect(select(25)).toBeInViewport();
  await expect(select(25)).toHaveValue("pending");
  expect(await statusOf(site, `${word}25`)).toBe("pending");
  await untilTakenOver(page);

  const remove = row(25).getByRole("button", { name: /^Delete/ });
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await remove.click();
  expect(asked).toEqual([`Delete Val ${word}25? You can undo this for 30 days.`]);
  expect(await statusOf(site, `${word}25`)).toBe("pending");
  page.once("dialog", (dialog) => dialog.accept());
  await remove.click();
  await expect(notice(page, `Val ${word}25 is deleted.`)).toBeInViewport();
  await expect(row(25)).toHaveCount(0);
  const neighbor = page.locator("[data-place]");
  await expect(neighbor).toBeInViewport();
  await expect(neighbor.getByRole("combobox")).toBeFocused();
  await page.getByRole("link", { name: "Dismiss" }).click();
  await expect(page.getByRole("link", { name: "Dismiss" })).toHaveCount(0);
  await expect(neighbor).toBeInViewport();
});

/** A colleague's choice, after the page was rendered. */
async function colleagueSets({ db }: Site, word: string, was: string, status: string): Promise<void> {
  const who = { userId: COLLEAGUE, email: COLLEAGUE };
  const id = `volunteer-${word}`;
  await setStatus(db, { who, table: serverTables.volunteer, id, was, status, now: new Date() });
}

test("a status that a colleague has set meanwhile is shown, and is not overwritten @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, MOMENT);
  const page = await staffPage(context, site);
  await openTab(page, volunteersTable, word);
  const row = rowWith(tableOn(page, volunteersTable), word);
  await colleagueSets(site, word, "pending", "approved");
  await chooseStatus(row, "Rejected");
  const panel = page.getByRole("alert");
  await expect(panel).toContainText(words.conflict.title);
  await expect(panel).toContainText(`Status was set to Approved by ${COLLEAGUE} on `);
  expect(await statusOf(site, word)).toBe("approved");
  await panel.getByRole("link", { name: "Keep Approved" }).click();
  await expect(row.getByRole("combobox")).toHaveValue("approved");
});

// The reader proves what becomes of ticked rows: tests/integration/staff-without-script.test.ts.
test("one checkbox ticks every row, and ticks that a filter drops are said @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await putMessages(site, word, 3);
  const page = await staffPage(context, site);
  await openTab(page, messagesTable, word);
  const table = tableOn(page, messagesTable);
  const deleteTicked = table.getByRole("button", { name: "Delete", exact: true });
  await expect(deleteTicked).toBeHidden();
  await table.getByLabel("Choose every row on this page").check();
  await expect(table.getByText("3 messages chosen")).toBeVisible();
  await table.getByRole("searchbox").fill(`${word} No. 002`);
  await expect(table.getByText(words.bulk.dropped("2 messages"))).toBeVisible();
  await expect(table.getByText("1 message chosen")).toBeVisible();
  await table.getByRole("searchbox").fill(word);
  await expect(table.getByLabel("Choose every row on this page")).not.toBeChecked();
  await table.getByLabel(`Choose ${word} No. 001`).check();
  await expect(table.getByText(words.bulk.dropped("2 messages"))).toBeHidden();
  await deleteTicked.click();
  await expect(page.getByRole("heading", { name: "Delete 2 messages?" })).toBeVisible();
});

test("a change that the database rejects shows the specified error message", {
  tag: ["@with-script", "@staff-8.2"],
}, async ({ context, site, problems }) => {
  problems.allow(/^500 /);
  const word = uniqueWord();
  await fillForms(site.db, word, MOMENT);
  await sql`create trigger ${sql.raw(word)} before update on volunteer_applications
    when old.id = ${sql.lit(`volunteer-${word}`)}
    begin select raise(abort, 'disk full'); end`.execute(site.db);
  const page = await staffPage(context, site);
  await openTab(page, volunteersTable, word);
  await chooseStatus(rowWith(tableOn(page, volunteersTable), word), "Approved");
  await expect(page.getByRole("alert")).toContainText("Error updating volunteer status");
  expect(await statusOf(site, word)).toBe("pending");
});
