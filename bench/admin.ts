/**
 * Response times of the dashboard with 100,000 rows in each table and 1,000,000 events, what exports and changes of many
 * rows cost the server, and how long the public home page takes meanwhile.
 *
 * `npm run bench:admin [-- rows events requests]`
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import { startSession } from "~/features/staff/sessions/session.server";
import { readEnvironment } from "~/server/read-environment.server";
import { fillLarge } from "../scripts/support/large-data";
import { say } from "../scripts/support/program";
import { projectRoot } from "../tests/support/program";
import type { Site } from "../tests/support/server";
import { bulkChanges, exportPaths, staffPages } from "./support/admin-paths";
import { whileAtHome } from "./support/home-load";
import { type Measure, quantile, type Subject } from "./support/measures";
import { cpuMsOf } from "./support/processes";
import { report } from "./support/report";
import { changeMatching, sendNewsletter, undoChange } from "./support/staff-changes";
import { withSite } from "./support/with-site";

const [rows = 100_000, events = 1_000_000, requests = 40] = process.argv.slice(3).map(Number);
const last = Math.max(1, Math.ceil(rows / 100));

const ofHome = { title: "home p99 ms", atMost: 100 };

interface ResponseTimes {
  median: number;
  p95: number;
  cpu: number;
  homeP99: number;
}
const responseTimes: Measure<ResponseTimes>[] = [
  { title: "median ms", of: (run) => run.median },
  { title: "p95 ms", of: (run) => run.p95, atMost: 300 },
  { title: "CPU ms", of: (run) => run.cpu, atMost: 300 },
  { ...ofHome, of: (run) => run.homeP99 },
];

interface Changing {
  seconds: number;
  cpuSeconds: number;
  homeP99: number;
}
const changing: Measure<Changing>[] = [
  { title: "seconds", of: (run) => run.seconds, digits: 1 },
  { title: "CPU s", of: (run) => run.cpuSeconds, digits: 1 },
  { ...ofHome, of: (run) => run.homeP99 },
];

interface Exporting {
  lines: number;
  seconds: number;
  aboveIdle: number;
  held: number;
  worked: number;
  homeP99: number;
}
const exporting: Measure<Exporting>[] = [
  { title: "lines", of: (run) => run.lines },
  { title: "seconds", of: (run) => run.seconds, digits: 1 },
  { title: "MB above idle", of: (run) => run.aboveIdle, digits: 1, atMost: 60 },
  { title: "loop held ms", of: (run) => run.held, atMost: 50 },
  { title: "of it at work", of: (run) => run.worked, atMost: 50 },
  { ...ofHome, of: (run) => run.homeP99 },
];

const loopSample = z.object({ held: z.number(), worked: z.number(), rss: z.number(), peak: z.number() });

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

async function measurePage(site: Site, url: string, cookie: string): Promise<ResponseTimes> {
  await timeRequest(url, cookie);
  const times: number[] = [];
  const before = cpuMsOf(site.web().pid);
  const { homeP99 } = await whileAtHome(site.url, async () => {
    while (times.length < requests) times.push(await timeRequest(url, cookie));
  });
  const cpu = (cpuMsOf(site.web().pid) - before) / requests;
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95), cpu, homeP99 };
}

async function measureWork<T>(site: Site, work: () => Promise<T>): Promise<{ result: T; run: Changing }> {
  const before = cpuMsOf(site.web().pid);
  const start = performance.now();
  const { result, homeP99 } = await whileAtHome(site.url, work);
  const seconds = (performance.now() - start) / 1000;
  return { result, run: { seconds, cpuSeconds: (cpuMsOf(site.web().pid) - before) / 1000, homeP99 } };
}

/** A change and its undoing. */
async function measureChange(
  site: Site,
  { name, path, intent }: (typeof bulkChanges)[number],
  cookie: string,
): Promise<Subject<Changing>[]> {
  const staff = { url: site.url, cookie };
  const [kind = "", search] = path.split("?");
  const action = `/admin/dashboard/changes${kind}${search ? `?${search}` : ""}`;
  const change = await measureWork(site, () => changeMatching(staff, action, intent));
  const undo = await measureWork(site, () => undoChange(staff, action, change.result));
  return [
    { name, runs: [change.run] },
    { name: `${name}, undo`, runs: [undo.run] },
  ];
}

/** The server's next sample. */
async function readSample(file: string): Promise<z.infer<typeof loopSample>> {
  await setTimeout(200);
  return loopSample.parse(JSON.parse(readFileSync(file, "utf8")));
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

async function measureExport(site: Site, path: string, file: string, cookie: string): Promise<Exporting> {
  const idle = await readSample(file);
  process.kill(site.web().pid, "SIGUSR2");
  await setTimeout(200);
  const start = performance.now();
  const { result: lines, homeP99 } = await whileAtHome(site.url, () =>
    countLines(`${site.url}/admin/exports/${path}`, cookie),
  );
  const seconds = (performance.now() - start) / 1000;
  const { held, worked, peak } = await readSample(file);
  return { lines, seconds, aboveIdle: peak - idle.rss, held, worked, homeP99 };
}

const watchFile = join(projectRoot, "build/bench/loop.json");
const preload = join(projectRoot, "bench/support/watch-loop.mjs");

await withSite(
  async (site, stopped) => {
    await fillLarge(site.db, { rows, events, tell: say });
    // Filling holds this process: only now does it hear that the server has closed the idle connections.
    await setTimeout(500);
    const cookie = await cookieOf(site);
    // Where "idle" is least: a server that has done nothing yet.
    await site.restart();
    const exports: Subject<Exporting>[] = [];
    const measureExports = async (paths: readonly string[], note = "") => {
      for (const path of paths) {
        if (stopped.aborted) return;
        exports.push({ name: path + note, runs: [await measureExport(site, path, watchFile, cookie)] });
      }
    };
    await measureExports(exportPaths.slice(0, 1), ", first after a start");
    const pages: Subject<ResponseTimes>[] = [];
    for (const path of staffPages(last)) {
      if (stopped.aborted) return;
      pages.push({ name: path, runs: [await measurePage(site, site.url + path, cookie)] });
    }
    await measureExports(exportPaths);
    const sending = await measureWork(site, () => sendNewsletter({ url: site.url, cookie }));
    const changes: Subject<Changing>[] = [{ name: "make a newsletter", runs: [sending.run] }];
    for (const change of bulkChanges) {
      if (stopped.aborted) return;
      changes.push(...(await measureChange(site, change, cookie)));
    }
    report("page", responseTimes, pages);
    report("export", exporting, exports);
    report("change", changing, changes);
  },
  { env: { NODE_OPTIONS: `--import ${preload}`, WATCH_LOOP_FILE: watchFile } },
);
