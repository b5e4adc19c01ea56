import type { Page } from "@playwright/test";
import { newArticleForm } from "~/features/articles/admin/article.form";
import { articlesTable } from "~/features/articles/admin/articles.admin";
import { controlLabels } from "~/features/campaigns/desk/desk.copy";
import { messagesTable } from "~/features/contact/messages.admin";
import { grantAdmin } from "~/features/staff/accounts/grant-admin.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { loginForm } from "~/features/staff/sign-in/login.form";
import { dashboard } from "~/features/staff/staff.copy";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import { expectShowing, putMessages, rowWith, staffPage, tableOn, uniqueWord } from "../support/dashboard";
import { pressAt, tabTo, typeInto, untilTakenOver } from "../support/keyboard";
import { addArticle, addSubscriber } from "../support/newsletter";
import { fillForms } from "../support/submissions";
import { expect, test } from "./fixtures";

// Once a page is open, nothing here is clicked or filled in: only keys are pressed.

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.beforeEach(async ({ page }) => {
  // What is scrolled to is there at once. The browser's own questions are answered with Enter.
  page.on("dialog", (dialog) => dialog.accept());
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("staff sign in, read the overview, find and answer a message and sign out by keyboard @with-script", async ({
  page,
  site,
}) => {
  const word = uniqueWord();
  await putMessages(site, word, 2);
  await site.db
    .updateTable("contact_submissions")
    .set({ subject: "media" })
    .where("id", "=", `${word}-2`)
    .execute();
  const who = { email: `staff-${word}@example.org`, password: "correct horse battery" };
  await grantAdmin(site.db, who);

  await page.goto("/admin/login");
  await untilTakenOver(page);
  await typeInto(page.getByLabel("Email"), who.email);
  await typeInto(page.getByLabel("Password", { exact: true }), who.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await untilTakenOver(page);

  const show = page.getByRole("form", { name: "Date range" }).getByRole("button");
  await typeInto(page.getByLabel("From", { exact: true }), "02012026");
  await typeInto(page.getByLabel("To", { exact: true }), "02282026");
  await pressAt(show);
  await expect(page.getByRole("heading", { name: "Forms, Feb 1, 2026 – Feb 28, 2026" })).toBeVisible();
  // Who has script is where they were.
  await expect(show).toBeFocused();
  const tabs = page.getByRole("navigation", { name: dashboard.tabsLabel });
  await tabTo(tabs.getByRole("link", { name: /^Contact/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`^[^?]*${messagesTable.path}\\?from=2026-02-01`));
  await untilTakenOver(page);
  const table = tableOn(page, messagesTable);
  const search = table.getByRole("searchbox");
  await typeInto(search, word);
  await expectShowing(table, "2 of 2 messages");
  await expect(search).toBeFocused();
  const subject = table.getByRole("combobox", { name: "Subject" });
  await tabTo(subject);
  await page.keyboard.type("media");
  await expectShowing(table, "1 of 1 messages");
  await expect(subject).toHaveValue("media");
  await expect(subject).toBeFocused();

  await pressAt(table.getByRole("rowheader").getByRole("link"));
  await expect(page.getByRole("region", { name: "Everything that was submitted" })).toContainText(
    `${word} No. 002`,
  );
  await untilTakenOver(page);
  await tabTo(page.getByRole("link", { name: "Write an email" }));
  await typeInto(page.getByLabel("Note for colleagues"), "Called her.");
  await pressAt(button(page, "Mark as answered"));
  await expect(status(page, "It is saved.")).toBeVisible();
  await expect(status(page, "It is saved.")).toBeFocused();

  await tabTo(button(page, "Sign Out"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(status(page, loginForm.messages.success)).toBeVisible();
});

test("staff change one and several statuses, delete a row and restore it by keyboard @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  for (const place of [1, 2, 3]) await fillForms(site.db, `${word}${place}`, "2026-11-10T12:00:00.000Z");
  const page = await staffPage(context, site);
  await page.goto(`${volunteersTable.path}?q=${word}`);
  await untilTakenOver(page);
  const table = tableOn(page, volunteersTable);
  const row = (place: number) => rowWith(table, `${word}${place}`);
  const select = (place: number) => row(place).getByRole("combobox");

  await tabTo(select(1));
  // Passing over a status saves nothing.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(select(1)).toHaveValue("rejected");
  await page.keyboard.press("ArrowUp");
  await expect(row(1).getByRole("button", { name: "Save" })).toBeVisible();
  await page.keyboard.press("Enter");
  const set = status(page, "is approved.");
  await expect(set).toBeVisible();
  await expect(select(1)).toHaveValue("approved");
  await expect(select(1)).toBeFocused();
  await untilTakenOver(page);
  const reject = table.getByRole("button", { name: "Set to Rejected" });
  for (const box of await table.getByRole("checkbox", { name: "Choose Val" }).all())
    await pressAt(box, "Space");
  await tabTo(reject, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Set 3 applications to Rejected?" })).toBeVisible();
  await untilTakenOver(page);
  await pressAt(button(page, "Set 3 applications to Rejected"));
  await expect(status(page, "Set 3 applications to Rejected.")).toBeVisible();
  for (const place of [1, 2, 3]) await expect(select(place)).toHaveValue("rejected");
  await untilTakenOver(page);

  await pressAt(row(2).getByRole("button", { name: "Delete" }));
  await expect(status(page, "is deleted.")).toBeVisible();
  await expectShowing(table, "2 of 2 applications");
  await untilTakenOver(page);
  await pressAt(button(page, "Undo"));
  await expect(status(page, "Undone.")).toBeVisible();
  await expectShowing(table, "3 of 3 applications");
  await expect(select(2)).toBeFocused();
});

test("staff add an article and send the newsletter by keyboard @with-script", async ({ context, site }) => {
  const word = uniqueWord();
  await addSubscriber(site.db, `${word}@example.org`, { wantsNews: 1 });
  await addArticle(site.db, { title: `First of ${word}` });
  const page = await staffPage(context, site);
  await page.goto(`${adminPaths.articles}/new`);
  await untilTakenOver(page);
  await typeInto(page.getByLabel("Title"), `Second of ${word}`);
  await typeInto(page.getByLabel("Web address"), `https://example.org/${word}`);
  await typeInto(page.getByLabel("Published"), "11202026");
  await pressAt(button(page, newArticleForm.submit.idle));
  await expect(status(page, newArticleForm.messages.success)).toBeVisible();

  await page.goto(`${articlesTable.path}?q=${word}`);
  await untilTakenOver(page);
  const send = button(page, "Send Newsletter Now");
  await pressAt(send);
  await expect(page.getByRole("heading", { name: "Send the newsletter now?" })).toBeVisible();
  await pressAt(send);
  await expect(page).toHaveURL(/[?&]campaign=\d+/);
  await pressAt(button(page, controlLabels.sendNow.idle));
  await expect(button(page, controlLabels.pause.idle)).toBeVisible();
  // It is taken away so that the next test can send again.
  await site.db
    .updateTable("campaigns")
    .set({ status: "cancelled" })
    .where("status", "=", "sending")
    .execute();
});
