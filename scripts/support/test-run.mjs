import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * @template Result
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} [after] the names of the stages that have to succeed before this one starts
 * @property {() => Promise<Result>} run
 */

/**
 * Runs stages concurrently, each once its dependencies have succeeded. After the first failure no other stage is started;
 * running stages finish.
 *
 * @template Result
 * @param {Stage<Result>[]} stages each listed behind the ones it comes after
 * @param {(result: Result) => boolean} succeeded
 * @returns {Promise<void>} when all started stages have finished
 */
export async function runStages(stages, succeeded) {
  /** @type {Map<string, Promise<boolean>>} */
  const outcomes = new Map();
  let failed = false;

  /** @param {Stage<Result>} stage */
  async function outcomeOf({ after = [], run }) {
    const before = await Promise.all(after.map((name) => outcomes.get(name)));
    if (failed || !before.every(Boolean)) return false;
    const outcome = succeeded(await run());
    failed ||= !outcome;
    return outcome;
  }
  for (const stage of stages) outcomes.set(stage.name, outcomeOf(stage));
  await Promise.all(outcomes.values());
}

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Counts from vitest's JSON report. A file that could not be loaded has no tests in it, and counts as one failure.
 *
 * @param {{ numPassedTests: number, numFailedTests: number,
 *   testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * What went wrong in vitest's JSON report: each test that failed, or passed only when it was tried again, by its name with
 * its messages, and each file that could not be loaded.
 *
 * @param {{ testResults: { name: string, status: string, message?: string,
 *   assertionResults: { status: string, fullName: string, failureMessages?: string[] | null }[] }[] }} report
 * @param {string} folder the project's, which is left out of the files' names
 * @returns {string[]}
 */
export function describeVitest({ testResults }, folder) {
  return testResults.flatMap(({ name, status, message = "", assertionResults }) => {
    const file = relative(folder, name);
    if (status === "failed" && assertionResults.length === 0)
      return [`Failed: ${file}\n${stripVTControlCharacters(message)}`];
    return assertionResults
      .filter(({ failureMessages }) => failureMessages && failureMessages.length > 0)
      .map(({ status: outcome, fullName, failureMessages }) => {
        const messages = stripVTControlCharacters((failureMessages ?? []).join("\n"));
        return `${outcome === "failed" ? "Failed" : "Unsteady"}: ${file}, "${fullName}"\n${messages}`;
      });
  });
}

/**
 * Counts from Playwright's JSON report. Errors outside of tests count as failures; a test that passed only when it was
 * tried again has passed (docs/decisions/tests.md).
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * @typedef {{ title: string, file: string, tests: { status: string, projectName: string,
 *   results: { errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ specs: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * What went wrong in Playwright's JSON report: each test that failed or was unsteady by its name, with
 * the messages of every try.
 *
 * @param {{ suites: Suite[] }} report
 * @returns {string[]}
 */
export function describePlaywright({ suites }) {
  return suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = "" }) => message));
        const outcome = status === "flaky" ? "Unsteady" : "Failed";
        return `${outcome}: ${file}, "${title}" (${projectName})\n${stripVTControlCharacters(messages.join("\n"))}`;
      }),
  );
}

/**
 * A stage that failed has at least one failure, whatever its report says.
 *
 * @param {Counts} counts
 * @param {boolean} succeeded
 * @returns {Counts}
 */
export function withOutcome({ passed, failed }, succeeded) {
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}
