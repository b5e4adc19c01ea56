/**
 * Requests a second, latency, bytes and memory of every public page, stored and not stored, beside a heading on
 * `remix-serve` and beside Node's own server; then what a request costs with 1,000 to 1,000,000 articles and events.
 *
 * `npm run bench [-- --seconds=3 --rounds=3 --sizes=1000,10000,100000,1000000 --save]`; `--sizes=` leaves out the second
 * part, `--rounds=0` the first, and `--only=/news` every other address. `--save` writes `bench/baseline.json`, which later runs
 * are compared with.
 */
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensureBuilt } from "../scripts/support/build-steps.mjs";
import { say, stopSignal } from "../scripts/support/program";
import { projectRoot } from "../tests/support/program";
import { startSite } from "../tests/support/server";
import { readBaseline, saveBaseline, slowerThan } from "./support/baseline";
import {
  bareCase,
  type Case,
  headingCases,
  homeUncompressed,
  otherCases,
  publicCases,
} from "./support/cases";
import { fetchBody } from "./support/fetch-body";
import { type FixtureServer, startBareServer, startHeadingPage } from "./support/fixture-servers";
import { type LoadResult, loadGenerator } from "./support/load";
import { type Measure, measuresTable, median, type Subject } from "./support/measures";
import { type PageBytes, pageBytes } from "./support/page-bytes";
import { cpuMsOf, machineTime, residentOf, stolenSince } from "./support/processes";
import { measureSizes } from "./support/sizes";

const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    sizes: { type: "string", default: "1000,10000,100000,1000000" },
    only: { type: "string", default: "" },
    save: { type: "boolean", default: false },
  },
});
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);

/** A round in which the host gave more than this to other machines is taken again, a few times at most. */
const MOST_STOLEN = 0.05;
const MORE_ROUNDS = 5;

/** The submit delay of two seconds after the page was opened. */
const SUBMIT_DELAY_MS = 2_100;

interface Run extends LoadResult, PageBytes {
  cpuMs: number;
  megabytes: number;
  /** The part of the time asked for, from 0 to 1, that the host gave to other machines. */
  stolen: number;
}

let headingPerSecond = Number.NaN;

const measures: Measure<Run>[] = [
  { title: "requests/s", of: (run) => run.perSecond },
  { title: "x heading", of: (run) => run.perSecond / headingPerSecond, digits: 2 },
  { title: "p50 ms", of: (run) => run.p50, digits: 2 },
  { title: "p95 ms", of: (run) => run.p95, digits: 2 },
  { title: "p99 ms", of: (run) => run.p99, digits: 2 },
  { title: "CPU ms", of: (run) => run.cpuMs, digits: 3 },
  { title: "failed", of: (run) => run.failed },
  { title: "html", of: (run) => run.html },
  { title: "css", of: (run) => run.css },
  { title: "font", of: (run) => run.font },
  { title: "script", of: (run) => run.script },
  { title: "MiB", of: (run) => run.megabytes, digits: 1 },
  { title: "stolen %", of: (run) => run.stolen * 100 },
];

const noBytes: PageBytes = { html: Number.NaN, css: Number.NaN, font: Number.NaN, script: Number.NaN };

const stopped = stopSignal();
const generator = loadGenerator();
const subjects: Subject<Run>[] = [];

async function check({ url, method, headers, body, expected, name }: Case): Promise<void> {
  const response = await fetch(url, {
    ...(method && { method }),
    ...(headers && { headers }),
    ...(body && { body: body.replaceAll("{n}", "0") }),
    redirect: "manual",
  });
  await response.arrayBuffer();
  if (response.status !== expected)
    throw new Error(`${name} responded with ${response.status}, not ${expected}`);
}

async function measure(one: Case, pid: number, isPage = one.expected === 200): Promise<void> {
  if (stopped.aborted) return;
  await check(one);
  const bytes = isPage ? await pageBytes(one.url, one.headers) : noBytes;
  // Warms up, and lets a page that was just stored be compressed to the end.
  await generator.load(one, 1);
  const taken: Run[] = [];
  const quiet = () => taken.filter(({ stolen }) => stolen <= MOST_STOLEN).length;
  while (taken.length < rounds || (quiet() < rounds && taken.length < rounds + MORE_ROUNDS)) {
    const [cpuBefore, machineBefore] = [cpuMsOf(pid), machineTime()];
    const result = await generator.load(one, seconds);
    taken.push({
      ...result,
      ...bytes,
      cpuMs: (cpuMsOf(pid) - cpuBefore) / result.requests,
      megabytes: residentOf(pid),
      stolen: stolenSince(machineBefore),
    });
  }
  const runs = taken.toSorted((a, b) => a.stolen - b.stolen).slice(0, rounds);
  // An expected 400 is no failure.
  const failed = one.expected >= 400 ? 0 : undefined;
  const subject = {
    name: one.name,
    runs: failed === undefined ? runs : runs.map((run) => ({ ...run, failed })),
  };
  subjects.push(subject);
  say(...measuresTable("", measures, [subject]).slice(1));
}

async function measureFixture(server: FixtureServer, cases: readonly Omit<Case, "url">[]): Promise<void> {
  for (const one of cases) await measure({ ...one, url: server.url }, server.program.pid, false);
  await server.program.end("SIGTERM");
}

async function measureAll(cases: readonly Case[], pid: number): Promise<void> {
  for (const one of cases) if (one.name.includes(options.only)) await measure(one, pid);
}

async function measureSite(): Promise<void> {
  await measureFixture(await startHeadingPage(), headingCases);
  headingPerSecond = median(subjects[0]?.runs.map((run) => run.perSecond) ?? []);
  for (const stored of [true, false]) {
    const site = await startSite({ asDeployed: true, env: { PAGE_CACHE_MB: stored ? "32" : "0" } });
    try {
      const { pid } = site.web();
      if (stored) {
        const home = await fetchBody(`${site.url}/`);
        await measureFixture(await startBareServer(home.body, home.headers), [bareCase]);
      }
      const note = stored ? "stored" : "not stored";
      await measureAll([...publicCases(site.url, note), homeUncompressed(site.url, note)], pid);
      if (!stored) continue;
      await fetch(`${site.url}/news`);
      await sleep(SUBMIT_DELAY_MS);
      await measureAll(await otherCases(site), pid);
    } finally {
      await site.stop();
    }
  }
}

await ensureBuilt(projectRoot);
say(
  `${generator.name}, ${rounds} rounds of ${seconds} s, medians; ${availableParallelism()} processors, Node ${process.version}`,
);
if (rounds > 0) await measureSite();
say("", ...measuresTable("request", measures, subjects));
const sizes = options.sizes.split(",").filter(Boolean).map(Number);
const cpuMs = await measureSizes(sizes, stopped);

const rounded = (figure: number) => Number(figure.toPrecision(3));
const ratios = Object.fromEntries(
  subjects.map(({ name, runs }) => [
    name,
    rounded(median(runs.map((run) => run.perSecond)) / headingPerSecond),
  ]),
);
const before = readBaseline();
if (before) {
  const slower = slowerThan(before, { ratios, cpuMs });
  say(
    "",
    ...(slower.length > 0
      ? ["Slower than the baseline:", ...slower]
      : ["Nothing is 15 % slower than the baseline."]),
  );
}
if (options.save && !stopped.aborted) {
  const machine = `${availableParallelism()} processors, Node ${process.version}`;
  saveBaseline({
    date: new Date().toISOString().slice(0, 10),
    machine,
    generator: generator.name,
    ratios,
    cpuMs,
  });
}
