import type { Locator, Page } from "@playwright/test";
import { statuses } from "~/database/schema/application-status";
import { dangerCopy } from "~/features/crisis/danger.copy";
import { inboxCopy as copy } from "~/features/inbox/inbox.copy";
import { replyCopy } from "~/features/replies/reply.copy";
import { answerLastReply } from "../support/answers";
import { colleaguesPage, emptyPage, staffPage, uniqueWord, untilReady } from "../support/dashboard";
import { fillWeek, messageOf, putLabelled, type Week } from "../support/inbox-week";
import { cookieOf, makeStaff, STAFF, staffCookie } from "../support/staff";
import { expect, test } from "./fixtures";

const WEEK: Omit<Week, "label"> = {
  ...{ messages: 20, volunteers: 5, partnerships: 3, reports: 2 },
  writers: [
    { name: "Ana", from: 5, to: 10 },
    { name: "Bo", from: 11, to: 14 },
  ],
};
const MOST_ACTS = 30;

/** What a reply needs is in the window at once, and nothing lies over it. */
async function expectInViewTogether(page: Page): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    const composer = page.getByRole("region", { name: /^Reply to/ });
    const send = page.getByRole("button", { name: replyCopy.send, exact: true });
    const words = page.getByRole("region", { name: "What they wrote" });
    for (const seen of [page.getByRole("link", { name: copy.reply, exact: true }), composer, send])
      await expect(seen).toBeInViewport({ ratio: 0.99 });
    const [top, below] = [await words.boundingBox(), await composer.boundingBox()];
    // Two lines of the message at least stand above the reply.
    expect((below?.y ?? 0) - (top?.y ?? 0)).toBeGreaterThan(58);
  }
  // The advice of the page is to answer: what closes a row without an answer has no color.
  const colorOf = (button: Locator) => button.evaluate((each) => getComputedStyle(each).backgroundColor);
  const toReply = page.getByRole("link", { name: copy.reply, exact: true });
  const quiet = await colorOf(page.getByRole("button", { name: copy.trash, exact: true }));
  expect(await colorOf(page.getByRole("button", { name: copy.answered, exact: true }))).toBe(quiet);
  expect(await colorOf(toReply)).not.toBe(quiet);
}

// Without script: tests/integration/inbox-without-script.test.ts.
test("a week of thirty rows takes at most thirty acts, with a colleague, somebody in danger, an answer, a second thought and a session that ends @with-script", async ({
  context,
  site,
}) => {
  const label = uniqueWord();
  const week = { ...WEEK, label };
  const applications = week.volunteers + week.partnerships + week.reports;
  const rows = week.messages + applications;
  const message = (place: number) => messageOf(week, place);
  await fillWeek(site, week);
  const email = `ann-${label}@example.org`;
  const userId = await makeStaff(site, { email, password: STAFF.password });
  const signIn = async () => {
    const [name = "", value = ""] = (await cookieOf(site, userId)).split("=");
    await context.addCookies([{ name, value, url: site.url }]);
  };
  await signIn();
  const page: Page = await emptyPage(context);
  const shown = page.locator("#inbox-row");
  const nameShown = async () => ((await shown.textContent()) ?? "").trim();
  const text = page.getByLabel(replyCopy.text, { exact: true });
  const others = page.getByRole("checkbox", { name: /^It also answers/ });
  const status = (says: RegExp) => page.getByRole("status").filter({ hasText: says });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const list = `/admin/dashboard/inbox?label=${label}`;
  const open = async (to: string) => {
    await page.goto(to);
    await untilReady(page, "on");
  };
  // Whatever is pressed, by either of the two: moving to a row and typing are none.
  let acts = 0;
  const act = async (does: () => Promise<void>, says: RegExp) => {
    await does();
    acts += 1;
    await expect(status(says)).toBeVisible();
  };
  const press = (name: string) => () => button(name).click();
  const send = async (words: string, says: RegExp) => {
    await text.fill(words);
    await act(() => page.keyboard.press("Control+Enter"), says);
  };
  const approve = replyCopy.decide.send(statuses.approved.decision.letter.action);

  await open(list);
  await expect(page.getByText(`1 of ${rows}`, { exact: true })).toBeVisible();
  // Who may be in danger is first, and gets the letter for it.
  await expect(shown).toHaveText(message(2));
  await page.getByRole("link", { name: dangerCopy.letter("Urgent: may be in danger") }).click();
  acts += 1;
  await expect(text).toHaveValue(/not a crisis service/);
  await act(press(replyCopy.send), new RegExp(message(2)));

  let written = "";
  for (let place = 0; place < applications; place++) {
    const name = await nameShown();
    if (await button(copy.resolve).isVisible()) {
      await act(press(copy.resolve), /is resolved/);
      await expect(status(/is resolved/)).toContainText(name);
      continue;
    }
    await act(press(approve), /is approved, and the letter/);
    await expect(status(/is approved/)).toContainText(name);
    if (written === "") {
      // Approved too fast: the letter is taken back, read and sent again.
      await act(press(copy.undo), /is taken back/);
      await expect(shown).toHaveText(name);
      await expect(text).toHaveValue(/^Hello/);
      await act(press(approve), /is approved/);
    }
    written = name;
  }

  // Whoever was written to last answers, waits again, and is written to again.
  await answerLastReply(site, { text: "Thursday suits me." });
  await open(list);
  const waiting = await nameShown();
  expect(waiting).toBe(message(week.messages));
  await page
    .getByRole("link", { name: new RegExp(`^${written}`) })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "What they answered" })).toContainText("Thursday suits me.");
  await send("See you on Thursday.", new RegExp(`The reply to ${written}`));

  // A colleague is faster with one, and takes another.
  await open(list);
  await expectInViewTogether(page);
  const colleague = await colleaguesPage(page, site, "on");
  const answers = async (name: string) => {
    await expect(colleague.locator("#inbox-row")).toHaveText(name);
    await colleague.getByRole("button", { name: copy.answered, exact: true }).click();
    acts += 1;
    await expect(colleague.getByRole("status").filter({ hasText: name })).toBeVisible();
  };
  await colleague.goto(page.url());
  await untilReady(colleague, "on");
  await answers(waiting);
  await text.fill("They have an answer by now.");
  await press(replyCopy.send)();
  acts += 1;
  await expect(
    page.getByRole("status").or(page.getByRole("alert")).filter({ hasText: /\S/ }).first(),
  ).toBeVisible();
  await answers(message(week.messages - 1));
  await colleague.close();

  // The session ends while one writes.
  await open(list);
  const name = await nameShown();
  await page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  await expect(page).toHaveURL(/row=/);
  await page.keyboard.press("r");
  await expect(text).toBeFocused();
  await page.keyboard.insertText("Written before the session ended.");
  await site.db.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await page.keyboard.press("Control+Enter");
  acts += 1;
  await expect(page).toHaveURL(/login/);
  const back = new URL(page.url()).searchParams.get("next") ?? "";
  expect(back).toContain(`label=${label}`);
  await signIn();
  await open(back);
  await expect(shown).toHaveText(name);
  const before = "Written before the session ended.";
  await expect(text).toHaveValue(new RegExp(`^Hello [^,]*,\n\n${before}`));
  await send(await text.inputValue(), new RegExp(`The reply to ${name}`));
  await expect(shown).not.toHaveText(name);

  const left = page.getByText(copy.count("1"), { exact: true });
  for (let place = 0; place < rows && !(await left.isVisible()); place++) {
    const next = await nameShown();
    if (await others.isVisible()) {
      await others.check();
      acts += 1;
      await send("One answer to all of it.", /answers what else waited from them/);
    } else await send("Thank you for writing.", new RegExp(`The reply to ${next}`));
    await expect(shown).not.toHaveText(next);
    await expect(shown).toBeFocused();
  }
  await act(press(copy.trash), /is in the trash/);
  await expect(page.getByText("Nothing matches. Choose less, or clear the choice.")).toBeVisible();
  expect(acts).toBeLessThanOrEqual(MOST_ACTS);
  await act(press(copy.undo), /^Undone/);
});

test("keys open rows and settle them without moving the page, but not while one types @with-script", async ({
  context,
  site,
  javaScript,
}) => {
  const word = uniqueWord();
  await putLabelled(site, word, 3);
  await context.addCookies([await staffCookie(site)]);
  const page: Page = await emptyPage(context);
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
  await page.getByRole("button", { name: "Switch keys off" }).click();
  await inList(2).focus();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  await expect(shown).toHaveText(`${word} No. 002`);
});

test("keys work from the first moment, a refusal takes the notice away, and what is set on a row adds no line to it @with-script", async ({
  context,
  site,
  javaScript,
}) => {
  const word = uniqueWord();
  await putLabelled(site, word, 2);
  const page = await staffPage(context, site);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/dashboard/inbox?label=${word}`);
  await untilReady(page, javaScript);
  await page.keyboard.press("?");
  await expect(page.getByText("mark as answered", { exact: true })).toBeVisible();
  await page.keyboard.press("?");
  const { assign, label, snooze } = copy.triage;
  const typed = page.getByLabel(label, { exact: true });
  for (const [key, field] of [
    ["a", page.getByLabel(assign)],
    ["l", typed],
    ["s", page.getByLabel(snooze)],
    ["r", page.getByLabel(replyCopy.text, { exact: true })],
    ["/", page.getByRole("searchbox", { name: "Search everything" })],
  ] as const) {
    await page.keyboard.press(key);
    await expect(field, key).toBeFocused();
    await field.blur();
  }
  const notice = page.getByRole("status").filter({ hasText: copy.notice.labelled(`${word} No. 002`) });
  for (const text of ["follow up", "evenings only", "?"]) {
    await typed.fill(text);
    await page.getByRole("button", { name: "Add label" }).click();
    if (text === "?") await expect(page.getByRole("alert")).toBeVisible();
    else await expect(page.getByRole("button", { name: `Remove the label ${text}` })).toBeVisible();
    await expect(notice).toHaveCount(text === "?" ? 0 : 1);
  }
  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect(page.getByRole("status").filter({ hasText: "is assigned to" })).toBeVisible();
  const heightOf = async (place: number) =>
    (await page.getByRole("link", { name: new RegExp(`^${word} No. 00${place}`) }).boundingBox())?.height;
  // The frame of a label, and not a line.
  expect(await heightOf(2)).toBeLessThan(((await heightOf(1)) ?? 0) + 8);
  await page.keyboard.press("#");
  await expect(
    page.getByRole("status").filter({ hasText: copy.notice.trashed(`${word} No. 002`) }),
  ).toBeVisible();
});

test("the next row opens at its head, whatever was scrolled before @with-script", async ({
  context,
  site,
  javaScript,
}) => {
  const word = uniqueWord();
  await putLabelled(site, word, 4, "A long story. ".repeat(300));
  await context.addCookies([await staffCookie(site)]);
  const page: Page = await emptyPage(context);
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
