import type { Page } from "@playwright/test";
import { messagesTable } from "~/features/contact/messages.admin";
import { serverTables } from "~/features/dashboard/tables.server";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import { recordPath } from "~/kits/admin-table/admin-table";
import { setStatus } from "~/kits/admin-table/changes.queries.server";
import { tableUrl, withParams } from "~/kits/admin-table/list-query";
import { recordCopy as copy } from "~/kits/admin-table/table.copy";
import { putMessages, staffPage, tableOn, uniqueWord } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import type { Site } from "../support/server";
import { staffCookie } from "../support/staff";
import { fillForms } from "../support/submissions";
import { expect, test } from "./fixtures";

const MOMENT = "2026-10-01T12:00:00.000Z";

const note = (page: Page) => page.getByLabel("Note for colleagues");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const history = (page: Page) => page.getByRole("region", { name: "What staff did" }).getByRole("listitem");

test("a record is marked as answered with a note, its note edited, and reopened @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, MOMENT);
  const view = new URLSearchParams({ from: "2026-09-01", to: "2026-10-31", q: word });
  const path = withParams(recordPath(messagesTable, `contact-${word}`), view, {});
  const page = await staffPage(context, site);
  await page.goto(path);
  await untilTakenOver(page);
  const answerPart = page.getByRole("region", { name: "Answered in another way" });
  await expect(answerPart.getByText(/^Overdue by \d+ d$/)).toBeVisible();
  await note(page).fill("Called Ünal.\n\nHe <i>waits</i> for the papers.");
  await button(page, "Mark as answered").click();
  await expect(status(page, "It is saved.")).toBeVisible();
  await expect(page.getByText(/^Answered by staff-\w+@example\.org on .* UTC\.$/)).toBeVisible();
  await expect(history(page)).toHaveText([/^staff-\w+@example\.org marked it as answered\. .* UTC$/]);
  await expect(answerPart.getByText(/^Overdue/)).toHaveCount(0);

  // Who answered and when stays, whoever corrects the note.
  await site.db
    .updateTable("contact_submissions")
    .set({ responded_at: "2026-10-02T09:00:00.000Z", responded_by: "bea@example.org" })
    .where("id", "=", `contact-${word}`)
    .execute();
  await page.goto(path);
  await untilTakenOver(page);
  await expect(note(page)).toHaveValue("Called Ünal.\n\nHe <i>waits</i> for the papers.");
  await note(page).fill("");
  await button(page, "Save the note").click();
  await expect(status(page, "It is saved.")).toBeVisible();
  await expect(note(page)).toHaveValue("");
  await expect(page.getByText("Answered by bea@example.org on Oct 2, 2026, 09:00 UTC.")).toBeVisible();
  await expect(history(page)).toHaveText([/^staff-.* saved a note on it\./, / marked it as answered\./]);

  await note(page).fill("Wrong person.");
  await button(page, "Not answered after all").click();
  await expect(status(page, "It waits for an answer again.")).toBeVisible();
  await expect(page.getByText(/^Answered by/)).toHaveCount(0);
  await expect(history(page)).toHaveText([
    / marked it as not answered\./,
    / saved a note on it\./,
    / marked it/,
  ]);
  await expect(note(page)).toHaveValue("Wrong person.");

  // Whatever was done here, the way back leads to the table as it was.
  await button(page, "Mark as answered").click();
  await expect(status(page, "It is saved.")).toBeVisible();
  await page.getByRole("link", { name: copy.back(messagesTable.heading) }).click();
  await expect(page).toHaveURL(tableUrl(messagesTable, view));
  await expect(tableOn(page, messagesTable).locator("tbody tr")).toContainText("Answered");
});

test("a note is preserved when it is too long, conflicts with a newer one, or its record is deleted @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await putMessages(site, word, 1);
  const path = `${recordPath(messagesTable, `${word}-1`)}?q=${word}&page=1`;
  const stored = () =>
    site.db
      .selectFrom("contact_submissions")
      .select(["responded_by", "response_note"])
      .where("id", "=", `${word}-1`)
      .executeTakeFirst();
  const page = await staffPage(context, site);
  await page.goto(path);
  await untilTakenOver(page);

  const long = `${"Far too long. ".repeat(150)}`.trim();
  await note(page).fill(long);
  await button(page, "Mark as answered").click();
  await expect(page.getByRole("alert")).toContainText("2,000 characters or fewer");
  await expect(note(page)).toHaveAccessibleDescription(/2,000 characters or fewer/);
  await expect(note(page)).toHaveValue(long);
  await expect(page).toHaveTitle(/^Error: /);
  expect(await stored()).toEqual({ responded_by: null, response_note: null });

  // While one is shortening it, a colleague answers.
  const { name, value } = await staffCookie(site);
  const answered = await fetch(new URL(path, site.url), {
    method: "POST",
    headers: { Cookie: `${name}=${value}` },
    body: new URLSearchParams({ form: "answer", was: "", note: "Sent her the form." }),
    redirect: "manual",
  });
  expect(answered.status).toBe(303);
  await note(page).fill("Called her.");
  await button(page, "Mark as answered").click();
  await expect(page.getByRole("alert")).toContainText(
    /staff-\w+@example\.org marked it as answered on .* UTC/,
  );
  await expect(page.getByText("Sent her the form.")).toBeVisible();
  await expect(note(page)).toHaveValue("Called her.");
  expect(await stored()).toMatchObject({ response_note: "Sent her the form." });
  await button(page, "Keep theirs").click();
  await expect(note(page)).toHaveValue("Sent her the form.");
  await expect(page).toHaveURL(path);
  await untilTakenOver(page);

  await site.db.deleteFrom("contact_submissions").where("id", "=", `${word}-1`).execute();
  await note(page).fill("A third time.");
  await button(page, "Save the note").click();
  await expect(page.getByRole("heading", { name: "There is no such message" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(
    "It was deleted after you had opened it, so your note could not be saved.",
  );
  await expect(page.getByText("A third time.")).toBeVisible();
});

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

/** A colleague's choice, after the page was rendered. */
async function colleagueSets({ db }: Site, id: string, was: string, status: string): Promise<void> {
  const who = { userId: "bea@example.org", email: "bea@example.org" };
  await setStatus(db, { who, table: serverTables.volunteer, id, was, status, now: new Date() });
}

test("a record page changes a status, resolves a conflict, undoes it, and deletes and restores the record @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, MOMENT);
  const id = `volunteer-${word}`;
  const view = `?q=${word}&sort=-name`;
  const row = recordPath(volunteersTable, id);
  const path = `${row}${view}`;
  const page = await staffPage(context, site);
  const select = page.getByRole("combobox", { name: /^Status, / });
  const choose = (label: string) => select.selectOption({ label });
  await page.goto(path);
  await untilTakenOver(page);
  await colleagueSets(site, id, "pending", "approved");
  await choose("Rejected");
  const conflict = page.getByRole("alert");
  await expect(conflict).toContainText(/Status was set to Approved by bea@example\.org on /);
  await conflict.getByRole("link", { name: "Keep Approved" }).click();
  await expect(page).toHaveURL(path);
  await expect(select).toHaveValue("approved");
  await untilTakenOver(page);

  await choose("Pending");
  await expect(status(page, "is pending.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${row}\\${view}&change=`));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status(page, "Undone.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${row}\\${view}&change=`));
  await expect(select).toHaveValue("approved");
  await expect(history(page)).toHaveText([
    /^staff-.* set it back from Pending to Approved\./,
    / set it from Approved to Pending\./,
    /^bea@.* set it from Pending to Approved\./,
  ]);
  await colleagueSets(site, id, "approved", "pending");
  await untilTakenOver(page);
  await choose("Rejected");
  await expect(conflict).toContainText(/Status was set to Pending by bea@example\.org on /);
  await button(page, "Set to Rejected anyway").click();
  await expect(status(page, "is rejected.")).toBeVisible();
  await expect(history(page)).toHaveCount(5);
  await untilTakenOver(page);

  page.on("dialog", (dialog) => dialog.accept());
  const remove = page.getByRole("button", { name: `Delete Val ${word}` });
  await remove.click();
  await expect(status(page, "is deleted.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${volunteersTable.path}\\${view}&change=`));
  expect((await page.request.get(path)).status()).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status(page, "Undone.")).toBeVisible();
  await page.goto(path);
  await expect(history(page).first()).toHaveText(/ undid a change of it\./);
});
