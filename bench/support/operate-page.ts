import type { Browser, Locator, Page } from "@playwright/test";
import * as z from "zod";

/** In microseconds; `tdur` is CPU time, which other programs on the machine do not change. */
const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown().optional() }).optional(),
    }),
  ),
});

/** The longest task of the page's main thread while something is done, in milliseconds of CPU time. */
export async function longestTask(browser: Browser, page: Page, doIt: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel"] });
  await doIt();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents } = traceSchema.parse(trace);
  const main = traceEvents.find(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && pid === main?.pid && tid === main?.tid,
  );
  // One that was under way when the trace began or ended has no time.
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Does one thing a visitor does, such as a tap. */
export type Act = (what: string, doIt: () => Promise<void>) => Promise<void>;

/** For what the page does after an interaction: the survey waits 500 ms, a live filter for its results. */
const SETTLE_MS = 700;

/** Until nothing is left to do or to paint: what the bench's own scrolling and looking costs is over. */
async function idle(page: Page): Promise<void> {
  for (const _ of ["what was asked for", "its frame"])
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => done(null)))),
    );
}

/** All that are visible, one after the other; an element may be gone once the one before it was operated. */
async function each(found: Locator, operate: (element: Locator) => Promise<void>): Promise<void> {
  for (const element of await found.all()) {
    if (await element.isVisible()) await operate(element);
  }
}

/** Does what can be done on a page without leaving it. */
export async function operatePage(page: Page, act: Act): Promise<void> {
  const main = page.locator("main");

  const tap = async (element: Locator) => {
    await element.scrollIntoViewIfNeeded();
    await idle(page);
    const box = await element.boundingBox();
    if (!box) return;
    const what = await element.evaluate(({ localName, id, textContent }) =>
      [localName, id || textContent?.trim().slice(0, 30)].join(" "),
    );
    await act(`tap on ${what}`, async () => {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(SETTLE_MS);
    });
    await idle(page);
  };

  const press = async (element: Locator, keys: readonly string[]) => {
    const id = await element.getAttribute("id");
    for (const key of keys) {
      await act(`${key} in ${id}`, async () => {
        await page.keyboard.press(key);
        await page.waitForTimeout(SETTLE_MS / 2);
      });
    }
    await idle(page);
  };

  const focus = async (element: Locator, keys: readonly string[]) => {
    await element.focus();
    await idle(page);
    await press(element, keys);
  };

  const menus = page.locator("header details[data-menu] > summary");
  await each(menus, tap);
  await each(menus, tap);
  await each(main.locator("summary"), tap);
  await each(main.locator("input[type=range]"), (slider) =>
    focus(slider, ["ArrowRight", "ArrowRight", "End", "Home"]),
  );
  await each(main.locator("input[type=search]"), async (search) => {
    await tap(search);
    await press(search, [..."money"]);
    await press(search, ["ControlOrMeta+a", "Delete"]);
  });
  await each(main.locator("form[method=get] select"), (select) => focus(select, ["ArrowDown", "ArrowDown"]));
  // A few of a list are like the rest.
  const switches = await main.locator(":is([type=checkbox], button[type=button]):visible").all();
  for (const element of switches.slice(0, 8)) await tap(element);
  await answerSurvey(page, tap);
  await each(main.locator("form[method=post] :is(input[required], textarea)"), async (input) => {
    await tap(input);
    await press(input, [..."ab"]);
    await input.fill("");
    await idle(page);
  });
  await each(main.locator("form[method=post] button:not([type=button])"), tap);
}

/** Chooses each question's second answer, goes back once, and on to the last step. */
async function answerSurvey(page: Page, tap: (element: Locator) => Promise<void>): Promise<void> {
  const questions = page.locator("#questionnaire fieldset:visible:has([type=radio])");
  for (let number = 1; number <= 7 && (await questions.count()) === 1; number += 1) {
    await tap(questions.getByRole("radio").nth(1));
    if (number !== 3) continue;
    await tap(page.getByRole("button", { name: "Previous question" }));
    await tap(page.getByRole("button", { name: "Next question" }));
  }
}
