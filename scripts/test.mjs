/**
 * `npm test`: installs what it needs, then runs every check and every test, as much of it side by side as possible
 * (docs/decisions/tests.md). Its last line is always `N passed, N failed`; what failed stands before it.
 *
 * `npm run check`: with `--quick`, only what needs neither the built site nor a browser.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { exitCode, isStopping, start, stopOnSignals } from "./support/children.mjs";
import { requireNode, runMain } from "./support/cli.mjs";
import { root } from "./support/root.mjs";
import {
  countPlaywright,
  countVitest,
  describePlaywright,
  describeVitest,
  runStages,
  withOutcome,
} from "./support/test-run.mjs";

const RESULTS = join(root, "test-results");
const VITEST_REPORT = join(RESULTS, "vitest.json");
const PLAYWRIGHT_REPORT = join(RESULTS, "playwright.json");
/** After so long a silence, what runs is named. */
const STILL_RUNNING_MS = 30_000;

const biome = "node_modules/@biomejs/biome/bin/biome";
/** The compiler in Go. The structure tests read the source with the parser of the one in JavaScript. */
const tsc = "node_modules/typescript-7/bin/tsc";
const vitest = "node_modules/vitest/vitest.mjs";
const playwright = "node_modules/@playwright/test/cli.js";
const preparation = "scripts/support/prepare-tests.mjs";

/** @typedef {import("./support/test-run.mjs").Counts} Counts */
/** @typedef {Counts & { problems: string[] }} Result `problems`: what failed or was unsteady, for the log's end */

const seconds = (/** @type {number} */ since) => `${Math.round((performance.now() - since) / 1_000)} s`;

/** When each stage that runs now was started. @type {Map<string, number>} */
const running = new Map();
/** How long each stage took that has ended. @type {string[]} */
const times = [];

/**
 * Runs a stage and prints its output as one piece when it ends.
 *
 * @param {string} name
 * @param {string[]} args to node
 * @param {NodeJS.ProcessEnv} env
 */
async function printsAtItsEnd(name, args, env) {
  const began = performance.now();
  running.set(name, began);
  const child = start(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const succeeded = (await exitCode(child)) === 0;
  running.delete(name);
  times.push(`${name.toLowerCase()} ${seconds(began)}`);
  console.log(
    `== ${name}: ${succeeded ? "succeeded" : "failed"} after ${seconds(began)}\n${output.trimEnd()}`,
  );
  return succeeded;
}

/** What the operator has set for the site is not for its tests; these start their own. @type {NodeJS.ProcessEnv} */
const testEnv = {
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
  ...process.env,
  NODE_ENV: "test",
};

/**
 * A stage that only has to succeed, and is not counted when it does.
 *
 * @param {string} name
 * @param {string} what
 * @param {string[]} after
 */
const prepares = (name, what, after = []) => ({
  name,
  after,
  run: async () => toResult(0, await printsAtItsEnd(name, [preparation, what], process.env), name),
});

/**
 * A stage that counts as one test.
 *
 * @param {string} name
 * @param {string[]} args
 */
const checks = (name, ...args) => ({
  name,
  after: ["Packages"],
  run: async () => toResult(1, await printsAtItsEnd(name, args, testEnv), name),
});

/**
 * @param {number} passed
 * @param {boolean} succeeded
 * @param {string} name
 * @returns {Result}
 */
const toResult = (passed, succeeded, name) =>
  succeeded
    ? { passed, failed: 0, problems: [] }
    : { passed: 0, failed: 1, problems: [`Failed: ${name.toLowerCase()}; its output stands above.`] };

/**
 * A stage whose tests are counted one by one.
 *
 * @template Report
 * @param {string} name
 * @param {string[]} after
 * @param {string[]} args
 * @param {string} file where the runner leaves its JSON report
 * @param {(report: Report) => Result} read
 */
const tests = (name, after, args, file, read) => ({
  name,
  after,
  run: async () => {
    const succeeded = await printsAtItsEnd(name, args, testEnv);
    try {
      const result = read(JSON.parse(readFileSync(file, "utf8")));
      return { ...result, ...withOutcome(result, succeeded) };
    } catch {
      return toResult(0, false, name);
    }
  },
});

/** @param {Parameters<typeof countVitest>[0] & Parameters<typeof describeVitest>[0]} report */
const readVitest = (report) => ({ ...countVitest(report), problems: describeVitest(report, root) });

/** @param {Parameters<typeof countPlaywright>[0] & Parameters<typeof describePlaywright>[0]} report */
const readPlaywright = (report) => ({ ...countPlaywright(report), problems: describePlaywright(report) });

const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`];

const sources = [
  prepares("Packages", "packages"),
  checks("Formatting and lint", biome, "check", "--error-on-warnings", "."),
  // Other stages have the other cores.
  checks("Types", tsc, "--noEmit", "--singleThreaded"),
];
const unit = [vitest, "run", "--project", "unit", ...reporters];
const ready = ["Build", "Browser and Java"];

const stages = process.argv.includes("--quick")
  ? [...sources, tests("Unit tests", ["Packages"], unit, VITEST_REPORT, readVitest)]
  : [
      ...sources,
      prepares("Debian's browser and Java", "debian-packages"),
      prepares("Build", "build", ["Packages"]),
      prepares("Browser and Java", "npm-tools", ["Packages", "Debian's browser and Java"]),
      tests("Unit and integration tests", ready, [vitest, "run", ...reporters], VITEST_REPORT, readVitest),
      tests("End-to-end tests", ready, [playwright, "test"], PLAYWRIGHT_REPORT, readPlaywright),
    ];

await runMain(async () => {
  requireNode();
  stopOnSignals(1);
  process.chdir(root);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const problems = [];
  const began = performance.now();
  setInterval(() => {
    const names = [...running].map(([name, since]) => `${name.toLowerCase()} (${seconds(since)})`);
    console.log(`Running: ${names.join(", ")}`);
  }, STILL_RUNNING_MS).unref();
  await runStages(stages, (result) => {
    total.passed += result.passed;
    total.failed += result.failed;
    problems.push(...result.problems);
    return result.failed === 0;
  });
  if (isStopping()) return;
  console.log(`== After ${seconds(began)}: ${times.join(", ")}`);
  for (const problem of problems) console.error(problem);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
