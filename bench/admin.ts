/**
 * Response times of the dashboard with 100,000 rows in each table and 1,000,000 events, what exports and changes of many
 * rows cost the server, and how long the public home page takes meanwhile.
 *
 * `npm run bench:admin [-- rows events requests]`
 */
import { setTimeout } from "node:timers/promises";
import { startSession } from "~/features/staff/sessions/session.server";
import { readEnvironment } from "~/server/read-environment.server";
import { fillLarge } from "../scripts/support/large-data";
import { say } from "../scripts/support/program";
import type { Site } from "../tests/support/server";
import { bulkChanges, exportPaths, staffPages } from "./support/admin-paths";
import { whileAtHome } from "./support/home-load";
import { type LoopSample, loopMeasures, readLoop, untilResting, watchedEnv } from "./support/loop";
import { type Measure, quantile, type Subject } from "./support/measures";
import { cpuMsOf } from "./support/processes";
import { report } from "./support/report";
import { changeMatching, sendNewsletter, undoChange } from "./support/staff-changes";
import { withSite } from "./support/with-site";

const [rows = 100_000, events = 1_000_000, requests = 40] = process.argv.slice(3).map(Number);
const last = Math.max(1, Math.ceil(rows / 100));

/** What every measurement takes beside its own figures. */
interface Watched {
  seconds: number;
  cpuMs: number;
  loop: LoopSample;
  homeP99: number;
}

interface ResponseTimes extends Watched {
  times: number[];
}
const responseTimes: Measure<ResponseTimes>[] = [
  { title: "median ms", of: (run) => quantile(run.times, 0.5) },
  { title: "p95 ms", of: (run) => quantile(run.times, 0.95), atMost: 300 },
  { title: "CPU ms", of: (run) => run.cpuMs / requests, atMost: 300 },
  ...loopMeasures(100),
];

const changing: Measure<Watched>[] = [
  { title: "seconds", of: (run) => run.seconds, digits: 1 },
  { title: "CPU s", of: (run) => run.cpuMs / 1000, digits: 1 },
  ...loopMeasures(100),
];

interface Exporting extends Watched {
  lines: number;
  idle: LoopSample;
}
const exporting: Measure<Exporting>[] = [
  { title: "lines", of: (run) => run.lines },
  { title: "seconds", of: (run) => run.seconds, digits: 1 },
  { title: "MB above idle", of: ({ loop, idle }) => loop.peak - idle.rss, digits: 1, atMost: 60 },
  ...loopMeasures(50),
];

async function cookieOf(site: Site): Promise<string> {
  const env = readEnvironment({ ...site.env });
  const user = await site.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const header = await startSession(
    new Request(site.url),
    { db: site.db, env },
    { userId: user.id, now: new Date() },
  );
  return header.split(";")[0] ?? "";
}

async function timeRequest(url: string, cookie: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  const text = await response.text();
  const isWhole = /<\/html>\s*$|^\{.*\}$/s.test(text);
  if (response.status !== 200 || !isWhole)
    throw new Error(`${url} responded with ${response.status} and ${text.length} characters`);
  return performance.now() - start;
}

async function watched<T>(site: Site, work: () => Promise<T>): Promise<{ result: T; run: Watched }> {
  const { pid } = site.web();
  await readLoop(pid);
  const before = cpuMsOf(pid);
  const start = performance.now();
  const { result, homeP99 } = await whileAtHome(site.url, work);
  const seconds = (performance.now() - start) / 1000;
  return { result, run: { seconds, cpuMs: cpuMsOf(pid) - before, loop: await readLoop(pid), homeP99 } };
}

async function measurePage(site: Site, url: string, cookie: string): Promise<ResponseTimes> {
  await timeRequest(url, cookie);
  const times: number[] = [];
  const { run } = await watched(site, async () => {
    while (times.length < requests) times.push(await timeRequest(url, cookie));
  });
  return { ...run, times };
}

/** A change and its undoing. */
async function measureChange(
  site: Site,
  { name, path, intent }: (typeof bulkChanges)[number],
  cookie: string,
): Promise<Subject<Watched>[]> {
  const staff = { url: site.url, cookie };
  const [kind = "", search] = path.split("?");
  const action = `/admin/dashboard/changes${kind}${search ? `?${search}` : ""}`;
  const change = await watched(site, () => changeMatching(staff, action, intent));
  const undo = await watched(site, () => undoChange(staff, action, change.result));
  return [
    { name, runs: [change.run] },
    { name: `${name}, undo`, runs: [undo.run] },
  ];
}

async function countLines(url: string, cookie: string): Promise<number> {
  const response = await fetch(url, { headers: { cookie } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let lines = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    lines += part.value.split("\n").length - 1;
  }
  return lines;
}

async function measureExport(site: Site, path: string, cookie: string): Promise<Exporting> {
  const idle = await readLoop(site.web().pid);
  const { result, run } = await watched(site, () => countLines(`${site.url}/admin/exports/${path}`, cookie));
  return { ...run, lines: result, idle };
}

await withSite(
  async (site, stopped) => {
    await fillLarge(site.db, { rows, events, tell: say });
    // Filling holds this process: only now does it hear that the server has closed the idle connections.
    await setTimeout(500);
    const cookie = await cookieOf(site);
    // Where "idle" is least: a server that has rendered the public pages after its start, and done nothing else.
    await site.restart();
    await untilResting(site.web().pid);
    const exports: Subject<Exporting>[] = [];
    const measureExports = async (paths: readonly string[], note = "") => {
      for (const path of paths) {
        if (stopped.aborted) return;
        exports.push({ name: path + note, runs: [await measureExport(site, path, cookie)] });
      }
    };
    await measureExports(exportPaths.slice(0, 1), ", first after a start");
    const pages: Subject<ResponseTimes>[] = [];
    for (const path of staffPages(last)) {
      if (stopped.aborted) return;
      pages.push({ name: path, runs: [await measurePage(site, site.url + path, cookie)] });
    }
    await measureExports(exportPaths);
    const sending = await watched(site, () => sendNewsletter({ url: site.url, cookie }));
    const changes: Subject<Watched>[] = [{ name: "make a newsletter", runs: [sending.run] }];
    for (const change of bulkChanges) {
      if (stopped.aborted) return;
      changes.push(...(await measureChange(site, change, cookie)));
    }
    report("page", responseTimes, pages);
    report("export", exporting, exports);
    report("change", changing, changes);
  },
  { env: watchedEnv },
);
