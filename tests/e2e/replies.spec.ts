import type { Page } from "@playwright/test";
import { statuses } from "~/database/schema/application-status";
import { messagesTable } from "~/features/contact/messages.admin";
import { inboxCopy } from "~/features/inbox/inbox.copy";
import { personPath } from "~/features/people/people-paths";
import { replyCopy as copy } from "~/features/replies/reply.copy";
import { sendNowForm, takeBackForm } from "~/features/replies/reply.form";
import { adminPaths, inboxRowPath } from "~/features/staff/admin-paths";
import { volunteersTable } from "~/features/volunteer/applications.admin";
import { recordPath } from "~/kits/admin-table/admin-table";
import { staffPage, uniqueWord } from "../support/dashboard";
import { untilTakenOver } from "../support/keyboard";
import { fillForms } from "../support/submissions";
import { expect, test } from "./fixtures";

const MOMENT = "2026-10-01T12:00:00.000Z";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const text = (page: Page) => page.getByLabel(copy.text, { exact: true });
const subject = (page: Page) => page.getByLabel(copy.subject, { exact: true });

test("a reply is written with a template, refused, changed and sent, and nothing typed is lost @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, MOMENT);
  const page = await staffPage(context, site);
  const path = recordPath(messagesTable, `contact-${word}`);
  await page.goto(path);
  await untilTakenOver(page);
  await expect(text(page)).toHaveValue(/^Hello Cara /);
  await text(page).fill("My own words");
  await page.getByLabel(copy.template.label).selectOption({ label: "List of resources" });
  await expect(text(page)).toHaveValue("My own words");
  await button(page, copy.template.use).click();
  await expect(text(page)).toHaveValue(/^Hello Cara [\s\S]*\/first-week[\s\S]*\n\nMy own words$/);
  await expect(subject(page)).toHaveValue("Places that can help you");
  await subject(page).fill("");
  await button(page, copy.send).click();
  await expect(page.getByRole("alert")).toContainText(copy.subjectRequired);
  await expect(text(page)).toHaveValue(/My own words$/);
  // Elsewhere and back.
  await page.goto(adminPaths.templates);
  await page.goto(path);
  await untilTakenOver(page);
  await expect(text(page)).toHaveValue(/My own words$/);
  await subject(page).fill("For you");
  await button(page, copy.send).click();
  await expect(status(page, copy.sent)).toBeVisible();
  await expect(page.getByText(copy.states.queued, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Answered by staff-/)).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue(/^Hello Cara [^,]*,\n/);
});

test("who reported an entry is asked from the inbox, and the report stays open until it is resolved @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, MOMENT);
  const page = await staffPage(context, site);
  await page.goto(inboxRowPath("report", `report-${word}`));
  await untilTakenOver(page);
  await page.getByLabel(copy.template.label).selectOption({ label: "Question about a report" });
  await expect(subject(page)).toHaveValue(`Your report about Entry ${word}`);
  await button(page, copy.send).click();
  await expect(page.getByText(inboxCopy.notice.asked(`Entry ${word}`))).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: `Entry ${word}` })).toBeVisible();
  await page.goto(personPath("report", `report-${word}`));
  await page.getByRole("link", { name: `Your report about Entry ${word}` }).click();
  await expect(page.getByText(copy.states.queued, { exact: true })).toBeVisible();
  await button(page, inboxCopy.resolve).click();
  await expect(page.getByText(inboxCopy.notice.resolved(`Entry ${word}`))).toBeVisible();
});

test("an approved application leads to its letter, an open one is approved and told with one button @with-script", async ({
  context,
  site,
}) => {
  const words = [uniqueWord(), uniqueWord()];
  for (const word of words) await fillForms(site.db, word, MOMENT);
  const [first, second] = words.map((word) => recordPath(volunteersTable, `volunteer-${word}`));
  const page = await staffPage(context, site);
  await page.goto(first ?? "");
  await untilTakenOver(page);
  await page.getByRole("combobox", { name: /^Status, / }).selectOption({ label: "Approved" });
  await page.getByRole("link", { name: `Write to Val ${words[0]}` }).click();
  await expect(subject(page)).toHaveValue("Welcome to After Automation");
  await expect(page.getByText(/^Overdue by/)).toBeVisible();
  await button(page, copy.send).click();
  await expect(status(page, copy.sent)).toBeVisible();
  await expect(page.getByText(/^Overdue by/)).toHaveCount(0);

  await page.goto(second ?? "");
  await untilTakenOver(page);
  await button(page, copy.decide.send(statuses.approved.decision.letter.action)).click();
  await expect(status(page, copy.sent)).toBeVisible();
  await expect(page.getByRole("combobox", { name: /^Status, / })).toHaveValue("approved");
  await expect(button(page, copy.decide.send(statuses.rejected.decision.letter.action))).toHaveCount(0);

  await page.goto(adminPaths.templates);
  await page.getByRole("link", { name: "Volunteer: approved" }).first().click();
  await expect(page.getByLabel("Subject")).toHaveValue("Welcome to {organization}");
});

test("a reply that was sent too fast is taken back into the form, changed and sent at once @with-script", async ({
  context,
  site,
}) => {
  const word = uniqueWord();
  await fillForms(site.db, word, MOMENT);
  const page = await staffPage(context, site);
  await page.goto(inboxRowPath("contact", `contact-${word}`));
  await untilTakenOver(page);
  await text(page).fill("Too fast");
  await button(page, copy.send).click();
  const notice = page.getByRole("status").filter({ hasText: inboxCopy.notice.replied(`Cara ${word}`) });
  await notice.getByRole("button", { name: inboxCopy.undo, exact: true }).click();
  await expect(status(page, inboxCopy.notice.takenBack(`Cara ${word}`))).toBeVisible();
  await expect(page.locator("#inbox-row")).toHaveText(`Cara ${word}`);
  await expect(text(page)).toHaveValue("Too fast");
  await page.goto(recordPath(messagesTable, `contact-${word}`));
  await untilTakenOver(page);
  await expect(text(page)).toHaveValue("Too fast");
  await text(page).fill("Just right");
  await button(page, copy.send).click();
  await expect(page.getByText(copy.held)).toBeVisible();
  await button(page, takeBackForm.submit.idle).click();
  await expect(status(page, takeBackForm.messages.success)).toBeVisible();
  await expect(text(page)).toHaveValue("Just right");
  await button(page, copy.send).click();
  await button(page, sendNowForm.submit.idle).click();
  await expect(status(page, sendNowForm.messages.success)).toBeVisible();
  const mails = await site.db
    .selectFrom("mails")
    .innerJoin("replies", "replies.mail_id", "mails.id")
    .select(["mails.status", "mails.held_until"])
    .where("replies.record_id", "=", `contact-${word}`)
    .execute();
  expect(mails).toEqual([{ status: "queued", held_until: null }]);
});
