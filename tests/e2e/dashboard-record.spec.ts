import type { Page } from "@playwright/test";
import { messagesTable } from "~/features/contact/messages.admin";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import { recordPath } from "~/kits/admin-table/admin-table";
import { putMessages, staffPage, uniqueWord } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { fillForms } from "../support/submissions";
import { expect, test } from "./fixtures";

const MOMENT = "2026-10-01T12:00:00.000Z";

const note = (page: Page) => page.getByLabel("Note for colleagues");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("a note is preserved when its request fails @with-script", async ({ context, site }) => {
  const word = uniqueWord();
  await putMessages(site, word, 1);
  const page = await staffPage(context, site);
  await page.goto(recordPath(messagesTable, `${word}-1`));
  await untilTakenOver(page);
  await page.route("**/*.data*", (route) => route.abort());
  await note(page).fill("Called her.");
  await button(page, "Mark as answered").click();
  await expect(page.getByRole("alert")).toContainText("The answer could not be saved. Please try again.");
  await expect(note(page)).toHaveValue("Called her.");
  await page.unroute("**/*.data*");
  await button(page, "Mark as answered").click();
  await expect(status(page, "It is saved.")).toBeVisible();
});

// The reader proves what a colleague changed meanwhile and what is written down: tests/integration/staff-without-script.test.ts.
test("a record page changes a status at once and undoes it, and deletes and restores the record @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, MOMENT);
  const view = `?q=${word}&sort=-name`;
  const row = recordPath(volunteersTable, `volunteer-${word}`);
  const page = await staffPage(context, site);
  const select = page.getByRole("combobox", { name: /^Status, / });
  await page.goto(`${row}${view}`);
  await untilTakenOver(page);
  await select.selectOption({ label: "Approved" });
  await expect(status(page, "is approved.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${row}\\${view}&change=`));
  await button(page, "Undo").click();
  await expect(status(page, "Undone.")).toBeVisible();
  await expect(select).toHaveValue("pending");
  await untilTakenOver(page);

  page.once("dialog", (dialog) => dialog.accept());
  await button(page, `Delete Val ${word}`).click();
  await expect(status(page, "is deleted.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${volunteersTable.path}\\${view}&change=`));
  await button(page, "Undo").click();
  await expect(status(page, "Undone.")).toBeVisible();
  await expect(page.getByRole("row", { name: word })).toBeVisible();
});
