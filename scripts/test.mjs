/**
 * `npm test`: installs what it needs, then runs every check and every test. It stops at the first stage that fails,
 * and its last line is always `N passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./support/build-steps.mjs";
import { isStopping, run, stopOnSignals } from "./support/children.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { root } from "./support/root.mjs";
import { requireNode, runMain, Stop } from "./support/stop.mjs";
import { countPlaywright, countVitest, describePlaywright, withOutcome } from "./support/test-counts.mjs";
import { ensureTestTools } from "./support/test-tools.mjs";

const RESULTS = join(root, "test-results");
const VITEST_REPORT = join(RESULTS, "vitest.json");
const PLAYWRIGHT_REPORT = join(RESULTS, "playwright.json");

const biome = ["node_modules/@biomejs/biome/bin/biome"];
const tsc = ["node_modules/typescript/bin/tsc"];
const vitest = ["node_modules/vitest/vitest.mjs"];
const playwright = ["node_modules/@playwright/test/cli.js"];

/** @typedef {import("./support/test-counts.mjs").Counts} Counts */

/** @param {string[]} args */
async function succeeds(args) {
  // What the operator has set for the site is not for its tests; these start their own.
  return (await run(process.execPath, args, { env: { ...process.env, NODE_ENV: "test" } })) === 0;
}

/**
 * @param {string[]} args
 * @returns {Promise<Counts>}
 */
async function check(args) {
  return (await succeeds(args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @template Report
 * @param {string[]} args
 * @param {string} file where the runner leaves its JSON report
 * @param {(report: Report) => Counts} count
 * @returns {Promise<Counts>}
 */
async function suite(args, file, count) {
  const succeeded = await succeeds(args);
  try {
    return withOutcome(count(JSON.parse(readFileSync(file, "utf8"))), succeeded);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * A stage that only has to succeed, and is not counted when it does.
 *
 * @param {Promise<void>} work
 * @returns {Promise<Counts>}
 */
async function preparation(work) {
  try {
    await work;
    return { passed: 0, failed: 0 };
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Playwright prints a failure where it happens, which a log of hundreds of lines buries: it is told once more at the end.
 *
 * @param {Parameters<typeof describePlaywright>[0] & Parameters<typeof countPlaywright>[0]} report
 */
function concludePlaywright(report) {
  for (const problem of describePlaywright(report)) console.error(problem);
  return countPlaywright(report);
}

/** @type {[string, () => Promise<Counts>][]} */
const stages = [
  ["Packages", () => preparation(ensureInstalled(root))],
  ["Browser and Java", () => preparation(ensureTestTools())],
  ["Formatting", () => check([...biome, "format", "."])],
  ["Lint", () => check([...biome, "lint", "--error-on-warnings", "."])],
  ["Types", () => check([...tsc, "--noEmit"])],
  ["Build", () => preparation(ensureBuilt(root))],
  [
    "Unit and integration tests",
    () =>
      suite(
        [...vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`],
        VITEST_REPORT,
        countVitest,
      ),
  ],
  ["End-to-end tests", () => suite([...playwright, "test"], PLAYWRIGHT_REPORT, concludePlaywright)],
];

await runMain(async () => {
  requireNode();
  stopOnSignals(1);
  process.chdir(root);
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  const total = { passed: 0, failed: 0 };
  for (const [name, stage] of stages) {
    console.log(`== ${name}`);
    const { passed, failed } = await stage();
    if (isStopping()) return;
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) {
      console.error(`Stopped: ${name.toLowerCase()} failed.`);
      break;
    }
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});
