import { messagesTable } from "~/features/contact/messages.admin";
import { replyCopy } from "~/features/replies/reply.copy";
import { inboxRowPath } from "~/features/staff/admin-paths";
import { recordPath } from "~/kits/admin-table/admin-table";
import { responseForm } from "~/kits/admin-table/response.form";
import { emptyPage, putMessages, uniqueWord } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { cookieOf, makeStaff, STAFF } from "../support/staff";
import { expect, test } from "./fixtures";

test("a note, a label and a reply survive another row, Back and a session that ends @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await putMessages(site, word, 2);
  const messages = () => site.db.updateTable("contact_submissions");
  await messages()
    .set({ labels: JSON.stringify([word]) })
    .where("id", "like", `${word}-%`)
    .execute();
  const userId = await makeStaff(site, { email: `${word}@example.org`, password: STAFF.password });
  const signIn = async () => {
    const [name = "", value = ""] = (await cookieOf(site, userId)).split("=");
    await context.addCookies([{ name, value, url: site.url }]);
  };
  await signIn();
  const page = await emptyPage(context);
  const typed = {
    note: page.getByLabel("Note for colleagues"),
    label: page.getByLabel("Label", { exact: true }),
    reply: page.getByLabel(replyCopy.text, { exact: true }),
  };
  const expectAll = async () => {
    await untilTakenOver(page);
    await expect(typed.note).toHaveValue("Called her");
    await expect(typed.label).toHaveValue("urgent call");
    await expect(typed.reply).toHaveValue("My own words");
  };
  await page.goto(`${inboxRowPath("contact", `${word}-1`)}&label=${word}`);
  await untilTakenOver(page);
  await typed.note.fill("Called her");
  await typed.label.fill("urgent call");
  await typed.reply.fill("My own words");

  await page.getByRole("link", { name: `${word} No. 002` }).click();
  await expect(page.locator("#inbox-row")).toHaveText(`${word} No. 002`);
  await expect(typed.note).toHaveValue("");
  await expect(typed.label).toHaveValue("");
  await page.goBack();
  await expect(page.locator("#inbox-row")).toHaveText(`${word} No. 001`);
  await expectAll();

  await site.db.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page).toHaveURL(/login/);
  const back = new URL(page.url()).searchParams.get("next") ?? "";
  expect(back).toContain(`label=${word}`);
  await signIn();
  await page.goto(back);
  await expect(page.locator("#inbox-row")).toHaveText(`${word} No. 001`);
  await expectAll();

  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("status").filter({ hasText: "note" })).toBeVisible();
  await expect(typed.label).toHaveValue("urgent call");
  await page.getByRole("button", { name: "Add label" }).click();
  await expect(page.getByRole("button", { name: "Remove the label urgent call" })).toBeVisible();
  await expect(typed.label).toHaveValue("");
  await page.reload();
  await untilTakenOver(page);
  await expect(typed.note).toHaveValue("Called her");
  await expect(typed.label).toHaveValue("");
  await expect(typed.reply).toHaveValue("My own words");
});

test("a note on the page of a row survives another page, and replaces no later one unseen @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await putMessages(site, word, 2);
  const userId = await makeStaff(site, { email: `${word}@example.org`, password: STAFF.password });
  const [name = "", value = ""] = (await cookieOf(site, userId)).split("=");
  await context.addCookies([{ name, value, url: site.url }]);
  const page = await emptyPage(context);
  const note = page.getByLabel("Note for colleagues");
  const path = recordPath(messagesTable, `${word}-1`);
  await page.goto(path);
  await untilTakenOver(page);
  await note.fill("Called her");
  await page.goto(recordPath(messagesTable, `${word}-2`));
  await untilTakenOver(page);
  await expect(note).toHaveValue("");
  await site.db
    .updateTable("contact_submissions")
    .set({ response_note: "She wrote to me" })
    .where("id", "=", `${word}-1`)
    .execute();
  await page.goBack();
  await untilTakenOver(page);
  await expect(note).toHaveValue("Called her");
  const save = page.getByRole("button", { name: responseForm.submit.idle });
  await save.click();
  await expect(page.getByText("She wrote to me")).toBeVisible();
  await expect(note).toHaveValue("Called her");
  await save.click();
  await expect(page.getByText(/^Answered by/)).toBeVisible();
});
