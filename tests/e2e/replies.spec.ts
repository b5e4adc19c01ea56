import type { Page } from "@playwright/test";
import { inboxCopy } from "~/features/inbox/inbox.copy";
import { replyCopy as copy } from "~/features/replies/reply.copy";
import { inboxRowPath } from "~/features/staff/admin-paths";
import { staffPage, uniqueWord } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { fillForms } from "../support/submissions";
import { expect, test } from "./fixtures";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

// The reader proves what comes of a reply and of letters to applicants: tests/integration/inbox-without-script.test.ts.
test("a reply takes a template, is refused, sent and taken back into the form, and nothing typed is lost @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, "2026-10-01T12:00:00.000Z");
  const page = await staffPage(context, site);
  const text = page.getByLabel(copy.text, { exact: true });
  const subject = page.getByLabel(copy.subject, { exact: true });
  await page.goto(inboxRowPath("contact", `contact-${word}`));
  await untilTakenOver(page);
  await text.fill("My own words");
  await page.getByLabel(copy.template.label).selectOption({ label: "List of resources" });
  await expect(text).toHaveValue("My own words");
  await button(page, copy.template.use).click();
  const filled = /^Hello Cara [\s\S]*\/first-week[\s\S]*\n\nMy own words$/;
  await expect(text).toHaveValue(filled);
  await expect(subject).toHaveValue("Places that can help you");
  await subject.fill("");
  await button(page, copy.send).click();
  await expect(page.getByRole("alert")).toContainText(copy.subjectRequired);
  await expect(text).toHaveValue(filled);
  await subject.fill("For you");
  await button(page, copy.send).click();
  const notice = status(page, inboxCopy.notice.replied(`Cara ${word}`));
  await button(page, inboxCopy.undo).and(notice.getByRole("button")).click();
  await expect(status(page, inboxCopy.notice.takenBack(`Cara ${word}`))).toBeVisible();
  await expect(page.locator("#inbox-row")).toHaveText(`Cara ${word}`);
  await expect(text).toHaveValue(filled);
});
