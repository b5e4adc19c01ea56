import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { messagesTable } from "~/features/contact/messages.admin";
import { adminTables } from "~/features/dashboard/tables";
import { serverTables } from "~/features/dashboard/tables.server";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import { type AdminTable, recordPath } from "~/kits/admin-table/admin-table";
import { tableUrl, withParams } from "~/kits/admin-table/list-query";
import { recordCopy as copy } from "~/kits/admin-table/record.copy";
import { tableCopy } from "~/kits/admin-table/table.copy";
import {
  colleaguesPage,
  putMessages,
  staffPage,
  tableOn,
  uniqueWord,
  untilReady,
} from "../support/dashboard";
import { fillForms } from "../support/submissions";
import { alsoWithoutScript, expect, test } from "./fixtures";

const MOMENT = "2026-10-01T12:00:00.000Z";
const SUBMITTED = "Oct 1, 2026, 12:00 UTC";

const note = (page: Page) => page.getByLabel("Note for colleagues");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const history = (page: Page) => page.getByRole("region", { name: "What staff did" }).getByRole("listitem");

/** What a row's page says was submitted: "Email: cara@example.org". */
async function submitted(page: Page): Promise<string[]> {
  const fields = page.getByRole("region", { name: "Everything that was submitted" }).locator("dl > div");
  return await fields.evaluateAll((all) =>
    all.map((field) => [...field.children].map((part) => part.textContent?.trim()).join(": ")),
  );
}

/** The mail a link has ready. */
async function readyMail(page: Page) {
  const link = page.getByRole("link", { name: "Write an email" });
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
  return {
    to: protocol + decodeURIComponent(pathname),
    subject: searchParams.get("subject"),
    body: searchParams.get("body"),
  };
}

const mail = (subject: string, greeting: string) => ({
  subject: `After Automation: ${subject}`,
  body: `${greeting}\r\n\r\nthank you for writing to us.\r\n\r\n\r\n\r\nAfter Automation`,
});

test("a record page shows every submitted value and a prefilled mailto link @without-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, MOMENT);
  await site.db
    .updateTable("contact_submissions")
    .set({ message: "One <b>line</b>,\nanother & more" })
    .where("id", "=", `contact-${word}`)
    .execute();
  const pages: [kind: keyof typeof adminTables, fields: string[], ready: ReturnType<typeof mail>][] = [
    [
      "survey",
      [
        `Name: Sol ${word}`,
        "Impact Level: Lost job",
        "Worry Level: Very",
        "Industry: Retail",
        "Personal Experience: Mass layoffs",
        "Financial Impact: Major loss",
        "Support Needs: Job training",
        "Timeframe: Next year",
        "Newsletter Signup: No",
        `Submitted: ${SUBMITTED}`,
      ],
      mail("your survey answers", `Hello Sol ${word},`),
    ],
    [
      "volunteer",
      [
        "First Name: Val",
        `Last Name: ${word}`,
        "Phone: Not given",
        "Role: Peer counselor",
        "Location: Here",
        "Experience: Some",
        "Motivation: Much",
        "Availability: Evenings",
        "Additional Info: Not given",
        "Status: Pending",
        `Applied: ${SUBMITTED}`,
      ],
      mail("your volunteer application", "Hello Val,"),
    ],
    [
      "partnership",
      [
        `Company: Works ${word}`,
        "Contact: Pat Doe",
        "Phone: Not given",
        "Type: Other",
        "Message: Hello",
        "Sent From: Partner page",
        "Status: Pending",
        `Applied: ${SUBMITTED}`,
      ],
      mail("your partnership application", "Hello Pat Doe,"),
    ],
    [
      "contact",
      [
        `Name: Cara ${word}`,
        "Subject: Support",
        "Message: One <b>line</b>,\nanother & more",
        `Submitted: ${SUBMITTED}`,
      ],
      mail("your message", `Hello Cara ${word},`),
    ],
  ];
  const page = await staffPage(context, site);
  for (const [kind, fields, ready] of pages) {
    const email = `${kind}.${word}@example.org`;
    await page.goto(`${adminTables[kind].path}?q=${word}`);
    await tableOn(page, adminTables[kind]).getByRole("rowheader").getByRole("link").click();
    await expect(page).toHaveURL(`${recordPath(adminTables[kind], `${kind}-${word}`)}?q=${word}`);
    await expect(page.getByRole("region", { name: "Everything that was submitted" })).toBeVisible();
    const shown = await submitted(page);
    expect([...shown].sort()).toEqual([...fields, `Email: ${email}`].sort());
    expect(await readyMail(page)).toEqual({ to: `mailto:${email}`, ...ready });
    await expect(page.getByRole("region", { name: "What staff did" })).toContainText("Nothing yet.");
    // These are not waiting for a response.
    const waits = kind !== "survey";
    await expect(note(page)).toHaveCount(waits ? 1 : 0);
  }

  for (const address of ["/article/1", "/analytics/1", `/nonsense/contact-${word}`]) {
    expect((await page.goto(`/admin/dashboard${address}`))?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  }
  for (const id of [`nobody-${word}`, `volunteer-${word}`, "%00", "..%2f.."]) {
    expect((await page.goto(`${messagesTable.path}/${id}`))?.status(), id).toBe(404);
    await expect(page.getByRole("heading", { name: "There is no such message" })).toBeVisible();
  }
  await page.getByRole("link", { name: copy.back(messagesTable.heading) }).click();
  await expect(page).toHaveURL(tableUrl(messagesTable, new URLSearchParams()));
});

for (const kind of ["contact", "volunteer", "partnership"] as const) {
  test(`a ${kind} record is marked as answered with a note, its note edited, and reopened${alsoWithoutScript(kind === "contact")}`, async ({
    context,
    site,
    javaScript,
  }) => {
    const word = uniqueWord();
    await fillForms(site.db, word, MOMENT);
    const table: AdminTable = adminTables[kind];
    const view = new URLSearchParams({ from: "2026-09-01", to: "2026-10-31", q: word });
    const path = withParams(recordPath(table, `${kind}-${word}`), view, {});
    const page = await staffPage(context, site);
    const expectInTable = async (text: string) => {
      await page.goto(`${table.path}?q=${word}`);
      await expect(tableOn(page, table).locator("tbody tr")).toContainText(text);
      await page.goto(path);
      await untilReady(page, javaScript);
    };
    await expectInTable("Overdue");
    const answerPart = page.getByRole("region", { name: "Answered in another way" });
    await expect(answerPart.getByText(/^Overdue by \d+ d$/)).toBeVisible();
    await note(page).fill("Called Ünal.\n\nHe <i>waits</i> for the papers.");
    await button(page, "Mark as answered").click();
    await expect(status(page, "It is saved.")).toBeVisible();
    await expect(page.getByText(/^Answered by staff-\w+@example\.org on .* UTC\.$/)).toBeVisible();
    await expect(history(page)).toHaveText([/^staff-\w+@example\.org marked it as answered\. .* UTC$/]);
    await expectInTable("Answered");
    await expect(note(page)).toHaveValue("Called Ünal.\n\nHe <i>waits</i> for the papers.");
    await expect(answerPart.getByText(/^Overdue/)).toHaveCount(0);

    // Who answered and when stays, whoever corrects the note.
    await sql`update ${sql.table(serverTables[kind].queries.table)}
      set responded_at = '2026-10-02T09:00:00.000Z', responded_by = 'bea@example.org'
      where id = ${`${kind}-${word}`}`.execute(site.db);
    await page.goto(path);
    await untilReady(page, javaScript);
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
    await expectInTable("Overdue");
    await expect(note(page)).toHaveValue("Wrong person.");
    await expect(button(page, "Mark as answered")).toBeVisible();

    // Whatever was done here, the way back leads to the table as it was.
    await button(page, "Mark as answered").click();
    await expect(status(page, "It is saved.")).toBeVisible();
    await page.getByRole("link", { name: copy.back(table.heading) }).click();
    await expect(page).toHaveURL(tableUrl(table, view));
    await expect(tableOn(page, table).locator("tbody tr")).toHaveCount(1);
  });
}

test("a note is preserved when it is too long, conflicts with a newer one, or its record is deleted", async ({
  context,
  site,
  javaScript,
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
  const mine = await staffPage(context, site);
  const theirs = await colleaguesPage(mine, site, javaScript);
  for (const page of [mine, theirs]) {
    await page.goto(path);
    await untilReady(page, javaScript);
  }

  const long = `${"Far too long. ".repeat(150)}`.trim();
  await note(mine).fill(long);
  await button(mine, "Mark as answered").click();
  await expect(mine.getByRole("alert")).toContainText("2,000 characters or fewer");
  await expect(note(mine)).toHaveAccessibleDescription(/2,000 characters or fewer/);
  await expect(note(mine)).toHaveValue(long);
  await expect(mine).toHaveTitle(/^Error: /);
  expect(await stored()).toEqual({ responded_by: null, response_note: null });

  // While the first is shortening theirs, the second answers.
  await note(theirs).fill("Sent her the form.");
  await button(theirs, "Mark as answered").click();
  await expect(status(theirs, "It is saved.")).toBeVisible();
  await note(mine).fill("Called her.");
  await button(mine, "Mark as answered").click();
  await expect(mine.getByRole("alert")).toContainText(
    /staff-\w+@example\.org marked it as answered on .* UTC/,
  );
  await expect(mine.getByText("Sent her the form.")).toBeVisible();
  await expect(note(mine)).toHaveValue("Called her.");
  expect(await stored()).toMatchObject({ response_note: "Sent her the form." });
  await button(mine, "Keep theirs").click();
  await expect(note(mine)).toHaveValue("Sent her the form.");
  await expect(mine).toHaveURL(path);
  await untilReady(mine, javaScript);

  // Both correct the note of what is answered already.
  await theirs.goto(path);
  await untilReady(theirs, javaScript);
  await note(theirs).fill("Sent her both forms.");
  await button(theirs, "Save the note").click();
  await expect(status(theirs, "It is saved.")).toBeVisible();
  await note(mine).fill("Sent her the wrong form.");
  await button(mine, "Save the note").click();
  await expect(mine.getByRole("alert")).toContainText(/staff-\w+@example\.org saved another note on .* UTC/);
  await expect(mine.getByText("Sent her both forms.")).toBeVisible();
  expect(await stored()).toMatchObject({ response_note: "Sent her both forms." });
  await button(mine, "Keep theirs").click();
  await expect(note(mine)).toHaveValue("Sent her both forms.");
  await untilReady(mine, javaScript);

  // The other way round: they open it again, and mine is saved over it.
  await button(theirs, "Not answered after all").click();
  await expect(status(theirs, "It waits for an answer again.")).toBeVisible();
  await note(mine).fill("Called her twice.");
  await button(mine, "Save the note").click();
  await expect(mine.getByRole("alert")).toContainText(/staff-\w+@example\.org opened it again on .* UTC/);
  await expect(note(mine)).toHaveValue("Called her twice.");
  await button(mine, "Mark as answered").click();
  await expect(status(mine, "It is saved.")).toBeVisible();
  expect(await stored()).toMatchObject({ response_note: "Called her twice." });

  await site.db.deleteFrom("contact_submissions").where("id", "=", `${word}-1`).execute();
  await note(mine).fill("A third time.");
  await button(mine, "Save the note").click();
  await expect(mine.getByRole("heading", { name: "There is no such message" })).toBeVisible();
  await expect(mine.getByRole("alert")).toContainText(
    "It was deleted after you had opened it, so your note could not be saved.",
  );
  await expect(mine.getByText("A third time.")).toBeVisible();
  await theirs.context().close();
});

test("a note is preserved when its request fails @with-script", async ({ context, site, javaScript }) => {
  const word = uniqueWord();
  await putMessages(site, word, 1);
  const page = await staffPage(context, site);
  await page.goto(recordPath(messagesTable, `${word}-1`));
  await untilReady(page, javaScript);
  await page.route("**/*.data*", (route) => route.abort());
  await note(page).fill("Called her.");
  await button(page, "Mark as answered").click();
  await expect(page.getByRole("alert")).toContainText("The answer could not be saved. Please try again.");
  await expect(note(page)).toHaveValue("Called her.");
  await page.unroute("**/*.data*");
  await button(page, "Mark as answered").click();
  await expect(status(page, "It is saved.")).toBeVisible();
});

test("a record page changes a status, resolves a conflict, undoes it, and deletes and restores the record", async ({
  context,
  site,
  javaScript,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, MOMENT);
  const view = `?q=${word}&sort=-name`;
  const row = recordPath(volunteersTable, `volunteer-${word}`);
  const path = `${row}${view}`;
  const page = await staffPage(context, site);
  const other = await colleaguesPage(page, site, javaScript);
  const select = (on: Page) => on.getByRole("combobox", { name: /^Status, / });
  const choose = async (on: Page, label: string) => {
    await select(on).selectOption({ label });
    if (javaScript === "off") await button(on, "Save").click();
  };
  for (const on of [page, other]) {
    await on.goto(path);
    await untilReady(on, javaScript);
  }
  await choose(page, "Approved");
  await expect(status(page, "is approved.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${row}\\${view}&change=`));
  await expect(select(page)).toHaveValue("approved");
  await expect(history(page)).toHaveText([/^staff-.* set it from Pending to Approved\./]);

  await choose(other, "Rejected");
  const conflict = other.getByRole("alert");
  await expect(conflict).toContainText(/Status was set to Approved by staff-\w+@example\.org on /);
  await conflict.getByRole("link", { name: "Keep Approved" }).click();
  await expect(other).toHaveURL(path);
  await expect(select(other)).toHaveValue("approved");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status(page, "Undone.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${row}\\${view}&change=`));
  await expect(select(page)).toHaveValue("pending");
  await expect(history(page)).toHaveText([
    /^staff-.* set it back from Approved to Pending\./,
    / set it from Pending to Approved\./,
  ]);
  await untilReady(other, javaScript);
  await choose(other, "Rejected");
  await expect(conflict).toContainText(/Status was set to Pending by staff-\w+@example\.org on /);
  await button(other, "Set to Rejected anyway").click();
  await expect(status(other, "is rejected.")).toBeVisible();
  await expect(history(other)).toHaveCount(3);

  await page.goto(path);
  await untilReady(page, javaScript);
  page.on("dialog", (dialog) => dialog.accept());
  const remove = page.getByRole("button", { name: `Delete Val ${word}` });
  await remove.click();
  if (javaScript === "off") {
    await expect(page.getByRole("heading", { name: "Delete 1 application?" })).toBeVisible();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL(path);
    await remove.click();
    await page.getByRole("button", { name: "Delete 1 application" }).click();
  }
  await expect(status(page, "is deleted.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${volunteersTable.path}\\${view}&change=`));
  expect((await page.request.get(path)).status()).toBe(404);
  await untilReady(other, javaScript);
  await choose(other, "Pending");
  await expect(other.getByRole("alert")).toContainText(tableCopy.problems.gone);
  await other.getByRole("link", { name: "Back to its page" }).click();
  await expect(other.getByRole("heading", { name: "There is no such application" })).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status(page, "Undone.")).toBeVisible();
  await page.goto(path);
  await expect(history(page).first()).toHaveText(/ undid a change of it\./);
  await expect(history(page)).toHaveCount(5);
  await other.context().close();
});
