import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { hideArticleForm } from "~/features/articles/admin/article.form";
import { articlesAdminCopy } from "~/features/articles/admin/articles-admin.copy";
import { controlLabels } from "~/features/campaigns/desk/desk.copy";
import { messagesTable } from "~/features/contact/messages.admin";
import { reviewCopy } from "~/features/feeds/review/review.copy";
import { uploadForm } from "~/features/resources/import/import.form";
import { adminPaths } from "~/features/staff/admin-paths";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import { recordPath } from "~/kits/admin-table/admin-table";
import { expectAccessible } from "../support/axe";
import { chooseStatus, putMessages, rowWith, tableOn } from "../support/dashboard";
import { fillForm, formNamed, send } from "../support/forms";
import { holdArticles } from "../support/held-articles";
import { untilTakenOver } from "../support/keyboard";
import { addArticle } from "../support/newsletter";
import { codeOf } from "../support/second-factor";
import { cookieOf, makeStaff, STAFF } from "../support/staff";
import { expect, staffedTest as test } from "./fixtures";
import { WORD } from "./staffed-site";

const TAB = `${adminPaths.dashboard}/newsletter`;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

// What no address leads to.

test("a status with its notice, ticked rows and the question before they are deleted are accessible @with-script", async ({
  page,
  full,
}) => {
  await page.goto(`${volunteersTable.path}?q=${WORD}`);
  await untilTakenOver(page);
  const row = rowWith(tableOn(page, volunteersTable), WORD);
  await chooseStatus(row, "Approved");
  await expect(status(page, "is approved.")).toBeVisible();
  await expectAccessible(page, "main");

  await putMessages(full, "ticked", 2);
  await page.goto(`${messagesTable.path}?q=ticked`);
  await untilTakenOver(page);
  await tableOn(page, messagesTable).getByLabel("Choose every row on this page").check();
  await expectAccessible(page, "main");
  await button(page, "Delete").click();
  await page.getByRole("button", { name: "Delete 2 messages" }).waitFor();
  await expectAccessible(page, "main");
  await page.getByRole("button", { name: "Delete 2 messages" }).click();
  await expect(status(page, "Deleted 2 messages.")).toBeVisible();
  // The page still offers it when the 30 days are over.
  await sql`update changes set made_at = '2020-01-01T00:00:00.000Z'`.execute(full.db);
  await button(page, "Undo").click();
  await expect(page.getByRole("alert")).toContainText("The 30 days in which this could be undone are over.");
  await expectAccessible(page, "main");
});

test("what a colleague changed meanwhile is shown accessibly @with-script", async ({ page, full }) => {
  await putMessages(full, "meanwhile", 1);
  const message = full.db.updateTable("contact_submissions").where("id", "=", "meanwhile-1");
  await page.goto(recordPath(messagesTable, "meanwhile-1"));
  await untilTakenOver(page);
  const answered = { responded_at: "2026-11-20T10:00:00.000Z", responded_by: "bea@example.org" };
  await message.set({ ...answered, response_note: "Sent her the form." }).execute();
  await page.getByLabel("Note for colleagues").fill("Called her.");
  await button(page, "Mark as answered").click();
  await expect(page.getByRole("alert")).toContainText("Nothing of yours is saved yet");
  await expectAccessible(page, "main");
  await full.db.deleteFrom("contact_submissions").where("id", "=", "meanwhile-1").execute();
  await button(page, "Save the note").click();
  await expect(page.getByRole("alert")).toContainText(
    "It was deleted after you had opened it, so your note could not be saved.",
  );
  await expectAccessible(page, "main");
});

test("an article's preview, a hidden article and articles under review are accessible @with-script", async ({
  page,
  full,
}) => {
  await page.goto(`${adminPaths.articles}/new`);
  await page.getByLabel("Title").fill("Night shift <em>over</em>");
  await page.getByLabel("Web address").fill("https://example.org/night");
  await button(page, articlesAdminCopy.preview.button).click();
  await expect(page.getByRole("region", { name: articlesAdminCopy.preview.heading })).toBeVisible();
  await expectAccessible(page, "main");
  await page.goto(`${adminPaths.articles}/2`);
  await untilTakenOver(page);
  await button(page, hideArticleForm.submit.idle).click();
  await expect(status(page, hideArticleForm.messages.success)).toBeVisible();
  await expectAccessible(page, "main");

  const { articles } = await holdArticles(full.db, ["Mill", "Port"]);
  await full.db.updateTable("feeds").set({ last_error: "The site is away." }).execute();
  await page.goto(`${adminPaths.articles}/${articles[0]}`);
  await expectAccessible(page, "main");
  await page.goto(adminPaths.feeds);
  await expectAccessible(page, "main");
  await page.goto(adminPaths.articles);
  await untilTakenOver(page);
  await button(page, `${reviewCopy.publish} Port`).click();
  await expect(status(page, reviewCopy.result.published("Port"))).toBeVisible();
  await expectAccessible(page, "main");
});

test("an import's refusal and its preview are accessible @with-script", async ({ page, full }) => {
  const upload = async (text: string, encoding: BufferEncoding = "utf8") => {
    const buffer = Buffer.from(text, encoding);
    const file = page.getByLabel("CSV file");
    await file.setInputFiles({ name: "mine.csv", mimeType: "text/csv", buffer });
    await button(page, uploadForm.submit.idle).click();
  };
  await page.goto(`${adminPaths.resources}/import`);
  await upload("T\u00edtulo,Org\n", "latin1");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "main");
  const exported = await (await page.request.get("/admin/resources.csv")).text();
  const [header = "", first = ""] = exported.trim().split("\r\n");
  await upload(
    [header, first.replace("Free", "$5"), first.replace(/^"\d+"/, '""'), '"99999999","x"'].join("\n"),
  );
  await expect(page.getByRole("row", { name: "Line 4" })).toBeVisible();
  await expectAccessible(page, "main");
  await page.getByRole("link", { name: /^Entries that change/ }).click();
  await expect(page).toHaveURL(/show=changed/);
  await expectAccessible(page, "main");
  await full.db.deleteFrom("resource_imports").where("file_name", "=", "mine.csv").execute();
});

test("setting up a second factor and signing in with it is accessible @with-script", async ({
  page,
  full,
}) => {
  const who = { ...STAFF, email: "second@example.org" };
  const [name = "", value = ""] = (await cookieOf(full, await makeStaff(full, who))).split("=");
  await page.context().addCookies([{ name, value, url: full.url }]);
  const submit = async (form: string, typed: Record<string, string>) => {
    await fillForm(formNamed(page, form), typed);
    await send(formNamed(page, form));
  };
  await page.goto(adminPaths.secondFactor);
  await submit("start-second-factor", { currentPassword: who.password });
  await expect(page.getByRole("img", { name: "QR code with the key for your app" })).toBeVisible();
  const secret = (await page.locator("main code").textContent()) ?? "";
  await submit("confirm-second-factor", { code: "12345" });
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "main");
  await submit("confirm-second-factor", { code: codeOf(secret, new Date()) });
  await expect(
    status(
      page,
      "Print these codes or write them down now: they are not shown again. Each of them signs you in once when you do not have your phone.",
    ),
  ).toBeVisible();
  await expectAccessible(page, "main");
  await page.goto(adminPaths.secondFactor);
  await submit("turn-off-second-factor", { currentPassword: who.password, code: "wrong" });
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "main");

  await page.context().clearCookies();
  await page.goto(adminPaths.login);
  await submit("login", who);
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await submit("login-code", { code: "wrong" });
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
});

test("a newsletter on its way, paused, and with mails that failed is accessible @with-script", async ({
  page,
  full,
}) => {
  await addArticle(full.db, { title: "Night shift over" });
  await page.goto(`${TAB}?q=nobody&confirm=newsletter`);
  await untilTakenOver(page);
  await button(page, "Send Newsletter Now").click();
  await expect(page).toHaveURL(/campaign=\d+/);
  const id = Number(new URL(page.url()).searchParams.get("campaign"));
  const { undo, sendNow, pause, cancel } = controlLabels;
  await expect(button(page, undo.idle)).toBeVisible();
  await expectAccessible(page, "main");
  // From here on only this part of the page changes.
  await button(page, sendNow.idle).click();
  await expect(button(page, pause.idle)).toBeVisible();
  await expectAccessible(page, "#progress");
  await button(page, pause.idle).click();
  await page.getByRole("link", { name: cancel.idle, exact: true }).click();
  await expect(page.getByRole("link", { name: "Go on sending" })).toBeVisible();
  await expectAccessible(page, "#progress");

  const sent_at = new Date().toISOString();
  const failed = { status: "failed", last_error: "550 no such mailbox" } as const;
  await full.db.updateTable("mails").set(failed).where("campaign_id", "=", id).execute();
  await full.db.updateTable("campaigns").set({ status: "sent", sent_at }).where("id", "=", id).execute();
  for (const path of [`${TAB}?q=nobody&campaign=${id}`, `${TAB}/campaigns/${id}`, adminPaths.system]) {
    await page.goto(path);
    await expect(page.getByText("550 no such mailbox").first()).toBeVisible();
    await expectAccessible(page, "main");
  }
});

test("a team update's preview is accessible @with-script", async ({ page }) => {
  await page.goto(`${TAB}?q=nobody`);
  await page.getByLabel("Subject").fill("Meeting");
  await page.getByLabel("Content (HTML)").fill('<h1>Dear all</h1><p>At <b>six</b></p><img src="x">');
  await send(formNamed(page, "team-update"));
  await expect(page).toHaveURL(/preview=team-update/);
  await expectAccessible(page, "main");
});
