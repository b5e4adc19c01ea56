/**
 * What the site's processes hold of memory, from the first build on and through ten minutes of mixed load: pages, searches,
 * posts, exports and hostile connections, with a backup every minute. That is more than eight hours bring to such a site.
 * Prints a line every ten seconds; then which files stay open or are left over, how long the site takes to listen and to
 * stop, and how large its image is. Linux only.
 *
 * `npm run bench:footprint [-- minutes]`
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { connectionDeadlines } from "~/http/connection-deadlines.server";
import { ensureBuilt, invalidateBuild } from "../scripts/support/build-steps.mjs";
import { fillLarge } from "../scripts/support/large-data";
import { freePort } from "../scripts/support/port.mjs";
import { say, stopSignal } from "../scripts/support/program";
import { prepareDatabase } from "../tests/support/prepared-database";
import { projectRoot } from "../tests/support/program";
import { cookieOf } from "../tests/support/staff";
import { waitFor } from "../tests/support/wait-for";
import { type Measure, median } from "./support/measures";
import { mixedLoad } from "./support/mixed-load";
import { memoryOf, openFilesOf, type TreeMemory } from "./support/processes";
import { report } from "./support/report";

const MINUTES = Number(process.argv[3] ?? 10);
const EVERY_MS = 10_000;
/** Longer than the thread that executes statements of staff is kept, and an idle connection: those of the load stay open. */
const SETTLE_MS = connectionDeadlines.keepAlive + 5_000;
/** A backup takes a second or two. */
const PROGRAMS_EVERY_MS = 250;
const STARTS = 5;
const ROWS = 20_000;
const EVENTS = 50_000;
/** How far the second half of the samples may lie above its own first half, as a share. */
const FLAT = 1.05;

const names = ["supervisor", "web", "worker"] as const;
/** What is in them: docs/decisions/processes.md. */
const goals = { supervisor: 5, web: 210, worker: 105 };
/** Of a machine with 512, beside the three. */
const PROGRAMS_GOAL = 150;
const IMAGE_GOAL_MB = 250;

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
interface Times {
  start: number;
  stop: number;
}
const seconds: Measure<Times>[] = [
  { title: "seconds to listening", of: (run) => run.start, digits: 2, atMost: 3 },
  { title: "seconds to stop", of: (run) => run.stop, digits: 2, atMost: 5 },
];
interface Kept {
  filesBefore: number;
  filesAfter: number;
  walMiB: number;
  leftovers: number;
}
/** A pool of connections for reading, and what a request that is being answered holds. */
const MORE_FILES = 10;
/** SQLite cuts the write-ahead log down to 16. */
const WAL_GOAL_MIB = 17;
const kept: Measure<Kept>[] = [
  { title: "open files before", of: (run) => run.filesBefore },
  { title: "more after", of: (run) => run.filesAfter - run.filesBefore, atMost: MORE_FILES },
  { title: "MiB of write-ahead log", of: (run) => run.walMiB, digits: 1, atMost: WAL_GOAL_MIB },
  { title: "files left over", of: (run) => run.leftovers, atMost: 0 },
];
const figure = (title: string, atMost: number): Measure<number>[] => [{ title, of: (run) => run, atMost }];

const directory = mkdtempSync(join(tmpdir(), "footprint-"));
for (const name of ["new", "cur", "tmp"]) mkdirSync(join(directory, "returned", name), { recursive: true });
const filesAtFirst = readdirSync(directory);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: "production",
  DATABASE_PATH: join(directory, "site.db"),
  SESSION_SECRET: "a secret for benches, long enough for the check",
  SITE_URL: url,
  HOST: "127.0.0.1",
  // No feed is in the list: it is only looked for.
  NEWS_IMPORT_CRON: "* * * * *",
  BACKUP_CRON: "* * * * *",
  BOUNCE_MAILDIR: join(directory, "returned"),
  PORT: String(port),
};

/** What the data folder holds beside the database and what a site keeps there, once nothing is being written. */
const leftovers = () => {
  const known = new Set([...filesAtFirst, "backups", "outbox", "alerts.json"]);
  return readdirSync(directory).filter((name) => !known.has(name) && !name.startsWith("site.db"));
};

function walMiB(): number {
  return (statSync(`${env.DATABASE_PATH}-wal`, { throwIfNoEntry: false })?.size ?? 0) / 2 ** 20;
}

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

/** @returns how many seconds it took */
async function end(site: ChildProcess): Promise<number> {
  const began = performance.now();
  if (site.exitCode !== null) return 0;
  site.kill("SIGTERM");
  await once(site, "exit");
  return (performance.now() - began) / 1000;
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

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean(), devOptional: z.boolean() }).partial()),
});

/** What the Dockerfile's last stage copies: a package that it depends on in several ways is counted once. */
function imageMegabytes(): number {
  const { packages } = lockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const production = Object.keys(packages).filter(
    (path) => !(packages[path]?.dev || packages[path]?.devOptional),
  );
  const paths = [...production, "scripts", "seeds", "models", "public", "build"].filter((path) =>
    existsSync(path),
  );
  const { stdout } = spawnSync("du", ["-skc", "--exclude=build/bench", ...paths], {
    encoding: "utf8",
  });
  return Number.parseInt(stdout.trimEnd().split("\n").at(-1) ?? "", 10) / 1024;
}

const stopped = stopSignal();
await ensureBuilt(projectRoot);
const { db, admin } = await prepareDatabase(env.DATABASE_PATH ?? "", true);
await fillLarge(db, { rows: ROWS, events: EVENTS, tell: () => undefined });
const user = await db
  .selectFrom("users")
  .select("id")
  .where("email", "=", admin.email)
  .executeTakeFirstOrThrow();
const cookie = await cookieOf({ db, env }, user.id);

const times: Times[] = [];
while (times.length < STARTS && !stopped.aborted) {
  const { site, took } = await start("--built");
  times.push({ start: took, stop: await end(site) });
}

// A supervisor that has built the site holds no more than one that has not.
invalidateBuild(projectRoot);
const { site } = await start();
try {
  await sleep(5_000);
  const samples: TreeMemory[] = [];
  const filesBefore = openFilesOf(site.pid ?? 0);
  let largestWal = 0;
  let programs = 0;
  const watching = setInterval(() => {
    programs = Math.max(programs, memoryOf(site.pid ?? 0).programs);
  }, PROGRAMS_EVERY_MS);
  const end = AbortSignal.any([stopped, AbortSignal.timeout(MINUTES * 60_000)]);
  const load = mixedLoad({ url, cookie, signal: end });
  say("second  supervisor     web  worker  (MiB)");
  for (let second = 0; !end.aborted; second += EVERY_MS / 1000) {
    const sample = memoryOf(site.pid ?? 0);
    samples.push(sample);
    largestWal = Math.max(largestWal, walMiB());
    const [supervisor, web, worker] = names.map((name) => sample[name].toFixed(1));
    say(
      `${String(second).padStart(6)}  ${supervisor?.padStart(10)}  ${web?.padStart(6)}  ${worker?.padStart(6)}`,
    );
    await sleep(EVERY_MS, undefined, { signal: end }).catch(() => undefined);
  }
  clearInterval(watching);
  const outcomes = await load;
  say("", `Responses: ${JSON.stringify(outcomes)}`);
  await sleep(SETTLE_MS);
  const filesAfter = openFilesOf(site.pid ?? 0);
  for (const name of names) report(name, limits(name), [{ name: "memory", runs: [held(samples, name)] }]);
  report("programs", figure("MiB most", PROGRAMS_GOAL), [{ name: "of the worker", runs: [programs] }]);
  const runs = [{ filesBefore, filesAfter, walMiB: largestWal, leftovers: leftovers().length }];
  report("files", kept, [{ name: "after the load", runs }]);
  report("times", seconds, [{ name: "site", runs: times }]);
  report("image", figure("MB without Node", IMAGE_GOAL_MB), [{ name: "program", runs: [imageMegabytes()] }]);
} finally {
  await end(site);
  await db.destroy();
  rmSync(directory, { recursive: true, force: true });
}
