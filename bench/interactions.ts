/**
 * How fast the public pages respond to what a visitor does on a phone whose CPU is four times slower. Of each page:
 * the slowest interaction until its next frame ("Interaction to Next Paint"), and the longest task that one caused in the
 * page's main thread: its CPU time, which other programs on this machine do not change, times four.
 *
 * `npm run bench:interactions [-- runs path]`
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { say } from "../scripts/support/program";
import { chromiumArguments, systemChromium } from "../scripts/support/programs.mjs";
import { publicPages } from "../tests/support/pages";
import type { Measure, Subject } from "./support/measures";
import { longestTask, operatePage } from "./support/operate-page";
import { report } from "./support/report";
import { withSite } from "./support/with-site";

const [RUNS = 3] = process.argv.slice(3, 4).map(Number);
const ONLY = process.argv[4];
const SLOWDOWN = 4;

interface Timing {
  what: string;
  ms: number;
}

interface Visit {
  /** Each until the next frame. */
  frames: Timing[];
  tasks: Timing[];
}

const most = (timings: readonly Timing[]) => Math.max(0, ...timings.map(({ ms }) => ms));

const measures: Measure<Visit>[] = [
  { title: "interactions", of: ({ tasks }) => tasks.length },
  { title: "slowest ms", of: ({ frames }) => most(frames), atMost: 99 },
  { title: "longest task ms", of: ({ tasks }) => most(tasks), atMost: 99 },
];

/** Runs in the page, before its scripts. */
function observe(): void {
  const frames: Timing[] = [];
  Object.assign(window, { frames });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming)) continue;
      if (!("interactionId" in entry) || entry.interactionId === 0) continue;
      const { name, startTime, processingStart, processingEnd, duration, target } = entry;
      const element = target instanceof Element ? `${target.localName} ${target.id}` : "what is gone";
      // Until its listeners run, their time, and until the next frame.
      const parts = [processingStart - startTime, processingEnd - processingStart];
      const all = [...parts, startTime + duration - processingEnd].map(Math.round).join(" + ");
      frames.push({ what: `${name} on ${element} (${all})`, ms: duration });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function open(url: string): Promise<{ browser: Browser; page: Page }> {
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArguments(),
  });
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load" });
  return { browser, page };
}

async function timeFrames(url: string): Promise<Timing[]> {
  const { browser, page } = await open(url);
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await operatePage(page, (_, doIt) => doIt());
    return await page.evaluate<Timing[]>("frames");
  } finally {
    await browser.close();
  }
}

async function timeTasks(url: string): Promise<Timing[]> {
  const { browser, page } = await open(url);
  try {
    const tasks: Timing[] = [];
    await operatePage(page, async (what, doIt) => {
      tasks.push({ what, ms: (await longestTask(browser, page, doIt)) * SLOWDOWN });
    });
    return tasks;
  } finally {
    await browser.close();
  }
}

function worst(timings: readonly Timing[]): string {
  const [first] = timings.toSorted((a, b) => b.ms - a.ms);
  return first ? `${first.what}: ${Math.round(first.ms)} ms` : "nothing";
}

await withSite(async (site, stopped) => {
  const subjects: Subject<Visit>[] = [];
  for (const path of publicPages.filter((each) => ONLY === undefined || each === ONLY)) {
    const runs: Visit[] = [];
    while (runs.length < RUNS && !stopped.aborted) {
      const url = site.url + path;
      runs.push({ frames: await timeFrames(url), tasks: await timeTasks(url) });
    }
    if (stopped.aborted) return;
    say(`${path}: slowest ${worst(runs.flatMap(({ frames }) => frames))}`);
    say(`${path}: longest task ${worst(runs.flatMap(({ tasks }) => tasks))}`);
    subjects.push({ name: path, runs });
  }
  report("page", measures, subjects);
});
