import type { Page } from "@playwright/test";
import { dangerCopy } from "~/features/crisis/danger.copy";
import { inboxCopy as copy } from "~/features/inbox/inbox.copy";
import { replyCopy } from "~/features/replies/reply.copy";
import { tableCopy } from "~/kits/admin-table/table.copy";
import { expectAccessible } from "../support/axe";
import { putMessages, staffPage, uniqueWord, untilReady } from "../support/dashboard";
import { expect, test } from "./fixtures";

const { label: MARK } = tableCopy.urgent;
const LETTER = "Urgent: may be in danger";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const text = (page: Page) => page.getByLabel(replyCopy.text, { exact: true });

// Put on by hand, and at a response to the survey: tests/integration/inbox-without-script.test.ts.
test("who may be in danger comes first, with the line to give and a letter, and the mark is taken off and put back @with-script", async ({
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
});
