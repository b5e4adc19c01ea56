/**
 * What the site's three processes hold of memory, from the first build on and through ten minutes of mixed load: pages,
 * searches, posts, exports and hostile connections. Prints a line every ten seconds. Linux only.
 *
 * `npm run bench:footprint [-- minutes]`
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { invalidateBuild } from "../scripts/support/build-steps.mjs";
import { fillLarge } from "../scripts/support/large-data";
import { freePort } from "../scripts/support/port.mjs";
import { say, stopSignal } from "../scripts/support/program";
import { projectRoot } from "../tests/support/program";
import { prepareDatabase } from "../tests/support/server";
import { cookieOf } from "../tests/support/staff";
import { waitFor } from "../tests/support/wait-for";
import { type Measure, median } from "./support/measures";
import { mixedLoad } from "./support/mixed-load";
import { memoryOf, type TreeMemory } from "./support/processes";
import { report } from "./support/report";

const MINUTES = Number(process.argv[3] ?? 10);
const EVERY_MS = 10_000;
const STARTS = 5;
const ROWS = 20_000;
const EVENTS = 50_000;
/** How far the second half of the samples may lie above its own first half, as a share. */
const FLAT = 1.05;

const names = ["supervisor", "web", "worker"] as const;
const goals = { supervisor: 45, web: 200, worker: 90 };

interface Held {
  first: number;
  most: number;
  growth: number;
}
const limits = (name: (typeof names)[number]): Measure<Held>[] => [
  { title: "MiB first", of: (run) => run.first, digits: 1 },
  { title: "MiB most", of: (run) => run.most, digits: 1, atMost: goals[name] },
  { title: "last quarter / third", of: (run) => run.growth, digits: 3, atMost: FLAT },
];
const seconds: Measure<number>[] = [
  { title: "seconds to listening", of: (run) => run, digits: 2, atMost: 1.5 },
];

const directory = mkdtempSync(join(tmpdir(), "footprint-"));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: "production",
  DATABASE_PATH: join(directory, "site.db"),
  SESSION_SECRET: "a secret for benches, long enough for the check",
  SITE_URL: url,
  HOST: "127.0.0.1",
  NEWS_IMPORT_CRON: "off",
  PORT: String(port),
};

/** As an operator starts it, with nothing of the tests' own loaded into it. */
async function start(...args: string[]): Promise<{ site: ChildProcess; took: number }> {
  const began = performance.now();
  const site = spawn(process.execPath, ["scripts/start.mjs", ...args], {
    cwd: projectRoot,
    env,
    stdio: "ignore",
  });
  const listens = async () => (await fetch(`${url}/healthz`)).ok;
  await waitFor("the site", listens, { timeoutMs: 120_000, everyMs: 10 });
  return { site, took: (performance.now() - began) / 1000 };
}

async function end(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null) return;
  site.kill("SIGTERM");
  await once(site, "exit");
}

function held(samples: readonly TreeMemory[], name: (typeof names)[number]): Held {
  const figures = samples.map((sample) => sample[name]);
  const quarter = (index: number) =>
    median(figures.slice((figures.length * index) / 4, (figures.length * (index + 1)) / 4));
  return {
    first: figures[0] ?? Number.NaN,
    most: Math.max(...figures),
    growth: quarter(3) / quarter(2),
  };
}

const stopped = stopSignal();
const { db, admin } = await prepareDatabase(env.DATABASE_PATH ?? "", true);
await fillLarge(db, { rows: ROWS, events: EVENTS, tell: () => undefined });
const user = await db
  .selectFrom("users")
  .select("id")
  .where("email", "=", admin.email)
  .executeTakeFirstOrThrow();
const cookie = await cookieOf({ db, env }, user.id);

const starts: number[] = [];
while (starts.length < STARTS && !stopped.aborted) {
  const { site, took } = await start("--built");
  starts.push(took);
  await end(site);
}

// A supervisor that has built the site holds no more than one that has not.
invalidateBuild(projectRoot);
const { site } = await start();
try {
  await sleep(5_000);
  const samples: TreeMemory[] = [];
  const end = AbortSignal.any([stopped, AbortSignal.timeout(MINUTES * 60_000)]);
  const load = mixedLoad({ url, cookie, signal: end });
  say("second  supervisor     web  worker  (MiB)");
  for (let second = 0; !end.aborted; second += EVERY_MS / 1000) {
    const sample = memoryOf(site.pid ?? 0);
    samples.push(sample);
    const [supervisor, web, worker] = names.map((name) => sample[name].toFixed(1));
    say(
      `${String(second).padStart(6)}  ${supervisor?.padStart(10)}  ${web?.padStart(6)}  ${worker?.padStart(6)}`,
    );
    await sleep(EVERY_MS, undefined, { signal: end }).catch(() => undefined);
  }
  const outcomes = await load;
  say("", `Responses: ${JSON.stringify(outcomes)}`);
  for (const name of names) report(name, limits(name), [{ name: "memory", runs: [held(samples, name)] }]);
  report("start, built", seconds, [{ name: "site", runs: starts }]);
} finally {
  await end(site);
  await db.destroy();
  rmSync(directory, { recursive: true, force: true });
}
