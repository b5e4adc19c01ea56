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
 * Counts from Playwright's JSON report. Errors outside of tests count as failures; a flaky test has failed once.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
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
