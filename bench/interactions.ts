/**
 * How fast the public pages respond to what a visitor does on a phone whose CPU is four times slower. Of each page:
 * the slowest interaction until its next frame ("Interaction to Next Paint"), and the most work that one caused in the
 * page's main thread, four times as long as on this machine, which other programs on it do not change.
 *
 * `npm run bench:interactions [-- runs path]`
 */
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumArguments, systemChromium } from "../scripts/support/chromium.mjs";
import { say } from "../scripts/support/program";
import { publicPages } from "../tests/support/pages";
import type { Measure, Subject } from "./support/measures";
import { operatePage } from "./support/operate-page";
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
  /** Each with all that follows from it. */
  work: Timing[];
}

const most = (timings: readonly Timing[]) => Math.max(0, ...timings.map(({ ms }) => ms));

const measures: Measure<Visit>[] = [
  { title: "interactions", of: ({ work }) => work.length },
  { title: "slowest ms", of: ({ frames }) => most(frames), atMost: 99 },
  { title: "most work ms", of: ({ work }) => most(work) },
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

/** What the page's main thread has worked since it began, in seconds of CPU time. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
}

async function open(url: string): Promise<{ page: Page; devtools: CDPSession }> {
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
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load" });
  return { page, devtools };
}

async function timeFrames(url: string): Promise<Timing[]> {
  const { page, devtools } = await open(url);
  try {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await operatePage(page, (_, doIt) => doIt());
    return await page.evaluate<Timing[]>("frames");
  } finally {
    await page.context().browser()?.close();
  }
}

async function timeWork(url: string): Promise<Timing[]> {
  const { page, devtools } = await open(url);
  try {
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    const work: Timing[] = [];
    await operatePage(page, async (what, doIt) => {
      const before = await workOf(devtools);
      await doIt();
      work.push({ what, ms: ((await workOf(devtools)) - before) * 1000 * SLOWDOWN });
    });
    return work;
  } finally {
    await page.context().browser()?.close();
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
      runs.push({ frames: await timeFrames(url), work: await timeWork(url) });
    }
    if (stopped.aborted) return;
    say(`${path}: slowest ${worst(runs.flatMap(({ frames }) => frames))}`);
    say(`${path}: most work ${worst(runs.flatMap(({ work }) => work))}`);
    subjects.push({ name: path, runs });
  }
  report("page", measures, subjects);
});
