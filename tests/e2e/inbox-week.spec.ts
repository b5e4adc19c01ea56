import type { Page } from "@playwright/test";
import { statuses } from "~/database/schema/application-status";
import { inboxCopy as copy } from "~/features/inbox/inbox.copy";
import { replyCopy } from "~/features/replies/reply.copy";
import { putMessages, uniqueWord, untilReady } from "../support/dashboard";
import type { Site } from "../support/server";
import { staffCookie } from "../support/staff";
import { fillForms } from "../support/submissions";
import { expect, test } from "./fixtures";

const LABEL = "the week";

/** Eight messages and four applications of volunteers, older than all others, so that they are due before them. */
async function fillInbox(site: Site, word: string): Promise<void> {
  await putMessages(site, word, 8);
  for (let place = 0; place < 4; place++)
    await fillForms(site.db, `${word}${place}`, `2020-01-0${place + 1}T12:00:00.000Z`);
  const labels = JSON.stringify([LABEL]);
  for (const table of ["contact_submissions", "volunteer_applications"] as const)
    await site.db.updateTable(table).set({ labels }).where("id", "like", `%${word}%`).execute();
  // Only the volunteers' are part of it.
  await site.db
    .updateTable("contact_submissions")
    .set({ labels: null })
    .where("id", "like", `contact-${word}%`)
    .execute();
}

test("staff settle a week's inbox with a click a row, and one more for a template, a colleague or a mistake", async ({
  context,
  site,
  javaScript,
}) => {
  const word = uniqueWord();
  await fillInbox(site, word);
  const colleague = `colleague-${word}@example.org`;
  await staffCookie(site, colleague);
  await context.addCookies([await staffCookie(site)]);
  const page: Page = await context.newPage();
  let clicks = 0;
  const shown = page.locator("#inbox-row");
  const press = async (name: string, goesTo?: RegExp) => {
    const before = await shown.textContent();
    await page.getByRole("button", { name, exact: true }).click();
    clicks += 1;
    if (goesTo) await expect(page.getByRole("status").filter({ hasText: goesTo })).toBeVisible();
    return before ?? "";
  };

  await page.goto(`/admin/dashboard/inbox?label=${encodeURIComponent(LABEL)}`);
  await untilReady(page, javaScript);
  await expect(page.getByText("1 of 12", { exact: true })).toBeVisible();

  // Four volunteers, approved and told.
  for (let place = 0; place < 4; place++) {
    const name = await press(replyCopy.decide.send(statuses.approved.decision.letter.action));
    await expect(page.getByRole("status").filter({ hasText: `${name} is approved` })).toBeVisible();
  }
  // Two messages, each with a template that is chosen for it.
  for (let place = 0; place < 2; place++) {
    await page.locator("#reply-template").selectOption({ index: 1 });
    clicks += 1;
    if (javaScript === "off") await press(replyCopy.template.use);
    const name = await press(replyCopy.send);
    await expect(page.getByRole("status").filter({ hasText: `The reply to ${name}` })).toBeVisible();
  }
  await expect(page.getByText("1 of 6", { exact: true })).toBeVisible();
  const spam = await press(copy.spam, /is moved to spam/);
  // One is for a colleague.
  await page.getByLabel(copy.triage.assign, { exact: true }).selectOption({ label: colleague });
  clicks += 1;
  const assigned = await press(copy.triage.save, new RegExp(`is assigned to ${colleague}`));
  // One was marked by mistake.
  const undone = await press(copy.answered, /is marked as answered/);
  await press(copy.undo, new RegExp(`^Undone: ${undone}`));
  await expect(shown).toHaveText(undone);
  for (let place = 0; place < 4; place++) {
    const name = await press(copy.answered);
    await expect(page.getByRole("status").filter({ hasText: `${name} is marked as answered` })).toBeVisible();
  }
  await expect(page.getByText(copy.count("1"), { exact: true })).toBeVisible();
  await expect(shown).toHaveText(assigned);
  expect(clicks).toBeLessThanOrEqual(javaScript === "on" ? 17 : 19);

  const states = await site.db
    .selectFrom("volunteer_applications")
    .select(["status", "responded_at"])
    .where("id", "like", `volunteer-${word}%`)
    .execute();
  expect(states).toHaveLength(4);
  expect(states.every(({ status, responded_at }) => status === "approved" && responded_at !== null)).toBe(
    true,
  );
  const replies = await site.db
    .selectFrom("replies")
    .select("kind")
    .where("record_id", "like", `%${word}%`)
    .execute();
  expect(replies).toHaveLength(6);
  const held = await site.db
    .selectFrom("quarantined_submissions")
    .select(["name", "spam_state"])
    .where("name", "=", spam)
    .execute();
  expect(held).toEqual([{ name: spam, spam_state: "confirmed" }]);
});

test("keys open rows and settle them without moving the page, but not while one types", async ({
  context,
  site,
  javaScript,
}) => {
  const word = uniqueWord();
  await putMessages(site, word, 3);
  const labels = JSON.stringify([word]);
  await site.db.updateTable("contact_submissions").set({ labels }).where("id", "like", `${word}%`).execute();
  await context.addCookies([await staffCookie(site)]);
  const page: Page = await context.newPage();
  const shown = page.locator("#inbox-row");
  const inList = (place: number) => page.getByRole("link", { name: new RegExp(`^${word} No. 00${place}`) });

  // A phone has the list, or a row.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/admin/dashboard/inbox?label=${word}`);
  await untilReady(page, javaScript);
  await expect(shown).toBeHidden();
  await inList(2).click();
  await expect(shown).toHaveText(`${word} No. 002`);
  await expect(inList(2)).toBeHidden();
  await page.getByRole("link", { name: "Next", exact: true }).click();
  await expect(shown).toHaveText(`${word} No. 001`);
  await page.getByRole("link", { name: copy.back }).click();
  await expect(inList(1)).toBeVisible();
  await expect(shown).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 700 });
  await inList(2).click();
  await expect(shown).toHaveText(`${word} No. 002`);
  if (javaScript === "off") return;
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const top = await page.evaluate(() => scrollY);
  await inList(2).focus();
  await page.keyboard.press("k");
  await expect(shown).toHaveText(`${word} No. 003`);
  await expect(inList(3)).toBeFocused();
  await page.keyboard.press("j");
  await expect(shown).toHaveText(`${word} No. 002`);
  await page.keyboard.press("e");
  await expect(shown).toHaveText(`${word} No. 001`);
  await page.keyboard.press("u");
  await expect(shown).toHaveText(`${word} No. 002`);
  // Scroll anchoring may follow a line that comes or goes above; a jump is more than that.
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(60);

  const label = page.getByLabel(copy.triage.label, { exact: true });
  await label.fill("");
  await label.press("e");
  await expect(label).toHaveValue("e");
  await page.getByRole("button", { name: copy.keysOff }).click();
  await inList(2).focus();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(shown).toHaveText(`${word} No. 002`);
});

test("the next row opens at its head, whatever was scrolled before", async ({
  context,
  site,
  javaScript,
}) => {
  test.skip(javaScript === "off", "a page that loads begins at its head");
  const word = uniqueWord();
  await putMessages(site, word, 4, "A long story. ".repeat(300));
  const labels = JSON.stringify([word]);
  await site.db.updateTable("contact_submissions").set({ labels }).where("id", "like", `${word}%`).execute();
  await context.addCookies([await staffCookie(site)]);
  const page: Page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(`/admin/dashboard/inbox?label=${word}`);
  await untilReady(page, javaScript);
  const shown = page.locator("#inbox-row");
  const scrollDown = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const isAtHead = async (place: number) => {
    await expect(shown).toHaveText(`${word} No. 00${place}`);
    await expect(shown).toBeFocused();
    await expect(shown).toBeInViewport();
  };

  // By a key while the focus is below the text.
  await page.getByRole("button", { name: replyCopy.template.use }).focus();
  await scrollDown();
  await expect(shown).not.toBeInViewport();
  await page.keyboard.press("e");
  await isAtHead(3);
  // By a button far down.
  await scrollDown();
  await page.getByRole("button", { name: replyCopy.send, exact: true }).click();
  await isAtHead(2);
  // By a key while the focus is in the list.
  await page.getByRole("link", { name: new RegExp(`^${word} No. 002`) }).focus();
  await scrollDown();
  await page.keyboard.press("e");
  await isAtHead(1);
});
