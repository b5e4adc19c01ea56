/**
 * Response times of the dashboard with 100,000 rows in each table and 1,000,000 events, and what an export of 100,000
 * rows costs the server.
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
import { type Measure, quantile, type Subject } from "./support/measures";
import { report } from "./support/report";
import { withSite } from "./support/with-site";

const [rows = 100_000, events = 1_000_000, requests = 40] = process.argv.slice(3).map(Number);
const ALL = "from=2024-11-21&to=2026-11-20";
const last = Math.max(1, Math.ceil(rows / 100));

const PAGES = [
  "",
  `?${ALL}`,
  "/newsletter",
  "/newsletter?q=ai",
  "/newsletter?filter=active",
  `/newsletter?page=${last}`,
  `/newsletter?articles=${last * 2}`,
  "/survey",
  "/survey?q=lost+job",
  "/survey?impact=lost_job&industry=retail",
  `/survey?page=${last}`,
  "/volunteer",
  "/volunteer?q=ai",
  "/volunteer?q=maria&page=50",
  "/volunteer?role=peer_counselor&status=pending",
  "/volunteer?sort=email",
  `/volunteer?page=${last}`,
  "/partnership",
  "/partnership?q=works",
  "/partnership?type=Other",
  `/partnership?page=${last}`,
  "/contact",
  "/contact?q=AI",
  "/contact?q=severance",
  "/contact?q=severance&subject=media",
  "/contact?filter=overdue",
  `/contact?page=${last}`,
  "/analytics",
  `/analytics?${ALL}`,
  `/analytics?${ALL}&q=abcd`,
  `/analytics?${ALL}&form=partnership&event=complete`,
  `/analytics?${ALL}&page=1000`,
];
const EXPORTS = ["contact.csv", "contact.csv?q=severance", "newsletter.csv", "survey.csv", "analytics.csv"];

interface ResponseTimes {
  median: number;
  p95: number;
}
const responseTimes: Measure<ResponseTimes>[] = [
  { title: "median ms", of: (run) => run.median },
  { title: "p95 ms", of: (run) => run.p95, atMost: 300 },
];

interface Exporting {
  lines: number;
  seconds: number;
  aboveIdle: number;
  held: number;
}
const exporting: Measure<Exporting>[] = [
  { title: "lines", of: (run) => run.lines },
  { title: "seconds", of: (run) => run.seconds, digits: 1 },
  { title: "MB above idle", of: (run) => run.aboveIdle, digits: 1, atMost: 60 },
  { title: "loop held ms", of: (run) => run.held, atMost: 50 },
];

const loopSample = z.object({ held: z.number(), rss: z.number(), peak: z.number() });

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
  if (response.status !== 200 || !text.includes("</html>"))
    throw new Error(`${url} responded with ${response.status}`);
  return performance.now() - start;
}

async function measurePage(url: string, cookie: string): Promise<ResponseTimes> {
  await timeRequest(url, cookie);
  const times: number[] = [];
  while (times.length < requests) times.push(await timeRequest(url, cookie));
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

/** The server's next sample. */
async function readSample(file: string): Promise<z.infer<typeof loopSample>> {
  await setTimeout(200);
  return loopSample.parse(JSON.parse(readFileSync(file, "utf8")));
}

async function measureExport(site: Site, path: string, file: string, cookie: string): Promise<Exporting> {
  const idle = await readSample(file);
  process.kill(site.web().pid, "SIGUSR2");
  await setTimeout(200);
  const start = performance.now();
  const response = await fetch(`${site.url}/admin/exports/${path}`, { headers: { cookie } });
  const text = response.body?.pipeThrough(new TextDecoderStream());
  let lines = 0;
  const reader = text?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    lines += part.value.split("\n").length - 1;
  }
  const seconds = (performance.now() - start) / 1000;
  const { held, peak } = await readSample(file);
  return { lines, seconds, aboveIdle: peak - idle.rss, held };
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
    await measureExports(EXPORTS.slice(0, 1), ", first after a start");
    const pages: Subject<ResponseTimes>[] = [];
    for (const path of PAGES) {
      if (stopped.aborted) return;
      const name = `/admin/dashboard${path}`;
      pages.push({ name, runs: [await measurePage(site.url + name, cookie)] });
    }
    await measureExports(EXPORTS);
    report("page", responseTimes, pages);
    report("export", exporting, exports);
  },
  { env: { NODE_OPTIONS: `--import ${preload}`, WATCH_LOOP_FILE: watchFile } },
);
