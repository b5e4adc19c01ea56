import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { publicPaths } from "~/content/addresses";
import { migrateFile } from "~/database/migrate.server";
import { openDatabase } from "~/database/open-database.server";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { fillTable } from "../../scripts/support/large-data";
import { say } from "../../scripts/support/program";
import { projectRoot } from "../../tests/support/program";
import { type Site, type SiteOptions, startSite } from "../../tests/support/server";
import { SEARCHES } from "./cases";
import { type Measure, measuresTable, quantile, type Subject } from "./measures";
import { cpuMsOf } from "./processes";
import { fillArticles } from "./search-data";

/** Their index for the dashboard's search is slow to fill, and the public totals are rows that triggers maintain. */
const MAX_SURVEYS = 10_000;

async function fillFile(path: string, count: number): Promise<void> {
  await migrateFile(path);
  const db = openDatabase(path);
  try {
    await loadSeeds(db, join(projectRoot, "seeds"));
    // Interrupted, the file is not used.
    await sql`pragma synchronous = off`.execute(db);
    await sql`pragma cache_size = -400000`.execute(db);
    await db.transaction().execute(async (trx) => {
      await fillArticles(trx, count);
      await fillTable(trx, "form_analytics", count);
      await fillTable(trx, "ai_impact_surveys", Math.min(count, MAX_SURVEYS));
    });
  } finally {
    await db.destroy();
  }
}

/**
 * A database with this many articles and form events. The files stay in `build/bench` for the next run, which
 * applies new migrations to them; a million take five minutes and 3 GB.
 */
async function largeDatabase(count: number): Promise<string> {
  const folder = join(projectRoot, "build/bench");
  const path = join(folder, `site-${count}.db`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const part = `${path}.part`;
  for (const ending of ["", "-wal", "-shm"]) rmSync(part + ending, { force: true });
  await fillFile(part, count);
  renameSync(part, path);
  return path;
}

/** The built site with a large database. */
async function startLargeSite(count: number, options: SiteOptions = {}): Promise<Site> {
  const path = await largeDatabase(count);
  // The site removes its folder in the end, and with it only the link.
  const directory = mkdtempSync(join(tmpdir(), "large-"));
  symlinkSync(path, join(directory, "site.db"));
  return startSite({ asDeployed: true, ...options, directory });
}

const WARM_UP = 15;
const REQUESTS = 40;

/** The last page, filters and words that most articles have: what a list, a count or an index could be slow with. */
const PATHS = [
  ...publicPaths,
  "/news.rss",
  "/news?page=100000000",
  "/news?source=Ars+Technica",
  "/news?source=Ars+Technica&page=100000000",
  "/news?q=AI",
  "/news?q=the",
  "/news?q=a",
  "/news?q=%25",
  "/news?q=klrana",
  "/news?q=unicorn",
  "/news?q=AI&page=100000000",
  "/news?q=AI&source=Ars+Technica",
  ...SEARCHES,
];

interface Cost {
  p50: number;
  p95: number;
  cpuMs: number;
}

function timeRequest(url: string, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded with ${response.statusCode}`));
      response.resume().on("end", () => resolve(performance.now() - start));
    })
      .on("error", reject)
      .end();
  });
}

async function costOf(url: string, pid: number): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let sent = 0; sent < WARM_UP; sent += 1) await timeRequest(url, agent);
  const before = cpuMsOf(pid);
  const times: number[] = [];
  while (times.length < REQUESTS) times.push(await timeRequest(url, agent));
  agent.destroy();
  const cpuMs = (cpuMsOf(pid) - before) / REQUESTS;
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), cpuMs };
}

type BySize = ReadonlyMap<number, Cost>;

/**
 * Prints what a request costs that is not stored, one after the other, for each number of articles and events.
 *
 * @returns milliseconds of the processor by path and size
 */
export async function measureSizes(
  sizes: readonly number[],
  stopped: AbortSignal,
): Promise<Record<string, Record<string, number>>> {
  const costs = new Map(PATHS.map((path): [string, Map<number, Cost>] => [path, new Map()]));
  for (const size of sizes) {
    if (stopped.aborted) return {};
    const site = await startLargeSite(size, { env: { PAGE_CACHE_MB: "0" } });
    try {
      for (const [path, bySize] of costs) bySize.set(size, await costOf(site.url + path, site.web().pid));
    } finally {
      await site.stop();
    }
  }
  const measures = (title: string, figure: (cost: Cost) => number): Measure<BySize>[] =>
    sizes.map((size) => ({
      title: `${size} ${title}`,
      of: (bySize) => figure(bySize.get(size) ?? { p50: Number.NaN, p95: Number.NaN, cpuMs: Number.NaN }),
      digits: 1,
    }));
  const columns = [
    ...measures("CPU ms", ({ cpuMs }) => cpuMs),
    ...measures("p50", ({ p50 }) => p50),
    ...measures("p95", ({ p95 }) => p95),
  ];
  const subjects: Subject<BySize>[] = [...costs].map(([name, bySize]) => ({ name, runs: [bySize] }));
  if (sizes.length > 0) say("", ...measuresTable("not stored, one at a time", columns, subjects));
  return Object.fromEntries(
    [...costs].map(([path, bySize]) => [
      path,
      Object.fromEntries(
        [...bySize].map(([size, { cpuMs }]) => [String(size), Number(cpuMs.toPrecision(3))]),
      ),
    ]),
  );
}
