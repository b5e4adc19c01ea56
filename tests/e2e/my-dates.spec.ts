import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { myDates as spanish } from "~/content/es/my-dates";
import { myDates } from "~/content/my-dates/en";
import type { DatedRuleId, DatePart, MyDatesWords } from "~/content/my-dates/words";
import { nearDayText, shortDayText } from "~/features/my-dates/date-texts";
import { endOfMonthAfter, workdayBefore } from "~/features/my-dates/days";
import { addDays, type Day } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import { expect, test } from "./fixtures";

const PATH = "/first-week/dates";
const today = localDay(new Date());
const yesterday = addDays(today, -1);
const coverEnds = addDays(today, 10);
const endOfMonth = endOfMonthAfter(today, 0);

/** Laid off in Ohio, over 40; the insurance ends soon, and severance is offered. */
async function fillIn(
  page: Page,
  { days, state, ticks }: MyDatesWords = myDates,
  { lastDay = today, cover = coverEnds } = {},
): Promise<void> {
  await page.getByLabel(days.told.label).fill(lastDay);
  await page.getByLabel(days.lastDay.label).fill(lastDay);
  await page.getByLabel(days.cover.label).fill(cover);
  await page.getByLabel(days.offer.label).fill(today);
  await page.getByLabel(state.label).selectOption({ label: "Ohio" });
  await page.getByLabel(ticks.age40).check();
}

const entry = (page: Page, id: DatedRuleId) => page.locator(`#answer [data-rule="${id}"]`);
/** The workday before a weekend or a holiday, unless that has passed. */
const dayToAct = (day: Day) => (workdayBefore(day) < today ? day : workdayBefore(day));
/** As its head has it. */
const inWords = (day: Day, { language }: MyDatesWords = myDates) =>
  new RegExp(shortDayText(dayToAct(day), language, today), "i");
const submit = (page: Page, { form }: MyDatesWords = myDates) =>
  page.getByRole("button", { name: form.submit }).click();

async function downloadedEvents(page: Page, { answer }: MyDatesWords = myDates) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: answer.calendar }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(answer.calendarFile);
  const text = await readFile(await download.path(), "utf8");
  expect(text).not.toMatch(/(?<!\r)\n/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  // It throws at what it cannot read.
  expect(ICAL.design.strict).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect([calendar.name, calendar.getFirstPropertyValue("version")]).toEqual(["vcalendar", "2.0"]);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      id: event.uid.replace(/^my-dates-|@.*$/g, ""),
      day: event.startDate.toString(),
      title: event.summary,
      alarms: component.getAllSubcomponents("valarm").length,
    };
  });
}

test("a person sees their dates in order and takes them along as a calendar file", {
  tag: ["@with-script", "@public-10.5"],
}, async ({ page, browserName }) => {
  await page.goto("/first-week");
  await page.getByRole("link", { name: "See my own dates" }).click();
  await expect(page).toHaveURL(PATH);
  await fillIn(page);
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await submit(page);

  await expect(page.getByRole("heading", { name: myDates.answer.heading, level: 2 })).toBeVisible();
  const day = shortDayText(today, myDates.language, today);
  await expect(page.locator("[data-answer-place] [data-given]")).toHaveText([
    `Last day: ${day}`,
    `Told: ${day}`,
    `Coverage ends: ${shortDayText(coverEnds, myDates.language, today)}`,
    `Offer: ${day}`,
    "Ohio",
  ]);
  await expect(entry(page, "spouse-plan")).toContainText(inWords(addDays(coverEnds, 30)));
  await expect(entry(page, "cobra-elect")).toContainText(inWords(addDays(coverEnds, 60)));
  await expect(entry(page, "owbpa-consider")).toContainText(inWords(addDays(today, 21)));
  await expect(entry(page, "ui-file")).toContainText(/tomorrow|today|in 2 days/);
  const part = (name: DatePart) => page.locator(`#answer [data-part="${name}"]`);
  await expect(part("soon").locator('[data-rule="owbpa-consider"]')).toBeVisible();
  await expect(part("later").locator('[data-rule="cobra-elect"]')).toBeVisible();
  for (const name of ["soon", "later"] as const)
    await expect(
      part(name).getByRole("heading", { name: myDates.answer.parts[name], exact: true }),
    ).toBeVisible();
  await expect(entry(page, "visa-60")).toHaveCount(0);
  await expect(entry(page, "warn-notice")).toHaveCount(0);
  await expect(page.locator("[data-answer-place] [data-gap]")).toHaveCount(0);
  const toDo = entry(page, "cobra-elect").getByText(myDates.dated["cobra-elect"].action);
  await expect(toDo).toBeHidden();
  await page.getByRole("heading", { name: myDates.dated["cobra-elect"].name, exact: true }).click();
  await expect(toDo).toBeVisible();
  await page.getByRole("heading", { name: myDates.dated["marketplace-sep"].name, exact: true }).click();
  await expect(entry(page, "marketplace-sep").getByRole("link", { name: "1-800-318-2596" })).toHaveAttribute(
    "href",
    "tel:+1-800-318-2596",
  );
  await expect(page.locator("#answer").getByText(/\{\w+\}/)).toHaveCount(0);

  // Firefox tells its driver nothing of a file that the page itself has made.
  if (browserName === "firefox") return;
  const events = await downloadedEvents(page);
  expect(events).toContainEqual({
    id: "cobra-elect",
    day: dayToAct(addDays(coverEnds, 60)),
    title: myDates.dated["cobra-elect"].name,
    alarms: 2,
  });
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect((await downloadedEvents(page)).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  // Nothing leaves the browser.
  expect(posts).toEqual([]);

  const share = await page.getByRole("link", { name: myDates.answer.text }).getAttribute("href");
  expect(decodeURIComponent(share ?? "")).toMatch(
    new RegExp(`${PATH}\\?lastDay=${today}&told=${today}&cover=${coverEnds}&offer=${today}&state=OH#answer$`),
  );
  expect(share).not.toContain("age40");
});

test("a reload and the way back keep the answers, which no address has", {
  tag: ["@with-script", "@public-10.5"],
}, async ({ page }) => {
  await page.goto(PATH);
  await page.getByLabel(myDates.days.lastDay.label).fill(yesterday);
  await page.getByLabel(myDates.ticks.visa).check();
  await submit(page);
  const visa = entry(page, "visa-60");
  await expect(visa).toContainText("this week");
  await page.reload();
  await expect(visa).toBeVisible();
  await expect(page).toHaveURL(`${PATH}#answer`);
  await visa.getByRole("link", { name: myDates.answer.lawyer.label }).click();
  await expect(page).toHaveURL(/category=Legal/);
  await page.goBack();
  await expect(visa).toBeVisible();
  await page.getByRole("link", { name: myDates.form.again }).click();
  await page.reload();
  await expect(page.getByLabel(myDates.days.lastDay.label)).toHaveValue(yesterday);
  await expect(page.getByLabel(myDates.ticks.visa)).toBeChecked();
});

test("the list of dates prints on two pages at most, in Spanish too", {
  tag: ["@without-script", "@public-10.5"],
}, async ({ page }) => {
  await page.goto(`/es${PATH}`);
  await fillIn(page, spanish);
  for (const label of Object.values(spanish.ticks)) await page.getByLabel(label).check();
  await submit(page, spanish);
  await expect(entry(page, "visa-60")).toBeVisible();
  for (const format of ["Letter", "A4"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, format).toBeLessThanOrEqual(2);
  }
});

test("a reader of Spanish comes from Home to the same dates and the same calendar, in Spanish", {
  tag: ["@with-script", "@public-10.5"],
}, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Español" }).filter({ visible: true }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Sus primeros siete días/ })
    .click();
  await page.getByRole("link", { name: "Ver mis fechas" }).click();
  await expect(page).toHaveURL(`/es${PATH}`);
  await page.getByRole("button", { name: spanish.form.submit }).click();
  await expect(page.getByRole("alert")).toContainText(spanish.problems.none);
  await fillIn(page, spanish);
  await submit(page, spanish);

  const cobra = entry(page, "cobra-elect");
  await expect(cobra).toContainText(inWords(addDays(coverEnds, 60), spanish));
  await expect(cobra).toContainText(/dentro de (?:6[789]|7[01]) días/);
  await page.setViewportSize({ width: 320, height: 740 });
  const lines = await page
    .locator('#answer [data-if="when"]')
    .evaluateAll((texts) => texts.map((text) => text.getClientRects().length));
  expect(Math.max(...lines)).toBe(1);
  await expect(page.locator("#answer").getByText(/\{\w+\}/)).toHaveCount(0);
  expect(await downloadedEvents(page, spanish)).toContainEqual({
    id: "cobra-elect",
    day: dayToAct(addDays(coverEnds, 60)),
    title: spanish.dated["cobra-elect"].name,
    alarms: 2,
  });

  await page.getByRole("link", { name: "English" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(PATH);

  await page.goto(`/es${PATH}?lastDay=${today}&state=NY#answer`);
  await page.getByText(spanish.undated["ui-appeal"].name).click();
  await expect(page.getByText("Nueva York (New York): por lo general son 30 días")).toBeVisible();
});

test("laid off yesterday in Ohio, a reader comes from Home to paper and calendar in five taps", {
  tag: ["@without-script", "@public-10.5"],
}, async ({ page }) => {
  await page.goto("/");
  let taps = 0;
  for (const name of [/Your first seven days/, "See my own dates"]) {
    await page.getByRole("main").getByRole("link", { name }).first().click();
    taps += 1;
  }
  // Ticks that they are 40 or older.
  await fillIn(page, myDates, { lastDay: yesterday, cover: endOfMonth });
  await submit(page);
  taps += 2;
  const days = [
    ["ui-file", today],
    ["spouse-plan", addDays(endOfMonth, 30)],
    ["cobra-elect", addDays(endOfMonth, 60)],
    ["owbpa-consider", addDays(today, 21)],
    ["eeoc", addDays(yesterday, 180)],
  ] as const;
  await page.emulateMedia({ media: "print" });
  for (const [id, day] of days) {
    await expect(entry(page, id)).toContainText(myDates.dated[id].name);
    await expect(entry(page, id)).toContainText(inWords(day));
    await expect(entry(page, id)).toBeVisible();
  }
  await expect(page.getByLabel(myDates.days.lastDay.label)).toBeHidden();
  await expect(entry(page, "ui-file").getByRole("link", { name: myDates.answer.claim.call })).toBeVisible();
  const signs = await page
    .locator("#answer summary")
    .evaluateAll((all) => all.map((summary) => getComputedStyle(summary, "::after").content));
  expect(new Set(signs)).toEqual(new Set(["none"]));
  await expect(page.locator("#answer [data-gap] a").filter({ visible: true })).toHaveCount(0);
  const paper = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: null });
  const events = await downloadedEvents(page);
  taps += 1;
  for (const [id, day] of days)
    if (day > today)
      expect(events).toContainEqual({ id, day: dayToAct(day), title: myDates.dated[id].name, alarms: 2 });
  expect(taps).toBeLessThanOrEqual(5);
});

test("on a phone the button follows the last day and the state, and a link opens what else can be given", {
  tag: ["@public-10.5"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  const age = page.getByLabel(myDates.ticks.age40);
  const offer = page.getByLabel(myDates.days.offer.label);
  await expect(age).toBeVisible();
  await expect(offer).toBeHidden();
  const button = await page.getByRole("button", { name: myDates.form.submit }).boundingBox();
  expect(button?.y).toBeLessThan(2 * 740);
  await page.getByText(myDates.form.more).filter({ visible: true }).click();
  await offer.fill(today);
  await submit(page);
  await page.locator("[data-answer-place]").getByRole("link", { name: myDates.ticks.age40 }).click();
  await expect(age).toBeInViewport();
});

test("who reads the dates in Spanish gets to the same ones in English, which count", {
  tag: ["@public-10.5"],
}, async ({ page }) => {
  await page.goto(`/es${PATH}`);
  await page.getByLabel(spanish.days.lastDay.label).fill(today);
  await submit(page, spanish);
  await page.getByRole("link", { name: spanish.answer.original.label }).click();
  await expect(page).toHaveURL(new RegExp(`[^s]${PATH}`));
  await expect(entry(page, "eeoc")).toContainText(inWords(addDays(today, 180)));
});

test("a day that cannot be read is named, and what was typed stays", {
  tag: ["@with-script", "@public-10.5"],
}, async ({ page }) => {
  await page.goto(PATH);
  await submit(page);
  await expect(page.getByRole("alert")).toContainText(myDates.problems.none);
  await page.getByLabel(myDates.days.lastDay.label).fill("1926-11-30");
  await page.getByLabel(myDates.ticks.union).check();
  await submit(page);
  await expect(page.getByRole("alert")).toContainText(myDates.problems.lastDay);
  await expect(page.getByLabel(myDates.days.lastDay.label)).toHaveValue("1926-11-30");
  await expect(page.getByLabel(myDates.ticks.union)).toBeChecked();
});

test("what was left empty or cannot be counted is said, with the way to mend it", {
  tag: ["@with-script", "@public-10.5"],
}, async ({ page }) => {
  const gaps = page.locator("[data-answer-place] [data-gap]");
  await page.goto(PATH);
  await page.getByLabel(myDates.days.offer.label).fill(today);
  await submit(page);
  await expect(gaps).toHaveCount(4);
  await expect(gaps.first()).toContainText(`offer of ${nearDayText(today, myDates.language, today)}`);
  // The form is folded up until a link leads into it.
  await expect(page.getByLabel(myDates.ticks.age40)).toBeHidden();
  await gaps.first().getByRole("link", { name: myDates.ticks.age40 }).click();
  await expect(page.getByLabel(myDates.ticks.age40)).toBeInViewport();
  await page.getByLabel(myDates.ticks.age40).check();
  await page.getByLabel(myDates.state.label).selectOption({ label: "Ohio" });
  await submit(page);
  await expect(gaps).toHaveCount(2);
  await expect(page.getByLabel(myDates.ticks.age40)).toBeHidden();
  await expect(entry(page, "owbpa-consider")).toBeVisible();
});

test("the ways to claim keep to their box on a phone, and on a desktop the call is no taller than its words", {
  tag: ["@without-script", "@public-10.5"],
}, async ({ page }) => {
  const place = async (selector: string) => {
    const box = await page.locator(`.date-first ${selector}`).first().boundingBox();
    return { right: (box?.x ?? Infinity) + (box?.width ?? Infinity), height: box?.height ?? Infinity };
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/es${PATH}?lastDay=${addDays(today, -7)}#answer`);
  const row = await place("li");
  for (const part of [".date-claim > a", ".date-claim select", ".date-main p", ".date-more"])
    expect.soft((await place(part)).right, part).toBeLessThanOrEqual(row.right);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await place(".date-claim > a")).height).toBeLessThan(60);
});

test("on a phone a result begins with the days it was counted on, and the call is in the first view", {
  tag: ["@without-script", "@public-10.5"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const days = ["lastDay", "told", "cover", "offer"].map((name, at) => `${name}=${addDays(today, at - 7)}`);
  await page.goto(`/es${PATH}?${days.join("&")}&state=OH`);
  await expect(entry(page, "ui-file").getByRole("link", { name: spanish.answer.claim.call })).toBeInViewport({
    ratio: 0.5,
  });
  const lines = await page
    .locator("#answer [data-given]")
    .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().height)));
  expect(lines).toHaveLength(5);
  expect(new Set(lines).size).toBe(1);
});

test("the claim for unemployment has the number and the page of the state's office, or a choice of states", {
  tag: ["@with-script", "@public-10.5"],
}, async ({ page, request }) => {
  const { claim } = myDates.answer;
  const row = entry(page, "ui-file");
  const call = row.getByRole("link", { name: claim.call });
  const file = row.getByRole("link", { name: claim.file });
  await page.goto(PATH);
  await page.getByLabel(myDates.days.lastDay.label).fill(addDays(today, -3));
  await submit(page);
  await expect(call).toHaveAttribute("href", "tel:+1-877-872-5627");
  await expect(file).toHaveCount(0);
  await row.getByLabel(claim.finder).selectOption({ label: "Ohio" });
  await row.getByRole("button", { name: claim.find }).click();
  await expect(page).toHaveURL("/help/ohio");

  await page.goto(PATH);
  await page.getByLabel(myDates.days.lastDay.label).fill(addDays(today, -3));
  await page.getByLabel(myDates.state.label).selectOption({ label: "Ohio" });
  await submit(page);
  await expect(call).toHaveText("Call 1-877-644-6562");
  await expect(call).toHaveAttribute("href", "tel:+1-877-644-6562");
  await expect(row.getByRole("button", { name: claim.find })).toHaveCount(0);
  const address = await file.getAttribute("href");
  const answer = await request.get(address ?? "", { maxRedirects: 0 });
  expect(answer.headers().location).toBe("https://unemployment.ohio.gov/");
});
