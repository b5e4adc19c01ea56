/**
 * What Lighthouse says of the most visited pages, as a mid-range phone on a slow connection sees them (its mobile
 * preset: the load is recorded here and its time on the phone computed).
 *
 * `npm run bench:lighthouse [-- runs] [all] [speed]`: five pages, or all public ones and three states; with `speed` only
 * how fast they are and what they weigh, in half the time. Each page's last report is left in build/bench.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import * as z from "zod";
import { run as runProgram } from "../scripts/support/children.mjs";
import { freePort } from "../scripts/support/port.mjs";
import { say } from "../scripts/support/program";
import { chromiumArguments, systemChromium } from "../scripts/support/programs.mjs";
import { publicPages } from "../tests/support/pages";
import { projectRoot } from "../tests/support/program";
import type { Measure, Subject } from "./support/measures";
import { report } from "./support/report";
import { withSite } from "./support/with-site";

const RUNS = 3;
/** Another one in each language is among the public pages. */
const MORE_STATES = ["/help/california", "/es/help/texas"];
const PAGES = [
  { name: "Home", path: "/" },
  { name: "News", path: "/news" },
  { name: "Support & Resources", path: "/services/support-and-resources" },
  { name: "Statistics", path: "/statistics" },
  { name: "Survey", path: "/crowdfunding" },
];

/** The part of Lighthouse's report that is read here. */
const resultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ numericValue: z.number().optional(), details: z.unknown().optional() }),
  ),
});
type Result = z.output<typeof resultSchema>;
const requestsSchema = z.object({
  items: z.array(z.object({ resourceType: z.string(), transferSize: z.number() })),
});

const score = (category: string) => (run: Result) =>
  Math.round((run.categories[category]?.score ?? Number.NaN) * 100);
const audit = (id: string) => (run: Result) => run.audits[id]?.numericValue ?? Number.NaN;

/** Headers count: a round trip carries them too. */
function documentBytes(run: Result): number {
  const { items } = requestsSchema.parse(run.audits["network-requests"]?.details);
  return items.find(({ resourceType }) => resourceType === "Document")?.transferSize ?? Number.NaN;
}

const qualities: Measure<Result>[] = [
  { title: "accessibility", of: score("accessibility"), atLeast: 100 },
  { title: "best practices", of: score("best-practices"), atLeast: 100 },
  { title: "SEO", of: score("seo"), atLeast: 100 },
];

const speeds: Measure<Result>[] = [
  { title: "performance", of: score("performance"), atLeast: 98 },
  { title: "CLS", of: audit("cumulative-layout-shift"), digits: 3, atMost: 0 },
  { title: "LCP ms", of: audit("largest-contentful-paint"), atMost: 1000 },
  { title: "TBT ms", of: audit("total-blocking-time") },
  { title: "HTML kB", of: (run) => documentBytes(run) / 1000, digits: 1, atMost: 14.6 },
  { title: "kB", of: (run) => audit("total-byte-weight")(run) / 1000, digits: 1 },
];

/** Without `.report.json` and `.report.html`, which Lighthouse adds. */
function reportPath(path: string): string {
  const name = path.replace(/\W+/g, "-").replace(/^-/, "") || "home";
  return join(projectRoot, "build/bench", `lighthouse-${name}`);
}

/** One run in a browser of its own, so that nothing is left of the last one. */
async function measure(url: string, output: string, isSpeedOnly: boolean): Promise<Result> {
  const port = await freePort();
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArguments(), `--remote-debugging-port=${port}`],
  });
  try {
    const options = ["--output=json", "--output=html", "--quiet", "--no-enable-error-reporting"];
    if (isSpeedOnly) options.push("--only-categories=performance");
    const program = join(projectRoot, "node_modules/lighthouse/cli/index.js");
    const args = [program, url, `--port=${port}`, `--output-path=${output}`, ...options];
    const code = await runProgram(process.execPath, args, {});
    if (code !== 0) throw new Error(`Lighthouse gave no result for ${url}`);
    const result = resultSchema.parse(JSON.parse(readFileSync(`${output}.report.json`, "utf8")));
    if (result.runtimeError) throw new Error(result.runtimeError.message);
    return result;
  } finally {
    await browser.close();
  }
}

/** A stored page is compressed at the strongest level when the server is idle, which on a real site it was before. */
async function waitUntilStored(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const { headers } = await fetch(url, { headers: { "Accept-Encoding": "br" } });
    if (!headers.get("etag")?.endsWith('-fast"')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

await withSite(async (site, stopped) => {
  const words = process.argv.slice(3);
  const count = Number(words.find((word) => /^\d+$/.test(word)) ?? RUNS);
  const isSpeedOnly = words.includes("speed");
  const all = [...publicPages, ...MORE_STATES].map((path) => ({ name: path, path }));
  const pages = words.includes("all") ? all : PAGES;
  const subjects: Subject<Result>[] = [];
  for (const { name, path } of pages) {
    await waitUntilStored(site.url + path);
    const runs: Result[] = [];
    while (runs.length < count && !stopped.aborted) {
      runs.push(await measure(site.url + path, reportPath(path), isSpeedOnly));
    }
    if (stopped.aborted) return;
    say(`${name}: ${runs.map((run) => score("performance")(run)).join(", ")}`);
    subjects.push({ name, runs });
  }
  report("page", isSpeedOnly ? speeds : [...speeds, ...qualities], subjects);
});
