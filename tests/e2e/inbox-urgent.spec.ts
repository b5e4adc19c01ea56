import type { Page } from "@playwright/test";
import { dangerCopy } from "~/features/crisis/danger.copy";
import { inboxCopy as copy } from "~/features/inbox/inbox.copy";
import { replyCopy } from "~/features/replies/reply.copy";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { expectAccessible } from "../support/axe";
import { putMessages, staffPage, uniqueWord, untilReady } from "../support/dashboard";
import { fillForms } from "../support/submissions";
import { expect, test } from "./fixtures";

const { label: MARK } = tableCopy.urgent;
const LETTER = "Urgent: may be in danger";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const text = (page: Page) => page.getByLabel(replyCopy.text, { exact: true });

test("who may be in danger comes first, with the line to give and a letter, and the mark is taken off and put on @with-script", async ({
  context,
  site,
  javaScript,
}) => {
  const word = uniqueWord();
  await putMessages(site, word, 3);
  const ids = (place: number) => `${word}-${place}`;
  const labels = JSON.stringify([word]);
  const messages = () => site.db.updateTable("contact_submissions");
  await messages().set({ labels }).where("id", "like", `${word}%`).execute();
  // The newest, which was due last.
  await messages().set({ danger: "home" }).where("id", "=", ids(1)).execute();
  const page = await staffPage(context, site);
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("link", { name: /first in the inbox/ })).toBeVisible();

  await page.goto(`/admin/dashboard/inbox?label=${word}`);
  await untilReady(page, javaScript);
  const lines = page.getByRole("list", { name: copy.list }).getByRole("listitem");
  await expect(lines.first()).toContainText(MARK);
  await expect(lines.first()).toContainText(`${word} No. 001`);
  const note = page.getByRole("region", { name: MARK });
  await expect(note).toContainText(dangerCopy.families.home);
  await expect(note).toContainText("1-800-799-7233");
  await expectAccessible(page);
  await expect(text(page)).not.toHaveValue(/crisis service/);
  await page.getByRole("link", { name: dangerCopy.letter(LETTER) }).click();
  await expect(text(page)).toHaveValue(/not a crisis service[\s\S]*National Domestic Violence Hotline/);

  await button(page, dangerCopy.remove).click();
  await expect(status(page, copy.notice.unmarked(`${word} No. 001`))).toBeVisible();
  await expect(note).toBeHidden();
  await button(page, copy.undo).click();
  await expect(note).toBeVisible();

  await page.goto(`/admin/dashboard/contact/${ids(2)}`);
  await untilReady(page, javaScript);
  await page.getByLabel(dangerCopy.label, { exact: true }).selectOption({ label: dangerCopy.choices.child });
  await button(page, dangerCopy.mark).click();
  await expect(note).toContainText(dangerCopy.families.child);
  await page.goto(`/admin/search?q=${word}`);
  await expect(page.getByText(MARK, { exact: true })).toHaveCount(2);
});

test("a survey response that tells of danger is named on the Overview until staff take the mark off @with-script", async ({
  context,
  site,
  javaScript,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, new Date().toISOString());
  const survey = site.db.updateTable("ai_impact_surveys").where("name", "like", `%${word}%`);
  await survey.set({ danger: "self" }).execute();
  const page = await staffPage(context, site);
  await page.goto("/admin/dashboard");
  const named = page.getByRole("main").getByText("Answers to the survey that tell of danger:").locator("..");
  await named.getByRole("link", { name: word }).click();
  await untilReady(page, javaScript);
  const note = page.getByRole("region", { name: MARK });
  await expect(note).toContainText(dangerCopy.families.self);
  await expect(note).toContainText("988");
  await expectAccessible(page);

  const choice = page.getByLabel(dangerCopy.label, { exact: true });
  await choice.selectOption({ label: dangerCopy.choices.none });
  await button(page, dangerCopy.save).click();
  await expect(status(page, dangerCopy.saved)).toBeVisible();
  await expect(note).toBeHidden();
  await choice.selectOption({ label: dangerCopy.choices.home });
  await button(page, dangerCopy.save).click();
  await expect(note).toContainText(dangerCopy.families.home);
  await expect(page.getByRole("main")).toContainText(/marked it as urgent[\s\S]*took the urgent mark off/);
});
