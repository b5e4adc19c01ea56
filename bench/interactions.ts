/**
 * How long the public pages take to show what a visitor did, on a CPU four times slower: the longest interaction of
 * each page ("Interaction to Next Paint"), and the longest task of its scripts.
 *
 * `npm run bench:interactions [-- runs path]`
 */
import { chromium, type Locator, type Page } from "@playwright/test";
import { chromiumArguments, systemChromium } from "../scripts/support/chromium.mjs";
import { say } from "../scripts/support/program";
import { publicPages } from "../tests/support/pages";
import type { Measure, Subject } from "./support/measures";
import { report } from "./support/report";
import { withSite } from "./support/with-site";

const [RUNS = 3] = process.argv.slice(3, 4).map(Number);
const ONLY = process.argv[4];
const SLOWDOWN = 4;
const PHONE = { width: 360, height: 740 };
/** For what the page does after an interaction, such as a request for new results. */
const SETTLE_MS = 400;

interface Interaction {
  /** What was done, such as "click on summary Menu". */
  what: string;
  duration: number;
}

interface Visit {
  interactions: Interaction[];
  longestTask: number;
}

const slowest = ({ interactions }: Visit) => Math.max(0, ...interactions.map(({ duration }) => duration));

const measures: Measure<Visit>[] = [
  { title: "interactions", of: ({ interactions }) => interactions.length },
  { title: "slowest ms", of: slowest, atMost: 99 },
  { title: "longest task ms", of: ({ longestTask }) => longestTask },
];

/** Runs in the page, before its scripts. */
function observe(): void {
  const found = { interactions: [] as Interaction[], longestTask: 0 };
  Object.assign(window, { found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("interactionId" in entry && "target" in entry) || entry.interactionId === 0) continue;
      const target = entry.target instanceof Element ? entry.target : undefined;
      const words = target?.getAttribute("name") ?? target?.textContent?.trim().slice(0, 30) ?? "";
      const what = `${entry.name} on ${target?.localName ?? "what is gone"} ${words}`;
      found.interactions.push({ what, duration: entry.duration });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.longestTask = Math.max(found.longestTask, duration);
  }).observe({ type: "longtask" });
}

/** All that are visible, one after the other; an element may be gone once the one before it was operated. */
async function each(found: Locator, operate: (element: Locator) => Promise<void>): Promise<void> {
  for (const element of await found.all()) {
    if (await element.isVisible()) await operate(element);
  }
}

/** Does what can be done on a page without leaving it. */
async function operate(page: Page): Promise<void> {
  const main = page.locator("main");
  const settle = () => page.waitForTimeout(SETTLE_MS);
  const press = async (element: Locator) => {
    await element.click();
    await settle();
  };
  const menu = page.locator("header details[data-menu] > summary");
  await each(menu, press);
  await each(menu, press);
  await each(main.locator("summary"), press);
  await each(main.locator("input[type=range]"), async (slider) => {
    await slider.focus();
    for (const key of ["ArrowRight", "ArrowRight", "End", "Home"]) await page.keyboard.press(key);
    await settle();
  });
  await each(main.locator("input[type=search]"), async (search) => {
    await search.click();
    await search.pressSequentially("training", { delay: 120 });
    await settle();
    await search.press("ControlOrMeta+a");
    await search.press("Delete");
    await settle();
  });
  await each(main.locator("form[method=get] select"), async (select) => {
    await select.click();
    await select.press("ArrowDown");
    await select.press("ArrowDown");
    await select.press("Enter");
    await settle();
  });
  await each(main.locator("input[type=checkbox], button[type=button]"), press);
  await survey(page);
  await each(
    main.locator("form[method=post] :is(input:not([type]), [type=text], [type=email])"),
    async (input) => {
      await input.click();
      await input.pressSequentially("abc", { delay: 60 });
      await input.fill("");
    },
  );
  await each(main.locator("form[method=post] button:not([type=button])"), async (button) => {
    await press(button);
    await page.waitForLoadState();
  });
}

/** Chooses each question's second answer, goes back once, and on to the last step. */
async function survey(page: Page): Promise<void> {
  const questions = page.locator("#questionnaire fieldset:visible:has([type=radio])");
  for (let number = 1; number <= 7 && (await questions.count()) === 1; number += 1) {
    await questions.getByRole("radio").nth(1).click();
    await page.waitForTimeout(900);
    if (number !== 3) continue;
    await page.getByRole("button", { name: "Previous question" }).click();
    await page.waitForTimeout(900);
    await page.getByRole("button", { name: "Next question" }).click();
    await page.waitForTimeout(900);
  }
}

async function visit(url: string): Promise<Visit> {
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArguments(),
  });
  try {
    const page = await browser.newPage({ viewport: PHONE, isMobile: true, hasTouch: true });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLE_MS);
    await operate(page);
    return await page.evaluate<Visit>("found");
  } finally {
    await browser.close();
  }
}

await withSite(async (site, stopped) => {
  const subjects: Subject<Visit>[] = [];
  for (const path of publicPages) {
    if (ONLY !== undefined && path !== ONLY) continue;
    const runs: Visit[] = [];
    while (runs.length < RUNS && !stopped.aborted) runs.push(await visit(site.url + path));
    if (stopped.aborted) return;
    const [worst] = runs.flatMap(({ interactions }) => interactions).sort((a, b) => b.duration - a.duration);
    say(`${path}: ${worst ? `${worst.what}: ${worst.duration} ms` : "nothing took 16 ms"}`);
    subjects.push({ name: path, runs });
  }
  report("page", measures, subjects);
});
